# Above the root is the root.
# option: --enable files --allow-import sys
# expect-strict: contained
# expect-standard: contained
import os
os.chdir("../" * 500)
same = os.getcwd() == "/" and os.stat("..").st_ino == os.stat("/").st_ino
print("contained" if same else "ESCAPED")
