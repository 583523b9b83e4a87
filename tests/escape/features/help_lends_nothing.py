# help() is Python code of the library; a guest's class, name and docstring hooks get no right from it.
# option: --enable help
# expect-strict: contained
# expect-standard: contained
def f():
    pass


seen = []


class Meta(type):
    def __getattribute__(cls, name):
        seen.append(name)
        try:
            seen.append(type.__getattribute__(cls, "__subclasses__"))
        except AttributeError:
            pass
        return type.__getattribute__(cls, name)


class A(metaclass=Meta):
    @property
    def __doc__(self):
        seen.append(f.__globals__ if strict_is_off else None)
        return "text"


try:
    f.__globals__
    strict_is_off = True
except AttributeError:
    strict_is_off = False
for subject in A, A(), "A", 1, [], help:
    help(subject)
got = [s for s in seen if s is not None and not isinstance(s, str)]
print("ESCAPED" if got and not strict_is_off else "contained")
