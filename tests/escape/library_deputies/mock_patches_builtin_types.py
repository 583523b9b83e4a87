# Built-in types, functions and their methods cannot be changed by patches, as they cannot by assignments.
# option: --allow-import=unittest
# expect-strict: contained
# expect-standard: contained
from unittest.mock import patch


class Meta(type):
    pass


refused = 0
for holder, name in ((int, "bit_length"), (list, "append"), (str, "__eq__"), (object, "__init__"),
                     (type, "__call__"), (BaseException, "args"), (dict.fromkeys, "__name__"),
                     (len, "__name__"), (None, "__bool__"), (type(len), "__call__"), (3, "real"),
                     (Meta, "__basicsize__"), (Meta, "__flags__")):
    for options in ({"new": 1}, {"autospec": True}, {"create": True}, {"spec": True}):
        try:
            with patch.object(holder, name, **options):
                print("ESCAPED", holder, name)
        except (AttributeError, TypeError, RuntimeError):
            refused += 1
print("contained" if refused == 52 and (5).bit_length() == 3 and [1] + [] == [1] else refused)
