# option: --policy standard --max-time 0.5
# option: --allow-import *
# expect: timeout
# max-seconds: 1.5
import re
try:
    re.search("^(?:a|a|a|a|aa)*b$", "a" * 100)
except BaseException:
    pass
finally:
    print("never")
