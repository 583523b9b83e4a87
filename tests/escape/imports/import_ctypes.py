# Importing ctypes.
# expect-strict: ImportError: import of 'ctypes' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ModuleNotFoundError: No module named 'ctypes'
import ctypes

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code")
       if hasattr(ctypes, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
