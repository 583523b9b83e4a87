# The name of a field is a property of a subclass of Field: an identifier when it is checked, text later.
# option: --allow-import=dataclasses --module-path ../../modules/host
# expect-strict: TypeError: Field names must be valid identifiers
# expect-standard: TypeError: Field names must be valid identifiers
import dataclasses



class Liar(dataclasses.Field):
    @property
    def name(self):
        reads.append(1)
        return "x" if len(reads) <= allowed else "a=0): print('ESCAPED')\n  def __init__(self"

    @name.setter
    def name(self, value):
        pass


class Base:
    pass


f = Liar(dataclasses.MISSING, dataclasses.MISSING, True, True, None, True, None, False, None)
f._field_type = dataclasses.dataclass(type("S", (), {"__annotations__": {"a": int}})) \
    .__dataclass_fields__["a"]._field_type
Base.__dataclass_fields__ = {"x": f}
Base.__dataclass_params__ = Base.__dataclass_fields__ and type("P", (), {"frozen": False})
refused = 0
for allowed in range(12, -1, -1):
    reads = []
    try:
        dataclasses.dataclass(type("D", (Base,), {}))
    except TypeError as error:
        refused += "identifiers" in str(error)
        last = error
if refused:
    raise last
