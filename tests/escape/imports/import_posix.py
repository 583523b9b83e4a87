# Importing posix.
# expect-strict: ImportError: posix | ModuleNotFoundError: posix
# expect-standard: ImportError: posix | ModuleNotFoundError: posix
import posix

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code") if hasattr(posix, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
