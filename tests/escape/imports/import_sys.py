# Importing sys.
# expect-strict: ImportError: import of 'sys' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: contained
import sys

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code")
       if hasattr(sys, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
