# The names in a pickle and the state that it sets obey the guards of the policy.
# option: --allow-import pickle
# expect-strict: contained
# expect-standard: contained
import pickle


class Box:
    pass


guarded = []
for name in ("Box.__subclasses__", "Box.__mro__", "Box.__dict__", "Box.__init__.__globals__", "__builtins__"):
    try:
        pickle.loads(b"\x80\x04\x8c\x08__main__\x8c" + bytes([len(name)]) + name.encode() + b"\x93.")
        guarded.append(name)
    except AttributeError:
        pass
# Under standard the program itself may read these names.
strict = not hasattr(Box, "__mro__")
print("ESCAPED" if strict and guarded else "contained", *guarded * strict)
