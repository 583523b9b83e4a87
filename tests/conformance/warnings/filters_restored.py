# catch_warnings() replaces the list of filters and then restores the old one.
# option: --policy standard
import warnings

before = warnings.filters
with warnings.catch_warnings():
    print(warnings.filters is before, warnings.filters == before)
    warnings.simplefilter("ignore")
    print(len(warnings.filters) >= len(before))
    warnings.filters = warnings.showwarning = None
print(warnings.filters is before, callable(warnings.showwarning))
with warnings.catch_warnings(record=True) as log:
    warnings.simplefilter("always")
    warnings.warn("heard")
print([str(entry.message) for entry in log])

#> False True
#> True
#> True True
#> ['heard']
