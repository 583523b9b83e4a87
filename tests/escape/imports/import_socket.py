# Importing socket.
# expect-strict: ImportError: socket | ModuleNotFoundError: socket
# expect-standard: ImportError: socket | ModuleNotFoundError: socket
import socket

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code") if hasattr(socket, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
