# The stack of a search is memory of the run.
# option: --policy standard --max-memory 40
# expect: memory_error
import re
re.match("(?:(a)|b)*c", "a" * 10000000)
