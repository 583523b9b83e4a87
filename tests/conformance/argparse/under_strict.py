# Command lines with only the import allowed: without files, without an environment.
# option: --allow-import argparse
import argparse

parser = argparse.ArgumentParser(prog="tool", description="Counts words.", epilog="That is all.")
parser.add_argument("--version", action="version", version="%(prog)s 1.0")
parser.add_argument("--count", "-c", type=int, default=3, metavar="N", help="how many (default: %(default)s)")
parser.add_argument("--mode", choices=["fast", "slow"])
group = parser.add_mutually_exclusive_group()
group.add_argument("--verbose", action="store_true")
group.add_argument("--quiet", action="store_true")
commands = parser.add_subparsers(dest="command", title="commands")
show = commands.add_parser("show", help="shows words", aliases=["s"])
show.add_argument("words", nargs="+")
print(parser.format_help())
print(show.format_usage())
for arguments in (["show", "a", "b"], ["-c", "5", "--mode=fast", "s", "x"], ["--quiet"]):
    print(parser.parse_args(arguments))


class Quiet(argparse.ArgumentParser):
    def error(self, message):
        raise ValueError(message)


strict = Quiet(prog="strict", exit_on_error=False)
strict.add_argument("--number", type=float)
strict.add_argument("name")
for arguments in (["--number", "x", "y"], [], ["--nothing", "y"], ["--number"]):
    try:
        print(strict.parse_args(arguments))
    except (ValueError, argparse.ArgumentError) as error:
        print(type(error).__name__, error)
print(repr(argparse.Namespace(a=1, b="x")), argparse.Namespace(a=1) == argparse.Namespace(a=1))

#> usage: tool [-h] [--version] [--count N] [--mode {fast,slow}] [--verbose |
#>             --quiet]
#>             {show,s} ...
#>
#> Counts words.
#>
#> options:
#>   -h, --help          show this help message and exit
#>   --version           show program's version number and exit
#>   --count, -c N       how many (default: 3)
#>   --mode {fast,slow}
#>   --verbose
#>   --quiet
#>
#> commands:
#>   {show,s}
#>     show (s)          shows words
#>
#> That is all.
#>
#> usage: tool show [-h] words [words ...]
#>
#> Namespace(count=3, mode=None, verbose=False, quiet=False, command='show', words=['a', 'b'])
#> Namespace(count=5, mode='fast', verbose=False, quiet=False, command='s', words=['x'])
#> Namespace(count=3, mode=None, verbose=False, quiet=True, command=None)
#> ArgumentError argument --number: invalid float value: 'x'
#> ArgumentError the following arguments are required: name
#> ArgumentError unrecognized arguments: --nothing
#> ArgumentError argument --number: expected one argument
#> Namespace(a=1, b='x') True
