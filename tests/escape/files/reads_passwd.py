# The files of the host are not there, whatever their names are.
# option: --enable files --allow-import sys
# expect-strict: contained
# expect-standard: contained
found = []
for path in ("/etc/passwd", "/proc/self/environ", "/proc/self/maps", "/dev/mem", "/dev/zero", "/root",
             "/home", "/usr/bin/python3", "//etc/passwd", "/guest/../etc/passwd", "/tmp/../../etc/passwd",
             b"/etc/passwd", "../../../../../../etc/passwd"):
    try:
        open(path).close()
        found.append(path)
    except OSError:
        pass
print("ESCAPED" if found else "contained", *found)
