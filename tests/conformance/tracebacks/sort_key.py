# An error inside a key function called by sorted.
people = [{"age": 3}, {"name": "x"}]


def age(p):
    return p["age"]


print(sorted(people, key=age))

#! Traceback (most recent call last):
#!   File "sort_key.py", line 9, in <module>
#!     print(sorted(people, key=age))
#!           ~~~~~~^^^^^^^^^^^^^^^^^
#!   File "sort_key.py", line 6, in age
#!     return p["age"]
#!            ~^^^^^^^
#! KeyError: 'age'
