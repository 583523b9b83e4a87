# Importing socket.
# expect-strict: ImportError: import of 'socket' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ModuleNotFoundError: No module named 'socket'
import socket

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code")
       if hasattr(socket, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
