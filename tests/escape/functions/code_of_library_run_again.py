# The code of a library function run with globals of the guest.
# option: --allow-import=logging --enable eval
# expect-strict: AttributeError: '__code__'
# expect-standard: TypeError: the code of a built-in module cannot be run again
import logging

eval(logging.getLogRecordFactory.__code__, {"_logRecordFactory": "mine"})
print("ESCAPED")
