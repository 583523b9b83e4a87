# Many characters of either case, in a row.
# option: --policy standard --max-time 1
# expect: timeout
# max-seconds: 1.2
import re
re.search("(?i)" + "ab" * 100_000 + "[cd]", "ab" * 1_000_000)
