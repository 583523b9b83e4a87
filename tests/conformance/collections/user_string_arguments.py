# Methods of UserString that take another string take a UserString, too; a named tuple of one field has a comma in its
# docstring.
# option: --policy standard
from collections import UserString, namedtuple

text, part = UserString("spam and spam"), UserString("am")
for name in "count find index rfind rindex".split():
    print(name, getattr(text, name)(part), getattr(text, name)("am", 3), getattr(text, name)(sub="am"))
for name in "index rindex".split():
    try:
        getattr(text, name)("z")
    except ValueError as e:
        print(e)
print(part in text, text.replace(part, UserString("in")), text.removesuffix(part), text.removeprefix(part))
print(namedtuple("One", "a").__doc__, namedtuple("Two", "a b").__doc__, namedtuple("No", "").__doc__)
print(namedtuple("One", "a").__new__.__doc__)

#> count 2 1 2
#> find 2 11 2
#> index 2 11 2
#> rfind 11 11 11
#> rindex 11 11 11
#> substring not found
#> substring not found
#> True spin and spin spam and sp spam and spam
#> One(a,) Two(a, b) No()
#> Create new instance of One(a,)
