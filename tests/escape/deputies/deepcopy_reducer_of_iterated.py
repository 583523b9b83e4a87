# The same for what an iterator goes through.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: TypeError: cannot pickle 'list_iterator' object
# expect-standard: contained
import copy
import copyreg
import vault

made = copy.deepcopy(vault.listing())
print("contained" if list(made) == ["a", "b"] else "ESCAPED")
