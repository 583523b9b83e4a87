# Importing pickle.
# expect-strict: ImportError: import of 'pickle' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: contained
import pickle

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code")
       if hasattr(pickle, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
