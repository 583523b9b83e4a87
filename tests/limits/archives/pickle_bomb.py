# A pickle that multiplies a list by itself again and again ends with the memory of the run.
# option: --allow-import pickle --max-memory 64
# expect: memory_error
import pickle

code = b"(lp0\n" + b"".join(b"g0\na" for _ in range(3)) + b"."
pickle.loads(code)
step = b"]" + b"(" + b"K\x01" * 100 + b"e"
pickle.loads(b"\x80\x02]" + (b"(" + b"]" * 1000 + b"e") * 3000 + b".")
pickle.loads(b"cbuiltins\nbytearray\n(I50000000\ntR0cbuiltins\nbytearray\n(I80000000\ntR.")
