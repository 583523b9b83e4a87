# Importing io: it has open(), which finds no files where the policy closes them.
# expect-strict: ImportError: import of 'io' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: contained
import io

bad = [n for n in ("system", "popen", "fork", "execv", "CDLL", "Popen", "socket", "_getframe") if hasattr(io, n)]
for opener in (io.open, io.open_code, io.FileIO):
    try:
        opener("/etc/passwd")
        bad.append(opener.__name__)
    except PermissionError:
        pass
print("ESCAPED" if bad else "contained", *bad, sep=" " if bad else "")
