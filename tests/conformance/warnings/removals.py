# option: --policy standard --enable files
# Parts of the library that are to be removed say so.
import platform
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(platform.java_ver())
    warnings._deprecated("name", remove=(99, 1))
    warnings._deprecated("name", "{name} goes in {remove}", remove=(3, 15))
for warning in caught:
    print(warning.category.__name__, warning.message)

#> ('', '', ('', '', ''), ('', '', ''))
#> DeprecationWarning 'java_ver' is deprecated and slated for removal in Python 3.15
#> DeprecationWarning 'name' is deprecated and slated for removal in Python 99.1
#> DeprecationWarning name goes in 3.15
