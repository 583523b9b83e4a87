# Importing importlib.
# expect-strict: ImportError: import of 'importlib' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: contained
import importlib

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code")
       if hasattr(importlib, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
