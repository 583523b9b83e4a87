# A metaclass that observes assignments to its classes: it must not get the function that sets the
# state of frozen objects.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import dataclasses
import vault

got = {}


class M(type):
    def __setattr__(cls, name, value):
        got[name] = value
        try:
            super().__setattr__(name, value)
        except AttributeError:
            pass  # guarded


class C(metaclass=M):
    user: str


dataclasses.dataclass(frozen=True, slots=True)(C)
# Where the names are not guarded, the metaclass may read them anyway.
guarded = [name for name in ("__setstate__", "__getstate__", "__setattr__") if name in got
           and not hasattr(object, "__getstate__")]
print("ESCAPED" if guarded or not got else "contained")
