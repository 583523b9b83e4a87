# Formats and texts of a megabyte: all work is metered.
# option: --allow-import *
# option: --max-steps 400000
# expect: step_limit
import time

text = 'x' * 1_000_000
while True:
    time.strptime(text, text)
