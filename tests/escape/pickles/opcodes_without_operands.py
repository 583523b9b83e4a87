# Every opcode of a pickle meets an empty stack, wrong types, and sizes and numbers that lie.
# option: --allow-import pickle
# expect-strict: contained
# expect-standard: contained
import pickle

survived = 0
for before in (b"", b"(", b"N", b"NN", b"(N", b"]", b"](", b"}(", b"](K\x01", b"NNN", b"\x8f(", b"(NN",
               b"}K\x01K\x02(", b"(K\x01]"):
    for opcode in range(256):
        for after in (b"9\n.", b"-1\n.", b"x\ny\n.", b"\xff" * 9 + b".", b"\x00" * 8 + b".",
                      b"99999999999999999999\n."):
            try:
                pickle.loads(before + bytes([opcode]) + after)
            except Exception:
                pass
            survived += 1
print("contained" if survived == 14 * 256 * 6 else f"ESCAPED {survived}")
