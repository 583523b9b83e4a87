# Importing pickle.
# expect-strict: ImportError: pickle | ModuleNotFoundError: pickle
# expect-standard: ImportError: pickle | ModuleNotFoundError: pickle | contained
import pickle

bad = [n for n in ("open", "system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe", "open_code") if hasattr(pickle, n)]
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
