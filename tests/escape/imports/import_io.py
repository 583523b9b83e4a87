# Importing io.
# expect-strict: ImportError: import of 'io' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: contained
import io

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code")
       if hasattr(io, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
