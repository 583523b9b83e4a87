# The stop at the memory limit cannot be caught.
# option: --max-memory 64 --max-time 20
# expect: memory_error
# output: start
print("start")
values = []
while True:
    try:
        while True:
            values.append([])
    except BaseException:
        print("survived")
