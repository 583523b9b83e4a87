# Names that are no UTF-8 survive, and lone surrogates that stand for nothing are refused.
# option: --enable files --allow-import sys
# expect-strict: contained
# expect-standard: contained
import os
os.mkdir(b"\xff\xfe")
with open(b"\xff\xfe/\x80", "w") as file:
    file.write("x")
name, = os.listdir()
wrong = [] if name == "\udcff\udcfe" and os.listdir(name) == ["\udc80"] and os.listdir(os.fsencode(name)) == [b"\x80"] else [name]
for bad in ("\ud800", "a\udfff", "\udc00"):
    try:
        os.mkdir(bad)
        wrong.append(bad)
    except UnicodeEncodeError:
        pass
print("contained" if not wrong else "ESCAPED " + ascii(wrong))
