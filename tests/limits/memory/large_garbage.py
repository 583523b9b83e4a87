# Large objects that become garbage are freed.
# option: --max-memory 64 --max-time 30
# expect: ok
# output: done
for i in range(300):
    text = "x" * 5000000
    items = [i] * 500000
print("done")
