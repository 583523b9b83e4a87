# Carets below a call: the called part is a tilde, the arguments carets.
def area(w, h):
    return w * h


print(area(2, 3))
print(area(2, h=3) + area(1, 2, 3) + 5)

#> 6
#! Traceback (most recent call last):
#!   File "call_arguments.py", line 7, in <module>
#!     print(area(2, h=3) + area(1, 2, 3) + 5)
#!                          ~~~~^^^^^^^^^
#! TypeError: area() takes 2 positional arguments but 3 were given
