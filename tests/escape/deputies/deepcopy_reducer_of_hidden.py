# A reducer that the program registers for set would get a set that only __self__ leads to. Where the
# policy opens __self__, it gets what the program can read itself.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: TypeError: cannot pickle 'method-wrapper' object
# expect-standard: contained
import copy
import copyreg
import vault

shown = getattr(vault.shown_set, "__self__", None)
copyreg.pickle(set, lambda value: print("contained" if value is shown else f"ESCAPED {value}") or (set, ()))
copy.deepcopy(vault.shown_set)
