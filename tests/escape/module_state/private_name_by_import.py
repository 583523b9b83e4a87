# The same by the import statement.
# option: --allow-import=logging
# expect-strict: ImportError: cannot import name '_defaultFormatter'
# expect-standard: contained
from logging import _defaultFormatter

print("contained")
