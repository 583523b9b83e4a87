# unittest.main(module=NAME) imports by name.
# option: --allow-import=unittest
# expect-strict: ImportError: import of '_asyncio' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ImportError: import of '_asyncio' is not allowed by the policy (rule: imports, profile: standard)
import unittest

unittest.main(module="_asyncio", exit=False)
print("ESCAPED")
