# Replacing sys.modules by another mapping changes no rule.
# option: --allow-import=sys
# expect-strict: ImportError: import of 'os' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ImportError: import of 'os' is not allowed by the policy
import sys


class Modules(dict):
    def __missing__(self, name):
        return "ESCAPED"


sys.modules = Modules()
import os
print(os)
