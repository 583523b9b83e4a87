# expect: step_limit
# option: --policy standard --max-steps 2000000
# The search for matches among equal characters takes the square of the length: it is paid for.
import difflib

difflib.SequenceMatcher(None, "a" * 30000, "a" * 30000, False).ratio()
