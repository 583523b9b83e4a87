# A csv dialect is a class of the guest: its attributes are read by fixed names.
# option: --allow-import=csv,io
# expect-strict: TypeError: 
# expect-standard: TypeError: 
import csv
import io


class D:
    delimiter = "ab"


csv.reader(io.StringIO("x"), D)
print("ESCAPED")
