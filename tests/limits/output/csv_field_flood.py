# expect: error:Error
# option: --policy standard
# A quoted field that never ends is refused at the limit of fields.
import csv


def lines():
    yield '"'
    while True:
        yield "x" * 1000


list(csv.reader(lines()))
