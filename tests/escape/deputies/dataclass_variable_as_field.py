# A field has the name of a variable of the composed methods and is not a parameter: the method would
# read the variable.
# option: --allow-import=dataclasses --module-path ../../modules/host
# expect-strict: TypeError: Field names must not begin with '__dataclass_'
# expect-standard: TypeError: Field names must not begin with '__dataclass_'
import dataclasses

got = []


@dataclasses.dataclass(frozen=True)
class D:
    __dataclass_set__: dataclasses.InitVar[int] = dataclasses.field(init=False)
    x: int = 0

    def __post_init__(self, value):
        got.append(value)


try:
    D()
except NameError:
    pass
print("ESCAPED" if got else "contained")
