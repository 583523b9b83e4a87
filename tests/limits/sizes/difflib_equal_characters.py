# expect: step_limit
# option: --policy standard --max-steps 2000000
# The search for matches among equal characters takes quadratic time: it is charged.
import difflib

difflib.SequenceMatcher(None, "a" * 30000, "a" * 30000, False).ratio()
