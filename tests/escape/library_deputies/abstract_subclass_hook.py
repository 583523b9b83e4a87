# A __subclasshook__ of the library reads __mro__ of a fake class, as the program could: if that is
# guarded nothing reaches the fake, otherwise only names do.
# option: --allow-import=contextlib
# expect-strict: contained
# expect-standard: contained
import contextlib

seen = []


class Fake:
    def __getattr__(self, name):
        seen.append(name)
        raise AttributeError(name)


try:
    contextlib.AbstractContextManager.__subclasshook__(Fake())
except AttributeError:
    pass
print("contained" if all(type(s) is str for s in seen) else "ESCAPED")
