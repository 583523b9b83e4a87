# big_true_divide(): top_bits(quotient, 0, ...) reads quotient[0xFFFFFFFF], 32 GiB beyond the scratch memory.
a = 1 << 60
w8(id(a) + 8, 0)              # the limb
print([hex(r8(id(a) + 8 * i)) for i in range(3)])
b = (1 << 60) + 1
print(a / b)
