# A dotted import of a host module.
# expect-strict: ImportError: os | ModuleNotFoundError: os
# expect-standard: ImportError: os | ModuleNotFoundError: os | contained
import os.path

print("ESCAPED" if hasattr(os, "system") else "contained")
