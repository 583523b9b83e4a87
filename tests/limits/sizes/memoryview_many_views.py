# expect: ok
# output: 30000
# Views of one bytearray that nobody keeps: neither memory nor the table of views grows.
b = bytearray(1000)
count = 0
for i in range(30000):
    count += len(memoryview(b)[i % 500:]) > 0
print(count)
