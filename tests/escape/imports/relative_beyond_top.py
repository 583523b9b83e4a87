# A relative import out of the top level.
# expect-strict: ImportError: attempted relative import with no known parent package
# expect-standard: ImportError: attempted relative import with no known parent package
from .. import os
print("ESCAPED")
