# A quotient of big ints has no limbs, and its highest limb is asked for.
a = 1 << 60
w8(id(a) + 8, 0)              # the limb
print([hex(r8(id(a) + 8 * i)) for i in range(3)])
b = (1 << 60) + 1
print(a / b)
