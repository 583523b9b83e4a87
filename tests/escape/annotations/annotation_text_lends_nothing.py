# String annotations are evaluated with the guest's own rights: no names of library modules, no
# guarded names of classes.
# option: --allow-import typing,annotationlib,json,types,abc,collections.abc,collections
# expect-strict: contained
# expect-standard: contained
import typing, annotationlib, json, types

found = []
try:
    (lambda: 0).__globals__
    guarded = False
except AttributeError:
    guarded = True

def attempt(action):
    try:
        found.append(action())
    except (NameError, AttributeError, TypeError, SyntaxError, LookupError, NotImplementedError):
        pass

Ref = annotationlib.ForwardRef
attempt(lambda: Ref("sys", module="typing").evaluate())
attempt(lambda: Ref("_get_dump", module="typing").evaluate())
attempt(lambda: Ref("sys", owner=typing.get_type_hints).evaluate())
attempt(lambda: Ref("sys", owner=typing).evaluate())
attempt(lambda: typing.evaluate_forward_ref(Ref("sys", module="typing")))

def wrapped(a: "scanner"): pass
wrapped.__wrapped__ = json.loads
attempt(lambda: typing.get_type_hints(wrapped)["a"])
attempt(lambda: annotationlib.get_annotations(wrapped, eval_str=True)["a"])
attempt(lambda: annotationlib.call_annotate_function(typing.get_type_hints.__annotate__, 3))
attempt(lambda: annotationlib._with_names(typing.get_type_hints, {}, True))
attempt(lambda: annotationlib._names_of(typing.get_type_hints))
try:
    typing.get_type_hints.__annotations__ = {"a": "sys"}
    attempt(lambda: typing.get_type_hints(typing.get_type_hints)["a"])
except (AttributeError, TypeError):
    pass
# Objects that these modules consist of lend no right either.
import abc, collections.abc
def other(): pass
for action in (lambda: typing._class_of("re", "compile"), lambda: typing._class_of("Pattern", "compile"),
               lambda: abc._get_dump(collections.abc.Mapping)[0] and None,
               lambda: [each for part in abc._get_dump(collections.abc.Mapping) if not isinstance(part, str) for each
                        in part][0],
               lambda: collections.abc.Mapping._abc_impl[0] and None,
               lambda: annotationlib._guest_globals(typing.get_type_hints)["sys"],
               lambda: annotationlib._guest_globals("typing")["sys"],
               lambda: annotationlib._guest_globals(other)["__builtins__"] if guarded else None,
               lambda: annotationlib._guest_globals(other)["__name__"] and len if guarded else None,
               lambda: Ref("__builtins__", owner=other).evaluate() and len if guarded else None):
    attempt(action)
found = [each for each in found if isinstance(each, types.ModuleType) or callable(each)
         and getattr(each, "__module__", None) != "__main__"]
print("ESCAPED" if found else "contained")
