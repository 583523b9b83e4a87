# Guarding a name does not affect other instances and their caches.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
class Own:
    def __init__(self): self.imag = 1
total = 0
for i in range(100):
    total += Own().imag + (2).imag
assert total == 100
print("contained")
