# Removing a module closes its feature, however the module is named.
# policy: {"features": {"remove": ["regex"]}}
# expect-strict: ImportError: import of 'textwrap' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: AttributeError: module 'textwrap' has no attribute 're'
import textwrap
textwrap.re.compile("a")
print("ESCAPED")
