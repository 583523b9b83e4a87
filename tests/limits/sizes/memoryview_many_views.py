# expect: ok
# output: 30000
# Unreferenced views of one bytearray: neither memory nor the table of views grows.
b = bytearray(1000)
count = 0
for i in range(30000):
    count += len(memoryview(b)[i % 500:]) > 0
print(count)
