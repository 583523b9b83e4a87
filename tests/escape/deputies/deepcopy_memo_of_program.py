# The memo of deepcopy() belongs to the program: objects that only __self__ and __reduce_ex__ reach are not in it.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import copy
import vault

memo = {}
for value in (vault.shown, vault.shown_method, vault.shown_set, vault.listing(), vault.exported):
    try:
        copy.deepcopy(value, memo)
    except TypeError:
        pass


def walk(value):
    if type(value) in (list, tuple):
        for item in value:
            yield from walk(item)
    elif type(value) is dict:
        for item in value.values():
            yield from walk(item)
    yield value


# Where a guest may read __self__ and __reduce_ex__ itself, there is nothing to hide.
open_to_guest = hasattr(vault.shown, "__self__")
found = [value for value in walk(memo) if type(value) is list and "a" in value
         or type(value) is dict and "k" in value or type(value) is set]
print("contained" if open_to_guest or not found else "ESCAPED")
