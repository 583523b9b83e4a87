# A reducer that the program registers for set would get a set that only __self__ leads to.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: TypeError: cannot pickle 'method-wrapper' object
# expect-standard: TypeError: cannot pickle 'method-wrapper' object
import copy
import copyreg
import vault

copyreg.pickle(set, lambda value: print("ESCAPED", value) or (set, ()))
copy.deepcopy(vault.shown_set)
