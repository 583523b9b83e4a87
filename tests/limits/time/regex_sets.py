# Sets that examine many characters when they are built.
# option: --allow-import *
# option: --policy standard --max-time 0.5
# expect: timeout
# max-seconds: 1.5
import re
i = 0
while True:
    i += 1
    re.compile("(?i)" + "".join("[\\u0100-\\uffff%d]" % (i + k) for k in range(200)))
