# What files hold is memory of the run.
# option: --policy standard --enable files --max-memory 40 --max-file-bytes 1000000000
# expect: memory_error
with open("x", "wb", buffering=0) as file:
    while True:
        file.write(bytes(1_000_000))
