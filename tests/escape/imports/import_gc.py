# Importing gc.
# expect-strict: ImportError: gc | ModuleNotFoundError: gc
# expect-standard: ImportError: gc | ModuleNotFoundError: gc | contained
import gc

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code") if hasattr(gc, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
