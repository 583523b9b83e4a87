# sys.excepthook and unraisablehook of the guest are not called with the host's rights.
# option: --allow-import=sys
# expect-strict: ZeroDivisionError: 
# expect-standard: ZeroDivisionError: 
import sys


def hook(*details):
    print("ESCAPED")


sys.excepthook = hook
1 / 0
