# Every choice that a search backtracks over uses fuel.
# option: --policy standard --max-steps 1000000
# expect: step_limit
import re
re.match("(x+x+)+y", "x" * 100)
