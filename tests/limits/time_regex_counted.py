# Counts are numbers, not copies; running them still takes fuel.
# option: --allow-import *
# option: --policy standard --max-time 0.5
# expect: memory_error
# max-seconds: 1.5
import re
pattern = re.compile("(?:(?:(?:(?:a|b?){1000}){1000}){1000}){1000}c")
pattern.match("ab" * 50)
