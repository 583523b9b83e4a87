# Importing sys.
# expect-strict: ImportError: sys | ModuleNotFoundError: sys
# expect-standard: ImportError: sys | ModuleNotFoundError: sys | contained
import sys

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code") if hasattr(sys, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
