# There is no unittest.mock to patch modules with.
# option: --allow-import=*
# expect-strict: ImportError: mock | ModuleNotFoundError: mock
# expect-standard: ModuleNotFoundError: mock
import unittest.mock

print("ESCAPED")
