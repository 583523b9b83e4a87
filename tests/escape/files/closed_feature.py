# Without the feature neither the builtin nor the modules exist.
# option: --allow-import sys
# expect-strict: contained
# expect-standard: contained
reached = []
try:
    open("x", "w")
    reached.append("open")
except NameError:
    pass
try:
    import os
    reached.append("os")
except ImportError:
    pass
try:
    import posix
    reached.append("posix")
except ImportError:
    pass
try:
    import pathlib
    reached.append("pathlib")
except ImportError:
    pass
try:
    import shutil
    reached.append("shutil")
except ImportError:
    pass
try:
    import zipfile
    reached.append("zipfile")
except ImportError:
    pass
try:
    import tarfile
    reached.append("tarfile")
except ImportError:
    pass
try:
    import fileinput
    reached.append("fileinput")
except ImportError:
    pass
try:
    import filecmp
    reached.append("filecmp")
except ImportError:
    pass
print("ESCAPED" if reached else "contained", *reached)
