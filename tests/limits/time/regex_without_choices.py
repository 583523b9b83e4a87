# Patterns without a choice: each attempt goes through much of the program, and fails at its end.
# option: --policy standard --max-time 1
# expect: timeout
# max-seconds: 1.2
import re
re.search("(?s)" + "." * 300_000 + "b", "a" * 1_000_000)
