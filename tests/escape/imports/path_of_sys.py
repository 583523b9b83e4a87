# sys.path is a list without meaning: appending to it makes nothing importable.
# option: --allow-import=sys
# expect-strict: ImportError: | ModuleNotFoundError: 
# expect-standard: ImportError: | ModuleNotFoundError: 
import sys

sys.path.append("/usr/lib/python3")
sys.path_hooks = [print]
import subprocess
print("ESCAPED")
