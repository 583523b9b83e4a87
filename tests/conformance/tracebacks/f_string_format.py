# A format specification that does not fit.
price = "12"
print(f"{price}")
print(f"price: {price:.2f} total")

#> 12
#! Traceback (most recent call last):
#!   File "f_string_format.py", line 4, in <module>
#!     print(f"price: {price:.2f} total")
#!                    ^^^^^^^^^^^
#! ValueError: Unknown format code 'f' for object of type 'str'
