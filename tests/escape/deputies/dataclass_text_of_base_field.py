# Methods are composed as text, and a program controls the text of the fields of a base class.
# option: --allow-import=dataclasses --module-path ../../modules/host
# expect-strict: TypeError: Field names must be valid identifiers
# expect-standard: TypeError: Field names must be valid identifiers
import dataclasses


@dataclasses.dataclass
class Sample:
    x: dataclasses.InitVar[int] = 0


KIND = Sample.__dataclass_fields__["x"]._field_type


def inject(text):
    f = dataclasses.field()
    f.name = "a=0): pass\n  " + text + "\n  def __init__(self"
    f._field_type = KIND
    f.kw_only = False

    class Base:
        pass
    Base.__dataclass_fields__ = {"x": f}
    Base.__dataclass_params__ = Sample.__dataclass_params__
    dataclasses.dataclass(type("D", (Base,), {}), repr=False, eq=False, match_args=False)


inject("print('ESCAPED')")
