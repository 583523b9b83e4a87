# A list 100,000 deep.
# expect-strict: contained
# expect-standard: contained
x = []
for i in range(100000):
    x = [x]
print("contained")
x
