# option: --policy standard --enable files
"""A recipe book in JSON with a text menu on standard input; here a script types the answers."""
import io
import json
import os
import sys
import tempfile
import textwrap
from fractions import Fraction
from pathlib import Path

MENU = """\
1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit"""


def parse_amount(text):
    """'1 1/2' and '0.25' are numbers, too."""
    return sum((Fraction(part) for part in text.split()), Fraction(0))


def show_amount(value):
    whole, rest = divmod(value, 1)
    return " ".join(str(part) for part in (whole, rest) if part) or "0"


class Book:
    def __init__(self, path):
        self.path = Path(path)
        self.recipes = {}
        if self.path.exists():
            for name, recipe in json.loads(self.path.read_text(encoding="utf-8")).items():
                recipe["needs"] = {what: (Fraction(amount), unit) for what, (amount, unit) in recipe["needs"].items()}
                self.recipes[name] = recipe

    def save(self):
        data = {name: recipe | {"needs": {what: [str(amount), unit] for what,
                                          (amount, unit) in recipe["needs"].items()}}
                for name, recipe in self.recipes.items()}
        self.path.write_text(json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True), encoding="utf-8")

    def show(self, name, factor=Fraction(1)):
        recipe = self.recipes[name]
        print(f"{name} (serves {show_amount(recipe['serves'] * factor)})")
        for what, (amount, unit) in recipe["needs"].items():
            print(f"  {show_amount(amount * factor):>6} {unit:<5} {what}")
        print(textwrap.fill(recipe["steps"], 50, initial_indent="  ", subsequent_indent="  "))

    def shopping_list(self, names):
        total = {}
        for name in names:
            for what, (amount, unit) in self.recipes[name]["needs"].items():
                total[what, unit] = total.get((what, unit), 0) + amount
        return sorted(total.items())


def ask(text):
    answer = input(text + "> ")
    print(answer)
    return answer.strip()


def add(book):
    name = ask("name")
    if not name or name in book.recipes:
        print("there is one of that name" if name else "no name")
        return
    serves = int(ask("serves"))
    needs = {}
    while line := ask("needs: amount; unit; what"):
        try:
            amount, unit, what = (part.strip() for part in line.split(";"))
            needs[what] = (parse_amount(amount), unit)
        except ValueError as error:
            print("not understood:", error)
    book.recipes[name] = {"serves": serves, "needs": needs, "steps": ask("steps")}
    book.save()


def menu(book):
    while True:
        print(MENU)
        match ask("choice"):
            case "0" | "q":
                return "bye"
            case "1":
                for number, name in enumerate(sorted(book.recipes, key=str.casefold), 1):
                    print(f"{number:>3}. {name}")
            case "2" | "4" as choice:
                name = ask("name")
                try:
                    book.show(name, parse_amount(ask("factor")) if choice == "4" else Fraction(1))
                except KeyError as error:
                    print("no recipe", error)
            case "3":
                add(book)
            case "5":
                for (what, unit), amount in book.shopping_list(map(str.strip, ask("names").split(","))):
                    print(f"  {what}: {show_amount(amount)} {unit}")
            case "6":
                word = ask("word").lower()
                print([name for name, recipe in sorted(book.recipes.items())
                       if word in name.lower() or any(word in what for what in recipe["needs"])])
            case other:
                print(f"what is {other!r}?")


TYPED = """\
1
3
Crêpes
4
250; g; flour
1 1/2; cup; milk
three; -; eggs
3; -; eggs
1/4; tsp; salt

Whisk everything, let it rest for half an hour, and fry thin ones in butter on both sides.
3
Pudding
2
1 1/4; cup; milk
40; g; flour

Boil and stir.
3
Pudding
1
2
Crêpes
4
Crêpes
1 1/2
2
Soup
5
Crêpes, Pudding
6
milk
9
0
"""
home = os.getcwd()
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "recipes.json")
    for typed in (TYPED, "1\n6\nSALT\n"):
        saved, sys.stdin = sys.stdin, io.StringIO(typed)
        try:
            print(menu(Book(path)))
        except EOFError:
            print("\nend of input")
        finally:
            sys.stdin = saved
    print(Path(path).read_text(encoding="utf-8")[:120])

#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 1
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 3
#> name> Crêpes
#> serves> 4
#> needs: amount; unit; what> 250; g; flour
#> needs: amount; unit; what> 1 1/2; cup; milk
#> needs: amount; unit; what> three; -; eggs
#> not understood: Invalid literal for Fraction: 'three'
#> needs: amount; unit; what> 3; -; eggs
#> needs: amount; unit; what> 1/4; tsp; salt
#> needs: amount; unit; what> 
#> steps> Whisk everything, let it rest for half an hour, and fry thin ones in butter on both sides.
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 3
#> name> Pudding
#> serves> 2
#> needs: amount; unit; what> 1 1/4; cup; milk
#> needs: amount; unit; what> 40; g; flour
#> needs: amount; unit; what> 
#> steps> Boil and stir.
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 3
#> name> Pudding
#> there is one of that name
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 1
#>   1. Crêpes
#>   2. Pudding
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 2
#> name> Crêpes
#> Crêpes (serves 4)
#>      250 g     flour
#>    1 1/2 cup   milk
#>        3 -     eggs
#>      1/4 tsp   salt
#>   Whisk everything, let it rest for half an hour,
#>   and fry thin ones in butter on both sides.
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 4
#> name> Crêpes
#> factor> 1 1/2
#> Crêpes (serves 6)
#>      375 g     flour
#>    2 1/4 cup   milk
#>    4 1/2 -     eggs
#>      3/8 tsp   salt
#>   Whisk everything, let it rest for half an hour,
#>   and fry thin ones in butter on both sides.
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 2
#> name> Soup
#> no recipe 'Soup'
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 5
#> names> Crêpes, Pudding
#>   eggs: 3 -
#>   flour: 290 g
#>   milk: 2 3/4 cup
#>   salt: 1/4 tsp
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 6
#> word> milk
#> ['Crêpes', 'Pudding']
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 9
#> what is '9'?
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 0
#> bye
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 1
#>   1. Crêpes
#>   2. Pudding
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 6
#> word> SALT
#> ['Crêpes']
#> 1) list  2) show  3) add  4) scale  5) shopping list  6) search  0) quit
#> choice> 
#> end of input
#> {
#>  "Crêpes": {
#>   "needs": {
#>    "eggs": [
#>     "3",
#>     "-"
#>    ],
#>    "flour": [
#>     "250",
#>     "g"
#>    ],
#>    "milk": [
#>     
