# Importing os.
# expect-strict: ImportError: import of 'os' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ImportError: import of 'os' is not allowed by the policy
import os

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code")
       if hasattr(os, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
