# Pattern.groupindex: a read-only view, but a new dict if no group has a name.
# option: --policy standard
import re

print(re.compile('(?P<a>x)(?P<b>y)').groupindex, re.compile('(x)').groupindex, re.compile(b'').groupindex)
pattern = re.compile('x')
pattern.groupindex['a'] = 1
print(pattern.groupindex)
try:
    re.compile('(?P<a>x)').groupindex['b'] = 1
except TypeError as error:
    print(error)

#> {'a': 1, 'b': 2} {} {}
#> {}
#> 'mappingproxy' object does not support item assignment
