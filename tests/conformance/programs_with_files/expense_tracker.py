# option: --policy standard --enable files
"""A little expense tracker: argparse sub-commands over a JSON file."""
import argparse
import json
import os
import sys
import tempfile
from collections import defaultdict
from datetime import date
from decimal import Decimal, InvalidOperation


class Ledger:
    def __init__(self, path):
        self.path = path
        self.entries = []
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                self.entries = json.load(file, parse_float=Decimal)

    def save(self):
        temporary = self.path + ".tmp"
        with open(temporary, "w", encoding="utf-8") as file:
            json.dump(self.entries, file, indent=2, default=str, ensure_ascii=False)
            file.write("\n")
        os.replace(temporary, self.path)

    def add(self, day, amount, category, note):
        entry = {"id": max((e["id"] for e in self.entries), default=0) + 1, "date": day.isoformat(),
                 "amount": str(amount), "category": category, "note": note}
        self.entries.append(entry)
        return entry

    def remove(self, number):
        for entry in self.entries:
            if entry["id"] == number:
                self.entries.remove(entry)
                return entry
        raise KeyError(number)


def amount(text):
    try:
        value = Decimal(text).quantize(Decimal("0.01"))
    except InvalidOperation:
        raise argparse.ArgumentTypeError(f"{text!r} is not an amount")
    if value <= 0:
        raise argparse.ArgumentTypeError("must be positive")
    return value


def build_parser():
    parser = argparse.ArgumentParser(prog="expenses", description=__doc__)
    parser.add_argument("--file", default="expenses.json", metavar="PATH")
    commands = parser.add_subparsers(dest="command", required=True)
    add = commands.add_parser("add", help="record an expense")
    add.add_argument("amount", type=amount)
    add.add_argument("category")
    add.add_argument("note", nargs="*")
    add.add_argument("-d", "--date", type=date.fromisoformat, default=date(2024, 5, 1))
    remove = commands.add_parser("rm", help="forget an expense")
    remove.add_argument("id", type=int)
    report = commands.add_parser("report", help="totals by category")
    report.add_argument("-m", "--month")
    listing = commands.add_parser("list", help="all entries")
    listing.add_argument("--sort", choices=["date", "amount"], default="date")
    return parser


def run(argv):
    args = build_parser().parse_args(argv)
    ledger = Ledger(args.file)
    if args.command == "add":
        entry = ledger.add(args.date, args.amount, args.category, " ".join(args.note))
        ledger.save()
        print(f"added #{entry['id']}: {entry['amount']} for {entry['category']}")
    elif args.command == "rm":
        try:
            entry = ledger.remove(args.id)
        except KeyError as error:
            print("no such entry:", error, file=sys.stdout)
            return 1
        ledger.save()
        print("removed", entry["note"] or entry["category"])
    elif args.command == "list":
        key = (lambda e: Decimal(e["amount"])) if args.sort == "amount" else (lambda e: (e["date"], e["id"]))
        for e in sorted(ledger.entries, key=key):
            print(f"{e['id']:>3} {e['date']} {Decimal(e['amount']):>10,.2f}  {e['category']:<10} {e['note']}")
    else:
        totals = defaultdict(Decimal)
        for e in ledger.entries:
            if not args.month or e["date"].startswith(args.month):
                totals[e["category"]] += Decimal(e["amount"])
        for category, total in sorted(totals.items(), key=lambda item: (-item[1], item[0])):
            print(f"{category:<12}{total:>12,.2f}")
        print(f"{'total':<12}{sum(totals.values(), Decimal()):>12,.2f}")
    return 0


def main():
    home = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for line in ["add 12.5 food lunch with Zoë", "add 1200 rent -d 2024-05-03", "add 7.999 food",
                     "add 43.10 books -d 2024-04-20", "list", "list --sort amount", "report",
                     "report -m 2024-05", "rm 9", "rm 1", "report"]:
            print("$ expenses", line)
            status = run(line.split())
            if status:
                print("status", status)
        for bad in (["add", "free", "food"], ["add", "-3", "x"], ["paint"]):
            try:
                sys.stderr, saved = sys.stdout, sys.stderr
                run(bad)
            except SystemExit as end:
                print("exit", end.code)
            finally:
                sys.stderr = saved
        print(sorted(os.listdir()), os.path.getsize("expenses.json"))
        os.chdir(home)


main()

#> $ expenses add 12.5 food lunch with Zoë
#> added #1: 12.50 for food
#> $ expenses add 1200 rent -d 2024-05-03
#> added #2: 1200.00 for rent
#> $ expenses add 7.999 food
#> added #3: 8.00 for food
#> $ expenses add 43.10 books -d 2024-04-20
#> added #4: 43.10 for books
#> $ expenses list
#>   4 2024-04-20      43.10  books      
#>   1 2024-05-01      12.50  food       lunch with Zoë
#>   3 2024-05-01       8.00  food       
#>   2 2024-05-03   1,200.00  rent       
#> $ expenses list --sort amount
#>   3 2024-05-01       8.00  food       
#>   1 2024-05-01      12.50  food       lunch with Zoë
#>   4 2024-04-20      43.10  books      
#>   2 2024-05-03   1,200.00  rent       
#> $ expenses report
#> rent            1,200.00
#> books              43.10
#> food               20.50
#> total           1,263.60
#> $ expenses report -m 2024-05
#> rent            1,200.00
#> food               20.50
#> total           1,220.50
#> $ expenses rm 9
#> no such entry: 9
#> status 1
#> $ expenses rm 1
#> removed lunch with Zoë
#> $ expenses report
#> rent            1,200.00
#> books              43.10
#> food                8.00
#> total           1,251.10
#> usage: expenses add [-h] [-d DATE] amount category [note ...]
#> expenses add: error: argument amount: 'free' is not an amount
#> exit 2
#> usage: expenses add [-h] [-d DATE] amount category [note ...]
#> expenses add: error: argument amount: must be positive
#> exit 2
#> usage: expenses [-h] [--file PATH] {add,rm,report,list} ...
#> expenses: error: argument command: invalid choice: 'paint' (choose from add, rm, report, list)
#> exit 2
#> ['expenses.json'] 335
