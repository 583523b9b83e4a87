# A dict that grows while it is iterated.
# expect-strict: RuntimeError: dictionary changed size during iteration
# expect-standard: RuntimeError: dictionary changed size during iteration
d = {1: 1}
for k in d:
    d[k + 1] = 1
print("ESCAPED")
