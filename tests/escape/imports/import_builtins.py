# Importing builtins.
# expect-strict: ImportError: import of 'builtins' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: contained
import builtins

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code")
       if hasattr(builtins, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
