# The same by __all__, put into the module by the guest.
# option: --allow-import=logging
# expect-strict: AttributeError: '_StringFormatter'
# expect-standard: contained
import logging

logging.__all__ = ["_StringFormatter"]
from logging import *

print("contained" if _StringFormatter else "ESCAPED")
