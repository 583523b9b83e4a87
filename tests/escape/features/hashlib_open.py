# The feature hashlib opens the module hashlib.
# option: --enable hashlib
# expect-strict: contained
# expect-standard: contained
import hashlib

assert hashlib.md5(b'').hexdigest()[:4] == 'd41d'
print("contained")
