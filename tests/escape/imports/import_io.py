# Importing io.
# expect-strict: ImportError: io | ModuleNotFoundError: io
# expect-standard: ImportError: io | ModuleNotFoundError: io | contained
import io

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code") if hasattr(io, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
