# Each write costs fuel in proportion.
# option: --policy standard --enable files --max-steps 5000000
# expect: step_limit
data = bytes(1_000_000)
with open("x", "wb", buffering=0) as file:
    while True:
        file.seek(0)
        file.write(data)
