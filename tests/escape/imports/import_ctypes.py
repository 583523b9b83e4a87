# Importing ctypes.
# expect-strict: ImportError: ctypes | ModuleNotFoundError: ctypes
# expect-standard: ImportError: ctypes | ModuleNotFoundError: ctypes
import ctypes

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code") if hasattr(ctypes, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
