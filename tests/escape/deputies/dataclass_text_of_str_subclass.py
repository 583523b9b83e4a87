# A field name that is a subclass of str, whose isidentifier() lies.
# option: --allow-import=dataclasses --module-path ../../modules/host
# expect-strict: TypeError: Field names must be valid identifiers
# expect-standard: TypeError: Field names must be valid identifiers
import dataclasses


class Name(str):
    def isidentifier(self):
        return True

    def startswith(self, *arguments):
        return False


class Base:
    pass


f = dataclasses.field()
f.name = Name("a=0): print('ESCAPED')\n  def __init__(self")
f.kw_only = False
Base.__dataclass_fields__ = {"x": f}
dataclasses.dataclass(type("D", (Base,), {}))
