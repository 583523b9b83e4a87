# A relative import at top level.
# expect-strict: ImportError: 
# expect-standard: ImportError: 
from . import os
print("ESCAPED")
