# The reducer removes itself from the table before copy checks whether there was one.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'Validated' object has no attribute '__setstate__' (blocked
# expect-standard: contained
import copy
import copyreg
import vault


def reduce(value):
    copyreg.dispatch_table.pop(vault.Validated)
    return vault.Validated, (1,), 1000


copyreg.pickle(vault.Validated, reduce)
made = copy.copy(vault.Validated(1))
print("contained" if made.value == 1000 else "ESCAPED")
