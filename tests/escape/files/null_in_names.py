# A zero byte ends no name.
# option: --enable files --allow-import sys
# expect-strict: contained
# expect-standard: contained
import os
wrong = []
for call in (lambda: open("a\0b", "w"), lambda: os.mkdir("a\0b"), lambda: os.rename("a\0", "b"),
             lambda: os.symlink("a\0", "b"), lambda: os.link("x", "b\0"), lambda: os.chdir("/\0"),
             lambda: os.stat(b"/\0/etc/passwd"), lambda: os.putenv("a\0", "b"), lambda: os.scandir("/\0")):
    try:
        call()
        wrong.append(call)
    except ValueError:
        pass
print("contained" if not wrong and os.listdir() == [] else "ESCAPED")
