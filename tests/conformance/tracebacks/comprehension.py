# A list comprehension adds no frame; a generator expression does.
def parse(x):
    return int(x)


print([parse(x) for x in "12"])
try:
    [parse(x) for x in "1a"]
except ValueError as error:
    print(error)
print(sum(parse(x) for x in "1b"))

#> [1, 2]
#> invalid literal for int() with base 10: 'a'
#! Traceback (most recent call last):
#!   File "comprehension.py", line 11, in <module>
#!     print(sum(parse(x) for x in "1b"))
#!           ~~~^^^^^^^^^^^^^^^^^^^^^^^^
#!   File "comprehension.py", line 11, in <genexpr>
#!     print(sum(parse(x) for x in "1b"))
#!               ~~~~~^^^
#!   File "comprehension.py", line 3, in parse
#!     return int(x)
#! ValueError: invalid literal for int() with base 10: 'b'
