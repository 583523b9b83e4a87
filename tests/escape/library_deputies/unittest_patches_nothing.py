# There is no unittest.mock to patch modules with.
# option: --allow-import=*
# expect-strict: ModuleNotFoundError: No module named 'unittest.mock'
# expect-standard: ModuleNotFoundError: mock
import unittest.mock

print("ESCAPED")
