# option: --policy standard --enable files
"""Make invoices from CSV files of customers and items, as text and HTML, and a summary."""
import calendar
import csv
import datetime as dt
import os
import tempfile
import textwrap
from contextlib import chdir
from decimal import ROUND_HALF_UP, Decimal
from html import escape
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

CUSTOMERS = """id,name,address,country
7,"Müller & Söhne GmbH","Hauptstraße 1\n10115 Berlin",DE
3,"Acme, Inc.","1 Main Street\nSpringfield",US
12,Jürgen <x>,,AT
"""
ITEMS = """customer;date;text;quantity;price
3;2024-01-31;Consulting ("remote");7,5;120,00
7;2024-02-29;Hosting, twelve months;12;9,99
3;2024-01-15;Travel;1;433,20
12;2024-03-01;A long description that has to be wrapped because it does not fit into one line;3;0,333
7;2024-02-03;Support;0,25;80
99;2024-02-03;Nobody;1;1
"""
VAT = {"DE": Decimal("0.19"), "AT": Decimal("0.20")}
CENT = Decimal("0.01")


class Item(NamedTuple):
    customer: int
    date: dt.date
    text: str
    quantity: Decimal
    price: Decimal

    @property
    def total(self):
        return (self.quantity * self.price).quantize(CENT, ROUND_HALF_UP)


class GermanTable(csv.excel):
    delimiter = ";"


csv.register_dialect("german", GermanTable)


def read_items(name):
    def number(text):
        return Decimal(text.replace(",", "."))

    with open(name, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, dialect="german"):
            yield Item(int(row["customer"]), dt.date.fromisoformat(row["date"]), row["text"],
                       number(row["quantity"]), number(row["price"]))


def due_date(day):
    month_end = day.replace(day=calendar.monthrange(day.year, day.month)[1])
    due = month_end + dt.timedelta(days=14)
    while due.weekday() >= calendar.SATURDAY:
        due += dt.timedelta(days=1)
    return due


def as_text(number, customer, items):
    net = sum(item.total for item in items)
    tax = (net * VAT.get(customer["country"], Decimal())).quantize(CENT, ROUND_HALF_UP)
    lines = [f"INVOICE {number}".center(60).rstrip(), customer["name"], *customer["address"].splitlines(), ""]
    for item in items:
        first, *rest = textwrap.wrap(item.text, 30)
        lines.append(f"{item.date:%d.%m.%y}  {first:<30}{item.quantity:>7}{item.total:>12,}")
        lines += [" " * 10 + line for line in rest]
    for label, value in (("net", net), ("tax", tax), ("total", net + tax)):
        if label != "tax" or tax:
            lines.append(f"{label:>47}{value:>12,.2f}")
    lines.append(f"due on {due_date(items[-1].date):%A, %d %B %Y}")
    return "\n".join(lines) + "\n", net + tax


def as_html(number, customer, items):
    rows = "".join(f"<tr><td>{escape(item.text)}<td>{item.total}" for item in items)
    return f"<h1>{number}: {escape(customer['name'])}</h1><table>{rows}</table>"


def main():
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        for name, text in (("customers.csv", CUSTOMERS), ("items.csv", ITEMS)):
            with open(name, "w", encoding="utf-8") as file:
                file.write(text)
        with open("customers.csv", encoding="utf-8", newline="") as file:
            customers = {int(row["id"]): row for row in csv.DictReader(file)}
        items = sorted(read_items("items.csv"))
        os.makedirs("out/html")
        totals = []
        for count, (key, group) in enumerate(groupby(items, key=itemgetter(0)), start=1):
            if key not in customers:
                print("no customer", key)
                continue
            group = list(group)
            number = f"2024-{count:03}"
            text, total = as_text(number, customers[key], group)
            totals.append({"invoice": number, "customer": customers[key]["name"], "total": total})
            with open(f"out/{number}.txt", "w") as file:
                file.write(text)
            with open(f"out/html/{number}.html", "w", encoding="latin-1", errors="xmlcharrefreplace") as file:
                file.write(as_html(number, customers[key], group))
        with open("out/summary.csv", "w", newline="") as file:
            writer = csv.DictWriter(file, ["invoice", "customer", "total"], quoting=csv.QUOTE_NONNUMERIC)
            writer.writeheader()
            writer.writerows(totals)
        for root, folders, files in os.walk("out"):
            for name in sorted(files):
                path = os.path.join(root, name)
                print(f"--- {path} ({os.path.getsize(path)} bytes)")
                with open(path, encoding="latin-1" if name.endswith("html") else "utf-8") as file:
                    print(file.read().rstrip("\n"))


main()

#> no customer 99
#> --- out/2024-001.txt (352 bytes)
#>                       INVOICE 2024-001
#> Acme, Inc.
#> 1 Main Street
#> Springfield
#>
#> 15.01.24  Travel                              1      433.20
#> 31.01.24  Consulting ("remote")             7.5      900.00
#>                                             net    1,333.20
#>                                           total    1,333.20
#> due on Wednesday, 14 February 2024
#> --- out/2024-002.txt (421 bytes)
#>                       INVOICE 2024-002
#> Müller & Söhne GmbH
#> Hauptstraße 1
#> 10115 Berlin
#>
#> 03.02.24  Support                          0.25       20.00
#> 29.02.24  Hosting, twelve months             12      119.88
#>                                             net      139.88
#>                                             tax       26.58
#>                                           total      166.46
#> due on Thursday, 14 March 2024
#> --- out/2024-003.txt (390 bytes)
#>                       INVOICE 2024-003
#> Jürgen <x>
#>
#> 01.03.24  A long description that has to      3        1.00
#>           be wrapped because it does not
#>           fit into one line
#>                                             net        1.00
#>                                             tax        0.20
#>                                           total        1.20
#> due on Monday, 15 April 2024
#> --- out/summary.csv (137 bytes)
#> "invoice","customer","total"
#> "2024-001","Acme, Inc.",1333.20
#> "2024-002","Müller & Söhne GmbH",166.46
#> "2024-003","Jürgen <x>",1.20
#> --- out/html/2024-001.html (117 bytes)
#> <h1>2024-001: Acme, Inc.</h1><table><tr><td>Travel<td>433.20<tr><td>Consulting (&quot;remote&quot;)<td>900.00</table>
#> --- out/html/2024-002.html (121 bytes)
#> <h1>2024-002: Müller &amp; Söhne GmbH</h1><table><tr><td>Support<td>20.00<tr><td>Hosting, twelve months<td>119.88</table>
#> --- out/html/2024-003.html (145 bytes)
#> <h1>2024-003: Jürgen &lt;x&gt;</h1><table><tr><td>A long description that has to be wrapped because it does not fit into one line<td>1.00</table>
