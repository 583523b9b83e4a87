# expect: step_limit
# option: --max-steps 1000000
# Every refused resize searches for live views with a collection, which is charged.
b = bytearray(10)
view = memoryview(b)
keep = [[i] for i in range(200)]
while True:
    try:
        b.append(1)
    except BufferError:
        pass
