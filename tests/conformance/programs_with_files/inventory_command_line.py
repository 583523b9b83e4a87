# option: --policy standard --enable files
# A command line tool over a JSON file: add, remove, list, with argparse.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import argparse
import contextlib
import io
import json
from pathlib import Path

STORE = Path("inventory.json")


def load():
    return json.loads(STORE.read_text()) if STORE.exists() else {}


def main(arguments):
    parser = argparse.ArgumentParser(prog="inventory")
    commands = parser.add_subparsers(dest="command", required=True)
    add = commands.add_parser("add")
    add.add_argument("name")
    add.add_argument("count", type=int, nargs="?", default=1)
    remove = commands.add_parser("remove")
    remove.add_argument("name")
    show = commands.add_parser("list")
    show.add_argument("--sort", choices=("name", "count"), default="name")
    options = parser.parse_args(arguments)
    items = load()
    if options.command == "add":
        items[options.name] = items.get(options.name, 0) + options.count
    elif options.command == "remove":
        if items.pop(options.name, None) is None:
            parser.exit(3, f"no such item: {options.name}\n")
    else:
        order = sorted(items.items(), key=lambda item: item[0] if options.sort == "name" else -item[1])
        for name, count in order:
            print(f"{count:>4} {name}")
    STORE.write_text(json.dumps(items))


for line in ("add nail 100", "add hammer", "add nail 20", "list", "list --sort count", "remove saw", "remove nail", "list", "add x y"):
    errors = io.StringIO()
    try:
        with contextlib.redirect_stderr(errors):
            main(line.split())
        print(line, "-> ok")
    except SystemExit as end:
        print(line, "->", end.code, errors.getvalue().splitlines()[-1])

os.chdir(START)

#> add nail 100 -> ok
#> add hammer -> ok
#> add nail 20 -> ok
#>    1 hammer
#>  120 nail
#> list -> ok
#>  120 nail
#>    1 hammer
#> list --sort count -> ok
#> remove saw -> 3 no such item: saw
#> remove nail -> ok
#>    1 hammer
#> list -> ok
#> add x y -> 2 inventory add: error: argument count: invalid int value: 'y'
