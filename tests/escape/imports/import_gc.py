# Importing gc.
# expect-strict: ImportError: import of 'gc' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: contained
import gc

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code")
       if hasattr(gc, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
