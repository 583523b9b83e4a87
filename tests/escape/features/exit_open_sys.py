# sys.exit() ends the run with the guest's own status.
# option: --enable exit --allow-import sys
# expect-strict: SystemExit: why
# expect-standard: SystemExit: why
import sys

sys.exit("why")
print("ESCAPED")
