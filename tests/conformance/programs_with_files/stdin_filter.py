# option: --policy standard --enable files
"""A filter for text tables, written as a command-line tool with its own little pipeline of commands."""
import argparse
import contextlib
import getopt
import io
import operator
import re
import sys
import tempfile
from functools import partial, reduce
from itertools import chain, islice, zip_longest

TABLE = """\
name     dept    salary  since
Ann      sales   3200    2019-03-01
Bob      dev     4100    2015-11-15
Čeněk    dev     3900    2020-01-07
Dagmar   sales   2800    2022-08-30
Éva      ops     3050    2018-05-21
Faisal   dev     5200    2010-02-02
"""


def read_table(lines):
    rows = (line.split() for line in lines if line.strip() and not line.startswith("#"))
    header = next(rows)
    for row in rows:
        yield dict(zip_longest(header, row, fillvalue=""))


def typed(text):
    return float(text) if re.fullmatch(r"-?\d+(\.\d+)?", text) else text


OPERATORS = {"=": operator.eq, "!=": operator.ne, "<": operator.lt, ">": operator.gt,
             "~": lambda value, pattern: re.search(pattern, str(value)) is not None}


def where(condition, rows):
    match = re.fullmatch(r"(\w+)(!=|[=<>~])(.*)", condition)
    if not match:
        raise ValueError(f"bad condition: {condition}")
    name, sign, text = match.groups()
    value = text if sign == "~" else typed(text)
    return (row for row in rows if OPERATORS[sign](typed(row[name]), value))


def select(names, rows):
    return ({name: row[name] for name in names.split(",")} for row in rows)


def sort(name, rows):
    reverse = name.startswith("-")
    return sorted(rows, key=lambda row: typed(row[name.lstrip("-")]), reverse=reverse)


def head(count, rows):
    return islice(rows, int(count))


def sum_by(names, rows):
    group, value = names.split(",")
    totals = {}
    for row in rows:
        totals[row[group]] = totals.get(row[group], 0) + typed(row[value])
    return ({group: key, value: f"{total:g}"} for key, total in totals.items())


COMMANDS = {"where": where, "select": select, "sort": sort, "head": head, "sum": sum_by}


def write_table(rows, out, separator=None):
    rows = list(rows)
    if not rows:
        out.write("(nothing)\n")
        return
    lines = [list(rows[0])] + [list(row.values()) for row in rows]
    widths = [max(map(len, column)) for column in zip(*lines)]
    for line in lines:
        text = separator.join(line) if separator else "  ".join(map(str.ljust, line, widths)).rstrip()
        out.writelines([text, "\n"])


def parse_pipeline(words):
    steps = []
    for word in words:
        name, _, argument = word.partition(":")
        try:
            steps.append(partial(COMMANDS[name], argument))
        except KeyError:
            close = [command for command in COMMANDS if command[0] == name[:1]]
            raise SystemExit(f"unknown command {name!r}" + (f", did you mean {close[0]}?" if close else ""))
    return steps


def main(argv):
    parser = argparse.ArgumentParser(prog="tab", description="Filters tables.")
    parser.add_argument("-i", "--input", type=argparse.FileType("r", encoding="utf-8"), default="-")
    parser.add_argument("-o", "--output", type=argparse.FileType("w", encoding="utf-8"), default=sys.stdout)
    parser.add_argument("-s", "--separator")
    parser.add_argument("steps", nargs="*", metavar="COMMAND:ARGUMENT")
    args = parser.parse_args(argv)
    with contextlib.ExitStack() as stack:
        for file in (args.input, args.output):
            if file not in (sys.stdin, sys.stdout):
                stack.enter_context(file)
        rows = reduce(lambda rows, step: step(rows), parse_pipeline(args.steps), read_table(args.input))
        write_table(rows, args.output, args.separator)


def run(*argv, text=TABLE):
    print("$ tab", *(word if " " not in word else repr(word) for word in argv))
    stdin, sys.stdin = sys.stdin, io.StringIO(text)
    try:
        main(argv)
    except SystemExit as end:
        print("exit:", end.code)
    except (ValueError, KeyError) as error:
        print("error:", error)
    finally:
        sys.stdin = stdin


run("where:dept=dev", "sort:-salary", "select:name,salary")
run("where:salary>3000", "where:since~^201[5-9]", "-s", ";")
run("sum:dept,salary", "sort:salary")
run("head:2", text="# a comment\na b c\n\n1 2\n3 4 5 6\n")
run("where:salary>9999")
run("where:salary")
run("sart:x")
run("select:age")
with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
    run("-o", "names.txt", "where:name~^[^\\x00-\\x7f]", "select:name")
    with open("names.txt", encoding="utf-8") as file:
        print(repr(file.read()))
options, rest = getopt.gnu_getopt(["-v", "x", "--size=3", "-o", "y", "--", "-z"], "vo:", ["size=", "help"])
print(options, rest)
try:
    getopt.getopt(["--si"], "", ["size=", "silent"])
except getopt.GetoptError as error:
    print(error.msg, error.opt)
print(*chain.from_iterable(zip("abc", range(3))), sep="", file=sys.stdout, flush=True)

#> $ tab where:dept=dev sort:-salary select:name,salary
#> name    salary
#> Faisal  5200
#> Bob     4100
#> Čeněk   3900
#> $ tab where:salary>3000 where:since~^201[5-9] -s ;
#> name;dept;salary;since
#> Ann;sales;3200;2019-03-01
#> Bob;dev;4100;2015-11-15
#> Éva;ops;3050;2018-05-21
#> $ tab sum:dept,salary sort:salary
#> dept   salary
#> ops    3050
#> sales  6000
#> dev    13200
#> $ tab head:2
#> a  b  c
#> 1  2
#> 3  4  5
#> $ tab where:salary>9999
#> (nothing)
#> $ tab where:salary
#> error: bad condition: salary
#> $ tab sart:x
#> exit: unknown command 'sart', did you mean select?
#> $ tab select:age
#> error: 'age'
#> $ tab -o names.txt where:name~^[^\x00-\x7f] select:name
#> 'name\nČeněk\nÉva\n'
#> [('-v', ''), ('--size', '3'), ('-o', 'y')] ['x', '-z']
#> option --si not a unique prefix; possible options: size=, silent si
#> a0b1c2
