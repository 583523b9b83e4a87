# The same by the import statement.
# option: --allow-import=logging
# expect-strict: ImportError: cannot import name '_StringFormatter'
# expect-standard: contained
from logging import _StringFormatter

print("contained")
