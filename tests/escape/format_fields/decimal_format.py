# Decimal is Python of the library: its __format__ gets a lying specification.
# option: --allow-import=decimal
# expect-strict: ValueError: 
# expect-standard: ValueError: 
import decimal


class Spec(str):
    def __getattribute__(self, name):
        return lambda *a, **k: "__globals__"


decimal.Decimal(1).__format__(Spec("__globals__"))
print("ESCAPED")
