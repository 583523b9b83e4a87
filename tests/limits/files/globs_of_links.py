# Patterns with ** over folders of links that lead to each other cost fuel for each path that they find.
# option: --policy standard --enable files --max-steps 20000000
# expect: step_limit
import glob
import os

for name in "abcdef":
    os.mkdir(name)
    for other in "abcdef":
        os.symlink(f"../{other}", f"{name}/{other}")
for _ in glob.iglob("**/**/**/**/*", recursive=True):
    pass
