# A relative import that would import a private module of a package.
# expect-strict: ImportError: 
# expect-standard: ImportError: 
__package__ = "tomllib"
from . import _parser
print("ESCAPED")
