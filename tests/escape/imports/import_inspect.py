# Importing inspect.
# expect-strict: ImportError: import of 'inspect' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: contained
import inspect

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code")
       if hasattr(inspect, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
