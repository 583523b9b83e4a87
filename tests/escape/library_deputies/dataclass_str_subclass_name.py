# A field name that is a str subclass: an identifier when it is checked, code when it is used.
# option: --allow-import=dataclasses
# expect-strict: TypeError: 
# expect-standard: TypeError: 
import dataclasses


class Name(str):
    def isidentifier(self):
        return True


dataclasses.make_dataclass("A", [Name("x): pass\nprint('ESCAPED')\ndef f(y")])
