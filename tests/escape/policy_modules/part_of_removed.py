# A module inside a removed package.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: ImportError: import of 'collections' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ImportError: import of 'collections' is not allowed by the policy (rule: imports, profile: standard)
import collections.abc
print("ESCAPED")
