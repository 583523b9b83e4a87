# Each character of a field might be compared with each one of a line end that the program chose.
# option: --policy standard --max-time 2
# expect: timeout
import csv
import io

while True:
    writer = csv.writer(io.StringIO(), lineterminator="\u4e00" * 1_000_000)
    writer.writerow(["\u4e01" * 1_000_000])
