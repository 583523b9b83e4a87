# A module of the host that the policy does not name.
# policy: {"host_modules": ["mine"], "modules": {"remove": ["sys"]}}
# expect-strict: ImportError: import of 'sys' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ImportError: import of 'sys' is not allowed by the policy (rule: imports, profile: standard)
import sys
print("ESCAPED")
