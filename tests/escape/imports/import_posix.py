# Importing posix.
# expect-strict: ImportError: import of 'posix' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ImportError: import of 'posix' is not allowed by the policy
import posix

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code")
       if hasattr(posix, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
