# The tree and the program of a pattern count as memory of the run.
# option: --policy standard --max-memory 40
# expect: memory_error
import re
pattern = "(a|b[c-d])*" * 30000
while True:
    pattern = pattern + pattern
    re.compile(pattern)
