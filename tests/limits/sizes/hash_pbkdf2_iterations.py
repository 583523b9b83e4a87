# expect: step_limit
# option: --policy standard --max-steps 2000000
# The guest chooses the number of iterations: each is charged.
import hashlib

hashlib.pbkdf2_hmac("sha256", b"p", b"s", 10 ** 15)
