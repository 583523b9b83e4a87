# A file that is made large and small again and again costs fuel in proportion to the bytes that are cleared.
# option: --policy standard --enable files --max-steps 5000000
# expect: step_limit
import os

open("x", "w").close()
while True:
    os.truncate("x", 50_000_000)
    os.truncate("x", 0)
