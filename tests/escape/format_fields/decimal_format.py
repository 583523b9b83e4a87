# __format__ of Decimal gets a lying specification: it reads the real characters.
# option: --allow-import=decimal
# expect-strict: ValueError: 
# expect-standard: ValueError: 
import decimal


class Spec(str):
    def __getattribute__(self, name):
        return lambda *a, **k: "__globals__"


decimal.Decimal(1).__format__(Spec("__globals__"))
print("ESCAPED")
