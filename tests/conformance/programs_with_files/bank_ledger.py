# option: --policy standard --enable files
"""A plain-text double-entry ledger: import a bank's CSV by rules, check balances, print reports."""
import csv
import os
import re
import tempfile
from collections import defaultdict
from datetime import date
from decimal import ROUND_HALF_EVEN, Decimal, InvalidOperation, localcontext
from pathlib import Path

LEDGER = """\
; opening balances
2024-01-01 * Opening
    Assets:Checking          1,500.00 EUR
    Assets:Cash                 80.50 EUR
    Equity:Opening

2024-01-03 Farmers' market  ; apples
    Expenses:Food:Fruit          12.30 EUR
    Assets:Cash

2024-01-31 * Landlord
    Expenses:Rent               850.00 EUR
    Assets:Checking            -850.00 EUR
"""
BANK = '''"Date","Payee","Amount"
"15.01.2024","ACME Payroll 0124","2.345,67"
"17.01.2024","SUPERMARKET 24/7","-64,20"
"20.01.2024","supermarket at the corner","-9,99"
"22.01.2024","Unknown ""Shop""","-5,00"
"31.02.2024","Impossible","-1,00"
"25.01.2024","Broken","twelve"
'''
RULES = [(r"payroll", "Income:Salary"), (r"supermarket", "Expenses:Food:Groceries"), (r"", "Expenses:Unknown")]


class LedgerError(Exception):
    pass


def money(text):
    try:
        return Decimal(text.replace(",", ""))
    except InvalidOperation:
        raise LedgerError(f"not an amount: {text!r}") from None


def parse(path):
    entry = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = line.split(";")[0].rstrip()
        if not line:
            continue
        try:
            if match := re.match(r"(\d{4}-\d\d-\d\d)\s+(\*\s+)?(.+)", line):
                if entry:
                    yield balanced(entry)
                entry = {"day": date.fromisoformat(match[1]), "cleared": bool(match[2]), "payee": match[3].strip(),
                         "rows": []}
            elif match := re.match(r"\s+(\S+(?: \S+)*)(?:\s{2,}(-?[\d,.]+)\s+(\w+))?$", line):
                entry["rows"].append((match[1], money(match[2]) if match[2] else None))
            else:
                raise LedgerError(f"not understood: {line.strip()!r}")
        except (LedgerError, ValueError) as error:
            raise LedgerError(f"{path.name}:{number}: {error}") from error
    if entry:
        yield balanced(entry)


def balanced(entry):
    total = sum((amount for _, amount in entry["rows"] if amount is not None), Decimal())
    missing = [account for account, amount in entry["rows"] if amount is None]
    if len(missing) > 1 or (not missing and total):
        raise LedgerError(f"{entry['payee']} does not balance by {total}")
    entry["rows"] = [(account, -total if amount is None else amount) for account, amount in entry["rows"]]
    return entry


def import_bank(path, ledger):
    refused = []
    with path.open(newline="", encoding="utf-8") as file, ledger.open("a", encoding="utf-8") as out:
        for row in csv.DictReader(file):
            try:
                day, month, year = map(int, row["Date"].split("."))
                amount = money(row["Amount"].replace(".", "").replace(",", "."))
                when = date(year, month, day)
            except (LedgerError, ValueError) as error:
                refused.append(f"{row['Payee']}: {error}")
                continue
            account = next(account for pattern, account in RULES if re.search(pattern, row["Payee"], re.I))
            print(f"\n{when} {row['Payee']}\n    Assets:Checking   {amount:,} EUR\n    {account}", file=out)
    return refused


def tree(balances, depth=3):
    totals = defaultdict(Decimal)
    for account, amount in balances.items():
        parts = account.split(":")
        for length in range(1, min(len(parts), depth) + 1):
            totals[tuple(parts[:length])] += amount
    for parts, amount in sorted(totals.items()):
        if amount:
            print(f"{amount:>12,.2f}  {'  ' * (len(parts) - 1)}{parts[-1]}")


with tempfile.TemporaryDirectory() as folder:
    ledger, bank = Path(folder, "main.ledger"), Path(folder, "bank.csv")
    ledger.write_text(LEDGER, encoding="utf-8")
    bank.write_text(BANK, encoding="utf-8")
    for message in import_bank(bank, ledger):
        print("refused", message)
    entries = sorted(parse(ledger), key=lambda entry: entry["day"])
    balances = defaultdict(Decimal)
    running = Decimal()
    for entry in entries:
        for account, amount in entry["rows"]:
            balances[account] += amount
            if account == "Assets:Checking":
                running += amount
                mark = "*" if entry["cleared"] else " "
                print(f"{entry['day']} {mark} {entry['payee']:<26}{amount:>10,.2f}{running:>11,.2f}")
    print(sum(balances.values()) == 0)
    tree(balances)
    with localcontext() as context:
        context.prec, context.rounding = 6, ROUND_HALF_EVEN
        spent = sum(value for name, value in balances.items() if name.startswith("Expenses"))
        for name, value in sorted(balances.items()):
            if name.startswith("Expenses"):
                print(f"{name:<26}{(value / spent * 100).quantize(Decimal('0.1'))!s:>6} %")
        print((spent / 3).normalize(), (spent / 7).as_tuple().digits)
    for broken in ("2024-02-30 X\n", "2024-01-02 Y\n    A:B  5 EUR\n    C:D  -4 EUR\n", "nonsense\n",
                   "2024-01-02 Z\n    A  1.2.3 EUR\n"):
        path = Path(folder, "broken.ledger")
        path.write_text(broken)
        try:
            print(list(parse(path)))
        except LedgerError as error:
            print(type(error.__cause__).__name__, error)

#> refused Impossible: day 31 must be in range 1..29 for month 2 in year 2024
#> refused Broken: not an amount: 'twelve'
#> 2024-01-01 * Opening                     1,500.00   1,500.00
#> 2024-01-15   ACME Payroll 0124           2,345.67   3,845.67
#> 2024-01-17   SUPERMARKET 24/7              -64.20   3,781.47
#> 2024-01-20   supermarket at the corner      -9.99   3,771.48
#> 2024-01-22   Unknown "Shop"                 -5.00   3,766.48
#> 2024-01-31 * Landlord                     -850.00   2,916.48
#> True
#>     2,984.68  Assets
#>        68.20    Cash
#>     2,916.48    Checking
#>    -1,580.50  Equity
#>    -1,580.50    Opening
#>       941.49  Expenses
#>        86.49    Food
#>        12.30      Fruit
#>        74.19      Groceries
#>       850.00    Rent
#>         5.00    Unknown
#>    -2,345.67  Income
#>    -2,345.67    Salary
#> Expenses:Food:Fruit          1.3 %
#> Expenses:Food:Groceries      7.9 %
#> Expenses:Rent               90.3 %
#> Expenses:Unknown             0.5 %
#> 313.83 (1, 3, 4, 4, 9, 9)
#> ValueError broken.ledger:1: day 30 must be in range 1..29 for month 2 in year 2024
#> NoneType Y does not balance by 1
#> LedgerError broken.ledger:1: not understood: 'nonsense'
#> LedgerError broken.ledger:2: not an amount: '1.2.3'
