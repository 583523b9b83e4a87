# A for loop over something not iterable.
def total(values):
    result = 0
    for v in values:
        result += v
    return result


print(total([1, 2]))
total(12)

#> 3
#! Traceback (most recent call last):
#!   File "for_iter.py", line 10, in <module>
#!     total(12)
#!     ~~~~~^^^^
#!   File "for_iter.py", line 4, in total
#!     for v in values:
#!              ^^^^^^
#! TypeError: 'int' object is not iterable
