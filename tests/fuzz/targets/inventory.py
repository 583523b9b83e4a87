# Lists the callables for guests.cpp: every function and type that a guest can name, and the methods of
# the types. guests.cpp prepends the list MODULES. Each line has the kind, the least and the most
# positional arguments, and the expression that names the callable.
import inspect


def write(kind, value, text):
    try:
        kinds = [(p.kind, p.default) for p in inspect.signature(value).parameters.values()]
        positional = [default for p, default in kinds if p.name.startswith("POSITIONAL")]
        least, most = sum(default is inspect.Parameter.empty for default in positional), len(positional)
        if any(p.name == "VAR_POSITIONAL" for p, _ in kinds):
            most += 2
    except (TypeError, ValueError):
        least, most = 1, 3
    print(kind, least, most, text)


def write_all():
    seen = set()
    for module in ["builtins", *MODULES]:
        try:
            holder = __import__(module, fromlist=["x"])
        except ImportError:
            continue
        for name in sorted(dir(holder)):
            try:
                value = getattr(holder, name)
            except (AttributeError, ImportError):  # made on demand, from what no run has
                continue
            if name.startswith("_") or not callable(value) or id(value) in seen:
                continue
            seen.add(id(value))
            text = name if module == "builtins" else f"{module}.{name}"
            write("call", value, text)
            if isinstance(value, type):
                for method in sorted(dir(value)):
                    found = getattr(value, method, None)
                    if callable(found) and id(found) not in seen:
                        seen.add(id(found))
                        write("method", found, f"{text}.{method}")


write_all()
