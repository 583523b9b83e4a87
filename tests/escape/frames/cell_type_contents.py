# A cell made by hand holds what the guest puts into it.
# option: --allow-import=types
# expect-strict: contained
# expect-standard: contained
import types

print("contained" if types.CellType(1).cell_contents == 1 else "ESCAPED")
