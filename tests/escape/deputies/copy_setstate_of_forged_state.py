# A new object of a class of the host, with a state that the program made up.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'Validated' object has no attribute '__setstate__' (blocked
# expect-standard: contained
import copy
import copyreg
import vault

copyreg.pickle(vault.Validated, lambda value: (vault.Validated, (1,), 1000))
made = copy.copy(vault.Validated(1))
print("contained" if made.value == 1000 else "ESCAPED")
