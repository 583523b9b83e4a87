# Builtin types cannot be changed.
# expect-strict: contained
# expect-standard: contained
count = 0
for target, name in ((int, "__add__"), (str, "upper"), (list, "append"), (object, "__eq__"), (type,
    "__call__"), (dict, "get"), (ValueError, "__str__")):
    try:
        setattr(target, name, lambda *a: "changed")
        print("ESCAPED", target)
    except TypeError:
        count += 1
    except AttributeError:
        count += 1
print("contained" if count == 7 else "ESCAPED")
