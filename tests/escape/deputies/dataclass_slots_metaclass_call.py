# The same by __call__ of the metaclass.
# option: --allow-import=dataclasses --module-path ../../modules/host
# expect-strict: AttributeError: 'M' object has no attribute '__bases__' (blocked
# expect-standard: contained
import dataclasses

got = []


class M(type):
    def __call__(cls, *arguments, **keywords):
        return super().__call__(*arguments, **keywords)


class MM(type):
    def __call__(cls, *arguments, **keywords):
        got.append(arguments)
        return super().__call__(*arguments, **keywords)


class M(type, metaclass=MM):
    def __init__(cls, *arguments):
        got.append(arguments)


class Sub(metaclass=M):
    x: int = 1


del got[:]
dataclasses.dataclass(slots=True)(Sub)
print("contained" if got else "ESCAPED")
