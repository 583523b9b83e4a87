# A list of two references to a list of two references … 60 deep: 2**60 leaves if it were copied blindly.
# expect-strict: contained
# expect-standard: contained
x = [0]
for i in range(60):
    x = [x, x]
print("contained")
x
