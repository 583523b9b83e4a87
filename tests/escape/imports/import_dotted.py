# A dotted import of a host module.
# expect-strict: ImportError: import of 'os' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ImportError: import of 'os' is not allowed by the policy
import os.path

print("ESCAPED" if hasattr(os, "system") else "contained")
