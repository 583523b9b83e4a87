# A comparison that fails, inside a condition.
def older(a, b):
    if a["age"] > b["age"] and a:
        return a
    return b


older({"age": 3}, {"age": None})

#! Traceback (most recent call last):
#!   File "comparison.py", line 8, in <module>
#!     older({"age": 3}, {"age": None})
#!     ~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#!   File "comparison.py", line 3, in older
#!     if a["age"] > b["age"] and a:
#!        ^^^^^^^^^^^^^^^^^^^
#! TypeError: '>' not supported between instances of 'int' and 'NoneType'
