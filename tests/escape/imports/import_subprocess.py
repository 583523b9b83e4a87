# Importing subprocess.
# expect-strict: ImportError: import of 'subprocess' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ModuleNotFoundError: No module named 'subprocess'
import subprocess

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code")
       if hasattr(subprocess, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
