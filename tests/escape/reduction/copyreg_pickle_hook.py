# copyreg.pickle registers a function of the guest for a built-in type: copy calls it in this run.
# option: --allow-import=copyreg,copy
# expect-strict: contained
# expect-standard: contained
import copy
import copyreg

copyreg.pickle(complex, lambda z: (complex, (z.real, 5)))
print("contained" if copy.copy(1 + 2j) in (1 + 2j, 1 + 5j) else "ESCAPED")
