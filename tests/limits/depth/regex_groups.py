# Groups nested too deeply are a RecursionError, not a crash.
# option: --policy standard
# expect: ok
# output: RecursionError
# output: RecursionError
# output: RecursionError
# output: RecursionError
import re
for head, tail in (("(", ")"), ("(?:", ")*"), ("(?=", ")"), ("(?>", ")+")):
    try:
        re.compile(head * 50000 + "a" + tail * 50000)
        print("no error")
    except RecursionError:
        print("RecursionError")
