# /dev/null takes everything and has nothing.
# option: --policy standard --enable files
# expect: ok
# output: True
with open("/dev/null", "wb") as file:
    for _ in range(100):
        file.write(bytes(10_000_000))
print(open("/dev/null").read() == "")
