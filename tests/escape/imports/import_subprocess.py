# Importing subprocess.
# expect-strict: ImportError: subprocess | ModuleNotFoundError: subprocess
# expect-standard: ImportError: subprocess | ModuleNotFoundError: subprocess
import subprocess

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code") if hasattr(subprocess, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
