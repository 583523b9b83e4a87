# An array claims a format that has no number for pickling.
import array
a = array.array("b", b"abc")
w4(id(a) + 20, ord("c"))
print(a.__reduce_ex__(4))
