# A single allocation that could never fit raises a MemoryError that can be caught.
# expect: ok
# output: caught str
# output: caught list
# output: caught tuple
# output: caught bytes
# output: caught bytes of size
# output: still running
for name, action in (("str", lambda: "a" * 10 ** 10), ("list", lambda: [0] * 10 ** 10), ("tuple",
    lambda: (0,) * 10 ** 10),
                     ("bytes", lambda: b"a" * 10 ** 10), ("bytes of size", lambda: bytes(10 ** 11))):
    try:
        action()
    except MemoryError:
        print("caught", name)
print("still running")
