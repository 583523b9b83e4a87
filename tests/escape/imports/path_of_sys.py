# sys.path has no effect: appending to it makes nothing importable.
# option: --allow-import=sys
# expect-strict: ImportError: import of 'subprocess' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ModuleNotFoundError: No module named 'subprocess'
import sys

sys.path.append("/usr/lib/python3")
sys.path_hooks = [print]
import subprocess
print("ESCAPED")
