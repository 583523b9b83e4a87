# A program that only reads files stops in time.
# option: --policy standard --enable files --max-time 0.5
# expect: timeout
open("x", "wb").write(bytes(10_000_000))
while True:
    open("x", "rb").read()
