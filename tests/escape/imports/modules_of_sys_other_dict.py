# Replacing sys.modules by another mapping changes no rule.
# option: --allow-import=sys
# expect-strict: ImportError: | ModuleNotFoundError: 
# expect-standard: ImportError: | ModuleNotFoundError: 
import sys


class Modules(dict):
    def __missing__(self, name):
        return "ESCAPED"


sys.modules = Modules()
import os
print(os)
