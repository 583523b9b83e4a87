# __name__ and __path__ set by hand.
# expect-strict: ImportError: import of 'collections' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ModuleNotFoundError: No module named 'collections.x'
__name__ = "collections.x"
__path__ = ["/usr/lib/python3"]
del __package__
from . import _wrappers
print("ESCAPED")
