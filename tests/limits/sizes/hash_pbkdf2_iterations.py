# expect: step_limit
# option: --policy standard --max-steps 2000000
# The number of iterations is the guest's choice: each is paid for.
import hashlib

hashlib.pbkdf2_hmac("sha256", b"p", b"s", 10 ** 15)
