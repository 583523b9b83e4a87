# A pattern of names that would backtrack without end costs fuel.
# option: --policy standard --enable files --max-steps 30000000
# expect: step_limit
import os
import re

os.makedirs("d/" + "a" * 200)
for _ in range(1000):
    for name in os.listdir("d"):
        re.fullmatch("(?s:" + ".*a" * 30 + "b)", name)
