# Listing a folder costs fuel in proportion.
# option: --policy standard --enable files --max-steps 5000000
# expect: step_limit
import os
for i in range(2000):
    os.mkdir(str(i))
while True:
    os.listdir()
