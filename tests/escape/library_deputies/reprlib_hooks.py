# reprlib looks for methods called repr_TYPE: the type's name is the guest's choice.
# option: --allow-import=reprlib
# expect-strict: contained
# expect-standard: contained
import reprlib

A = type("x__globals__", (), {"__repr__": lambda self: "mine"})
print("contained" if reprlib.repr(A()) == "mine" else "ESCAPED")
