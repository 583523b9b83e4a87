# Importing builtins.
# expect-strict: ImportError: builtins | ModuleNotFoundError: builtins
# expect-standard: ImportError: builtins | ModuleNotFoundError: builtins | contained
import builtins

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code") if hasattr(builtins, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
