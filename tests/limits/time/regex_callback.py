# A function that is called for every match, and patterns inside of it.
# option: --allow-import *
# option: --policy standard --max-time 0.5
# expect: timeout
# max-seconds: 1.5
import re
def again(m):
    return re.sub("a", again, "aaaa") if len(m.string) < 1000 else ""
while True:
    try:
        re.sub("a", again, "aaaa")
    except RecursionError:
        pass
