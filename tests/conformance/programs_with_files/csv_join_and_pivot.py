# option: --policy standard --enable files
"""Join two CSV files, pivot the result by month and product, and write it with totals."""
import csv
import io
import os
import tempfile
from collections import Counter, defaultdict
from datetime import date
from itertools import groupby
from operator import itemgetter

ORDERS = """\
order;customer;product;quantity;day
1001;7;lamp;2;2024-01-15
1002;3;desk;1;2024-01-20
1003;7;"chair, red";4;2024-02-02
1004;9;lamp;10;2024-02-11
1005;12;desk;1;2024-02-28
1006;3;lamp;1;2024-03-05
1007;3;"chair, red";n/a;2024-03-06
1008;7;desk;2;2024-03-30
"""
CUSTOMERS = """\
id,name,city
3,"O'Neil & Sons",Cork
7,Zoë Müller,Bonn
9,"Said ""Ali"" Khan",Lahore
15,Nobody,Nowhere
"""


def read(path, **options):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, **options))


def left_join(left, right, left_key, right_key):
    index = {row[right_key]: row for row in right}
    empty = dict.fromkeys(right[0], "")
    for row in left:
        yield row | index.get(row[left_key], empty)


def pivot(rows, row_key, column_key, value):
    table = defaultdict(Counter)
    for row in rows:
        table[row_key(row)][column_key(row)] += value(row)
    columns = sorted({column for counts in table.values() for column in counts})
    return columns, dict(sorted(table.items()))


def month(row):
    return date.fromisoformat(row["day"]).strftime("%b")


def main(folder):
    os.chdir(folder)
    for name, text in (("orders.csv", ORDERS), ("customers.csv", CUSTOMERS)):
        with open(name, "w", encoding="utf-8", newline="") as file:
            file.write(text)
    orders = read("orders.csv", delimiter=";")
    dialect = csv.Sniffer().sniff(ORDERS)
    print("sniffed", repr(dialect.delimiter), csv.Sniffer().has_header(ORDERS))
    good, bad = [], []
    for row in left_join(orders, read("customers.csv"), "customer", "id"):
        (good if row["quantity"].isdigit() else bad).append(row)
    print("refused:", [row["order"] for row in bad])
    print("without customer:", [row["order"] for row in good if not row["name"]])

    columns, table = pivot(good, itemgetter("product"), month, lambda row: int(row["quantity"]))
    columns.sort(key=["Jan", "Feb", "Mar"].index)
    with open("pivot.csv", "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, quoting=csv.QUOTE_NONNUMERIC)
        writer.writerow(["product", *columns, "total"])
        for product, counts in table.items():
            writer.writerow([product, *(counts[column] for column in columns), counts.total()])
        totals = [sum(counts[column] for counts in table.values()) for column in columns]
        writer.writerow(["total", *totals, sum(totals)])
    with open("pivot.csv", newline="") as file:
        print(file.read().replace("\r\n", "|\n"), end="")
    with open("pivot.csv", newline="") as file:
        numbers = list(csv.reader(file, quoting=csv.QUOTE_NONNUMERIC))
    print(numbers[-1], sorted({type(cell).__name__ for cell in numbers[1]}))

    good.sort(key=lambda row: (row["city"], row["order"]))
    for city, rows in groupby(good, key=itemgetter("city")):
        rows = list(rows)
        names = {row["name"] for row in rows}
        print(f"{city or '-':<8}{len(rows):>3}  {', '.join(sorted(filter(None, names)))}")
    out = io.StringIO()
    writer = csv.DictWriter(out, ["order", "name"], extrasaction="ignore", dialect="unix", quoting=csv.QUOTE_MINIMAL)
    writer.writeheader()
    writer.writerows(row for row in good if '"' in row["name"] or "&" in row["name"])
    print(out.getvalue(), end="")
    try:
        csv.DictWriter(out, ["order"]).writerow(good[0])
    except ValueError as error:
        print(str(error).split(":")[0])


home = os.getcwd()
with tempfile.TemporaryDirectory() as folder:
    main(folder)
    os.chdir(home)

#> sniffed ';' True
#> refused: ['1007']
#> without customer: ['1005']
#> "product","Jan","Feb","Mar","total"|
#> "chair, red",0,4,0,4|
#> "desk",1,1,2,4|
#> "lamp",2,10,1,13|
#> "total",3,15,3,21|
#> ['total', 3.0, 15.0, 3.0, 21.0] ['float', 'str']
#> -         1  
#> Bonn      3  Zoë Müller
#> Cork      2  O'Neil & Sons
#> Lahore    1  Said "Ali" Khan
#> order,name
#> 1002,O'Neil & Sons
#> 1006,O'Neil & Sons
#> 1004,"Said ""Ali"" Khan"
#> dict contains fields not in fieldnames
