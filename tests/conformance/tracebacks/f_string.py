# An error inside an f-string.
user = {"name": "bob"}
print(f"{user['name']}")
print(f"hello {user['name']} of age {user['age'] + 1:>5}!")

#> bob
#! Traceback (most recent call last):
#!   File "f_string.py", line 4, in <module>
#!     print(f"hello {user['name']} of age {user['age'] + 1:>5}!")
#!                                          ~~~~^^^^^^^
#! KeyError: 'age'
