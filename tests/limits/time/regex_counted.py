# Counts are numbers, not copies; running them still takes fuel.
# option: --allow-import *
# option: --policy standard --max-time 20
# expect: memory_error
import re
pattern = re.compile("(?:(?:(?:(?:a|b?){1000}){1000}){1000}){1000}c")
pattern.match("ab" * 50)
