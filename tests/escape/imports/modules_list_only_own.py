# sys.modules lists what this run imported: no module of the host, none of the library's private ones.
# option: --allow-import=sys,json,logging
# expect-strict: contained
# expect-standard: contained
import json
import logging
import sys

bad = [n for n in sys.modules if n.split(".")[0] not in ("sys", "json", "logging", "__main__", "builtins")]
print("ESCAPED " + bad[0] if bad else "contained")
