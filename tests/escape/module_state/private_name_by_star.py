# The same by __all__, put into the module by the guest.
# option: --allow-import=logging
# expect-strict: AttributeError: '_defaultFormatter'
# expect-standard: contained
import logging

logging.__all__ = ["_defaultFormatter"]
from logging import *

print("contained" if _defaultFormatter else "ESCAPED")
