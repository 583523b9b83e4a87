# Patterns whose backtracking never ends are stopped in time, whatever their form.
# option: --allow-import *
# option: --policy standard --max-time 0.5
# expect: timeout
# max-seconds: 1.5
import re
for pattern in ("(a+)+$", "(a|aa)+$", "(a*)*b", "(?:a?){60}a{60}b", "(.*)*,(.*)*;"):
    re.compile(pattern)
re.match("(a+)+$", "a" * 60 + "b")
