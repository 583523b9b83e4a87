# The sniffer on quotes: its time is linear in the sample, whatever it contains.
# option: --policy standard
import csv

sniffer = csv.Sniffer()
for sample in ('"one"\n' * 3000, "'a','b'\n" * 2000, '"a";"b"\n"c";"d"\n', "x,'y z',w\nx,'v',w\n", '"a" b\n"c" d\n',
               "'a''b':'c'\n'd':'e''f'\n"):
    for delimiters in (None, ",:|\t"):
        try:
            found = sniffer.sniff(sample, delimiters)
            print(repr(found.delimiter), repr(found.quotechar), found.doublequote, found.skipinitialspace)
        except csv.Error as error:
            print(error)

#> '"' '"' False False
#> Could not determine delimiter
#> ',' "'" False False
#> ',' "'" False False
#> ';' '"' False False
#> Could not determine delimiter
#> ',' "'" False False
#> ',' "'" False False
#> ' ' '"' False False
#> Could not determine delimiter
#> ':' "'" True False
#> ':' "'" True False
