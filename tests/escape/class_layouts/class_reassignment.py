# __class__ of builtin values cannot be changed.
# expect-strict: contained
# expect-standard: contained
class Fake(int):
    pass


class Other:
    pass


count = 0
for value in (5, "a", [], (), {}, print, None, Fake(1), int):
    try:
        value.__class__ = Other
        print("ESCAPED", value)
    except (TypeError, AttributeError):
        count += 1
print("contained" if count == 9 else "ESCAPED")
