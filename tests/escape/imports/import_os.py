# Importing os.
# expect-strict: ImportError: os | ModuleNotFoundError: os
# expect-standard: ImportError: os | ModuleNotFoundError: os | contained
import os

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code") if hasattr(os, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
