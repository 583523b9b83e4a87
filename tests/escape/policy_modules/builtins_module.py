# The module builtins, removed.
# policy: {"modules": {"remove": ["builtins"]}}
# option: --allow-import *
# expect-strict: ImportError: import of 'builtins' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ImportError: import of 'builtins' is not allowed by the policy (rule: imports, profile: standard)
import builtins
print("ESCAPED")
