# init of a field alternates between true and false: the name is in the text without being a parameter.
# option: --allow-import=dataclasses --module-path ../../modules/host
# expect-strict: TypeError: Field names must not begin
# expect-standard: TypeError: Field names must not begin
import dataclasses


class Flip:
    state = False

    def __bool__(self):
        Flip.state = not Flip.state
        return Flip.state


f = dataclasses.field()
f.name = "__dataclass_set__"
f.init = Flip()
f.kw_only = False
f._field_type = dataclasses.dataclass(type("S", (), {"__annotations__": {"a": int}})) \
    .__dataclass_fields__["a"]._field_type


class Base:
    pass


class Parameters:
    frozen = True


Base.__dataclass_fields__ = {"x": f}
Base.__dataclass_params__ = Parameters
D = dataclasses.dataclass(frozen=True)(type("D", (Base,), {"__slots__": ("got",)}))
print("ESCAPED", D())
