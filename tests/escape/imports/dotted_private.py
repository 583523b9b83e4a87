# A private module by its dotted name.
# option: --allow-import=*
# expect-strict: ImportError: | ModuleNotFoundError: 
# expect-standard: ImportError: | ModuleNotFoundError: 
import collections._wrappers
print("ESCAPED")
