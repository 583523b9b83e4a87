# The same for the object that an iterator iterates over.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: TypeError: cannot pickle 'list_iterator' object
# expect-standard: contained
import copy
import copyreg
import vault

made = copy.deepcopy(vault.listing())
print("contained" if list(made) == ["a", "b"] else "ESCAPED")
