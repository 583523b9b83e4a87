# The dialect of a reader can be read, not changed.
# option: --policy standard
import csv

dialect = csv.reader([], delimiter=";").dialect
print(dialect.delimiter, dialect.quotechar, dialect.strict)
for change in (lambda: setattr(dialect, "delimiter", ":"), lambda: delattr(dialect, "delimiter"),
               lambda: setattr(dialect, "quoting", 1), lambda: delattr(dialect, "lineterminator"),
               lambda: setattr(dialect, "strict", True), lambda: delattr(dialect, "doublequote"),
               lambda: setattr(dialect, "other", 1), lambda: delattr(dialect, "other")):
    try:
        change()
    except AttributeError as error:
        print(error)
print(dialect.delimiter)

#> ; " False
#> attribute 'delimiter' of '_csv.Dialect' objects is not writable
#> attribute 'delimiter' of '_csv.Dialect' objects is not writable
#> attribute 'quoting' of '_csv.Dialect' objects is not writable
#> attribute 'lineterminator' of '_csv.Dialect' objects is not writable
#> readonly attribute
#> readonly attribute
#> '_csv.Dialect' object has no attribute 'other' and no __dict__ for setting new attributes
#> '_csv.Dialect' object has no attribute 'other' and no __dict__ for setting new attributes
#> ;
