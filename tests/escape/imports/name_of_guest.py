# __name__ and __path__ set by hand.
# expect-strict: ImportError: | ModuleNotFoundError: 
# expect-standard: ImportError: | ModuleNotFoundError: 
__name__ = "collections.x"
__path__ = ["/usr/lib/python3"]
del __package__
from . import _wrappers
print("ESCAPED")
