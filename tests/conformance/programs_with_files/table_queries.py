# option: --policy standard --enable files
"""Queries like SQL over CSV files: a tokenizer, a parser, joins, groups, order; errors with a caret."""
import csv
import operator
import os
import re
import tempfile
from itertools import groupby
from pathlib import Path
from statistics import mean

TOKENS = re.compile(r"\s*(?:(?P<number>\d+(?:\.\d+)?)|(?P<string>'(?:[^']|'')*')|"
                    r"(?P<name>[A-Za-z_][\w.]*)|(?P<symbol><=|>=|<>|[-+*/=<>(),]))")
KEYWORDS = set("select from where group by order limit join on and or not as desc having like is null".split())
AGGREGATES = {"count": len, "sum": sum, "avg": mean, "min": min, "max": max}
OPERATORS = {"=": operator.eq, "<>": operator.ne, "<": operator.lt, ">": operator.gt, "<=": operator.le,
             ">=": operator.ge,
             "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}


class QueryError(Exception):
    def __init__(self, message, text, position):
        super().__init__(f"{message}\n  {text}\n  {' ' * position}^")


class Parser:
    def __init__(self, text):
        self.text, self.tokens, position = text, [], 0
        while position < len(text.rstrip()):
            match = TOKENS.match(text, position)
            if not match:
                raise QueryError("what is this?", text, position + len(text[position:]) - len(text[position:].lstrip()))
            kind, value = match.lastgroup, match[match.lastgroup]
            if kind == "name" and value.lower() in KEYWORDS:
                kind, value = "keyword", value.lower()
            self.tokens.append((kind, value, match.start(match.lastgroup)))
            position = match.end()
        self.tokens.append(("end", "", len(text)))
        self.index = 0

    def accept(self, *values, kind=None):
        token = self.tokens[self.index]
        if token[1] in values and token[0] in ("keyword", "symbol") or token[0] == kind:
            self.index += 1
            return token[1]

    def expect(self, *values, kind=None):
        found = self.accept(*values, kind=kind)
        if found is None:
            raise QueryError(f"expected {' or '.join(values) or kind}", self.text, self.tokens[self.index][2])
        return found

    def listed(self, rule):
        items = [rule()]
        while self.accept(","):
            items.append(rule())
        return items

    def query(self):
        self.expect("select")
        query = {"columns": [("*", None)] if self.accept("*") else self.listed(self.column)}
        self.expect("from")
        query["table"] = self.expect(kind="name")
        query["joins"] = []
        while self.accept("join"):
            table = self.expect(kind="name")
            self.expect("on")
            query["joins"].append((table, self.expression()))
        query["where"] = self.expression() if self.accept("where") else None
        query["group"] = self.listed(self.expression) if self.accept("group") and self.expect("by") else None
        query["having"] = self.expression() if self.accept("having") else None
        query["order"] = self.listed(self.ordered) if self.accept("order") and self.expect("by") else []
        query["limit"] = int(self.expect(kind="number")) if self.accept("limit") else None
        self.expect(kind="end")
        return query

    def column(self):
        expression = self.expression()
        return (self.expect(kind="name") if self.accept("as") else None), expression

    def ordered(self):
        return self.expression(), self.accept("desc") == "desc"

    def expression(self, level=0):
        levels = [("or",), ("and",), ("=", "<>", "<", ">", "<=", ">=", "like"), ("+", "-"), ("*", "/")]
        if level == len(levels):
            return self.primary()
        if level == 2 and self.accept("not"):
            return ("not", self.expression(level))
        left = self.expression(level + 1)
        while symbol := self.accept(*levels[level]):
            left = (symbol, left, self.expression(level + 1))
        if level == 2 and self.accept("is"):
            negated = self.accept("not")
            self.expect("null")
            left = ("not", ("null", left)) if negated else ("null", left)
        return left

    def primary(self):
        if self.accept("("):
            inner = self.expression()
            self.expect(")")
            return inner
        if number := self.accept(kind="number"):
            return ("value", float(number) if "." in number else int(number))
        if string := self.accept(kind="string"):
            return ("value", string[1:-1].replace("''", "'"))
        name = self.expect(kind="name")
        if self.accept("("):
            argument = ("value", 1) if self.accept("*") else self.expression()
            self.expect(")")
            return ("call", name.lower(), argument)
        return ("name", name)


def evaluate(node, row, group=None):
    match node:
        case ("value", value):
            return value
        case ("name", name):
            found = [key for key in row if key == name or key.endswith("." + name)]
            if len(found) != 1:
                raise KeyError(f"{name}: {'ambiguous' if found else 'unknown'}")
            return row[found[0]]
        case ("call", name, argument):
            values = [evaluate(argument, one) for one in (group if group is not None else [row])]
            return AGGREGATES[name]([value for value in values if value is not None])
        case ("not", inner):
            return not evaluate(inner, row, group)
        case ("null", inner):
            return evaluate(inner, row, group) is None
        case ("and", left, right):
            return evaluate(left, row, group) and evaluate(right, row, group)
        case ("or", left, right):
            return evaluate(left, row, group) or evaluate(right, row, group)
        case ("like", left, right):
            pattern = re.escape(evaluate(right, row, group)).replace("%", ".*").replace("_", ".")
            return re.fullmatch(pattern, evaluate(left, row, group) or "", re.I) is not None
        case (symbol, left, right):
            left, right = evaluate(left, row, group), evaluate(right, row, group)
            return None if left is None or right is None else OPERATORS[symbol](left, right)


def load(folder, name):
    def typed(text):
        for make in (int, float):
            try:
                return make(text)
            except ValueError:
                pass
        return text or None
    with open(folder / f"{name}.csv", newline="") as file:
        return [{f"{name}.{key}": typed(value) for key, value in row.items()} for row in csv.DictReader(file)]


def run(folder, text):
    query = Parser(text).query()
    rows = load(folder, query["table"])
    for table, condition in query["joins"]:
        rows = [a | b for a in rows for b in load(folder, table) if evaluate(condition, a | b)]
    rows = [row for row in rows if query["where"] is None or evaluate(query["where"], row)]
    groups = [(row, None) for row in rows]
    if query["group"]:
        key = lambda row: tuple(evaluate(node, row) for node in query["group"])
        groups = [(group[0], group) for _, found in groupby(sorted(rows, key=key), key) for group in [list(found)]]
    if query["having"]:
        groups = [(row, group) for row, group in groups if evaluate(query["having"], row, group)]
    for node, descending in reversed(query["order"]):
        groups.sort(key=lambda pair: evaluate(node, *pair), reverse=descending)
    for row, group in groups[:query["limit"]]:
        yield tuple(row.values()) if query["columns"][0][0] == "*" else tuple(evaluate(node, row, group) for _,
                                                                              node in query["columns"])


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    (folder / "people.csv").write_text("id,name,city,age\n"
                                       "1,Ann,Oslo,31\n2,Bob,Rome,45\n3,Cho,Oslo,\n4,O'Hara,Rome,28\n5,Dee,Bern,45\n")
    (folder / "orders.csv").write_text("id,person,amount\n10,1,5.5\n11,2,20\n12,1,7\n13,4,3.25\n14,9,1\n")
    for text in ("select * from people where age > 30 order by age desc, name",
                 "SELECT name FROM people WHERE age IS NULL OR name LIKE 'o''%'",
                 "select city, count(*), avg(age) from people group by city order by count(*) desc, city limit 2",
                 "select name, amount*2+1 from people join orders on people.id = person "
                 "where not city = 'Rome' and amount < (10 - 1)",
                 "select name, sum(amount), max(amount) from people join orders on people.id = person "
                 "group by name having sum(amount) > 4",
                 "select id from people join orders on people.id = person", "select nothing from people",
                 "select name people",
                 "select name from people where (age > 3", "select name from people where age > #",
                 "select x from nowhere",
                 "select name from people where name > 3"):
        print(">", text)
        try:
            for row in run(folder, text):
                print("  ", *row, sep=" | ")
        except (QueryError, KeyError, TypeError) as error:
            print(type(error).__name__, error)
        except OSError as error:
            print("no table", Path(error.filename).stem)

#> > select * from people where age > 30 order by age desc, name
#>    | 2 | Bob | Rome | 45
#>    | 5 | Dee | Bern | 45
#>    | 1 | Ann | Oslo | 31
#> > SELECT name FROM people WHERE age IS NULL OR name LIKE 'o''%'
#>    | Cho
#>    | O'Hara
#> > select city, count(*), avg(age) from people group by city order by count(*) desc, city limit 2
#>    | Oslo | 2 | 31
#>    | Rome | 2 | 36.5
#> > select name, amount*2+1 from people join orders on people.id = person where not city = 'Rome' and amount < (10 - 1)
#>    | Ann | 12.0
#>    | Ann | 15
#> > select name, sum(amount), max(amount) from people join orders on people.id = person group by name having sum(amount) > 4
#>    | Ann | 12.5 | 7
#>    | Bob | 20 | 20
#> > select id from people join orders on people.id = person
#> KeyError 'id: ambiguous'
#> > select nothing from people
#> KeyError 'nothing: unknown'
#> > select name people
#> QueryError expected from
#>   select name people
#>               ^
#> > select name from people where (age > 3
#> QueryError expected )
#>   select name from people where (age > 3
#>                                         ^
#> > select name from people where age > #
#> QueryError what is this?
#>   select name from people where age > #
#>                                       ^
#> > select x from nowhere
#> no table nowhere
#> > select name from people where name > 3
#> TypeError '>' not supported between instances of 'str' and 'int'
