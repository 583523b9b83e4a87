# String annotations reach no guarded attribute, neither by dots nor as a name of a class.
# option: --allow-import typing,annotationlib,types
# expect-strict: contained
# expect-standard: contained
import annotationlib, types, typing

class C:
    x: "C.__mro__"
    y: "__dict__"
    z: "C.__subclasses__"

reached = []
for text in ("C.__mro__", "C.__base__", "C.__subclasses__()", "C.__init_subclass__.__self__", "f.__globals__"):
    try:
        reached.append(annotationlib.ForwardRef(text, owner=C).evaluate(globals={"C": C, "f": lambda: 1}))
    except (AttributeError, NameError, SyntaxError, TypeError):
        pass
for action in (lambda: types.get_original_bases(C), lambda: typing.get_type_hints(C),
               lambda: annotationlib.ForwardRef("__dict__", owner=C).evaluate(),
               lambda: typing.Protocol._abc_impl):
    try:
        reached.append(action())
    except (AttributeError, NameError, TypeError, SyntaxError):
        pass
try:
    (lambda: 0).__globals__
    guarded = False
except AttributeError:
    guarded = True
print("ESCAPED" if reached and guarded else "contained")
