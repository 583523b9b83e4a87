# os puts os.path into sys.modules; that opens no other module.
# option: --enable files --allow-import sys
# expect-strict: contained
# expect-standard: contained
import os
import os.path
import sys
wrong = []
if os.path.__name__ != "posixpath":
    wrong.append(os.path.__name__)
for name in ("subprocess", "socket", "ctypes", "_posixsubprocess", "mmap", "fcntl"):
    if name in sys.modules or hasattr(os, name):
        wrong.append(name)
print("ESCAPED" if wrong else "contained", *wrong)
