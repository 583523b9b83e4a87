# A private module by its dotted name.
# option: --allow-import=*
# expect-strict: ImportError: import of 'collections._wrappers' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ImportError: import of 'collections._wrappers' is not allowed by the policy (rule: imports, profile: standard)
import collections._wrappers
print("ESCAPED")
