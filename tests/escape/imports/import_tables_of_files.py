# Modules about files that touch no file are opened by their own names, under strict each of them.
# expect-strict: contained
# expect-standard: contained
allowed = []
try:
    import errno
    allowed.append("errno")
except ImportError:
    pass
try:
    import fnmatch
    allowed.append("fnmatch")
except ImportError:
    pass
try:
    import ntpath
    allowed.append("ntpath")
except ImportError:
    pass
try:
    import stat
    allowed.append("stat")
except ImportError:
    pass
print("contained" if len(allowed) in (0, 4) else f"ESCAPED {allowed}")
