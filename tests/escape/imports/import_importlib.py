# Importing importlib.
# expect-strict: ImportError: importlib | ModuleNotFoundError: importlib
# expect-standard: ImportError: importlib | ModuleNotFoundError: importlib | contained
import importlib

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code") if hasattr(importlib, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
