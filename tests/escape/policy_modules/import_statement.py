# A module that the policy removes, whatever --allow-import names.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: ImportError: import of 're' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ImportError: import of 're' is not allowed by the policy (rule: imports, profile: standard)
import re
print("ESCAPED")
