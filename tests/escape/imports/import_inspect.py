# Importing inspect.
# expect-strict: ImportError: inspect | ModuleNotFoundError: inspect
# expect-standard: ImportError: inspect | ModuleNotFoundError: inspect | contained
import inspect

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code") if hasattr(inspect, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
