# Declarations that are rejected, the help of valid ones, and command lines of every kind.
# option: --policy standard
import argparse
import sys
import warnings

sys.stderr = sys.stdout
warnings.simplefilter("ignore")


def not_an_action(**kwargs):
    return 3


def show(function):
    try:
        print(repr(function()))
    except SystemExit as stop:
        print("exit", stop.code)
    except Exception as error:
        print(f"{type(error).__name__}: {error} (cause: {error.__cause__!r})")


def P(**kwargs):
    return argparse.ArgumentParser(prog="PROG", **kwargs)


show(lambda: P().add_argument('foo', action='store_true'))
show(lambda: P().add_argument('foo', nargs=0))
show(lambda: P().add_argument('foo', required=True))
show(lambda: P().add_argument('foo', dest='x'))
show(lambda: P().add_argument('--foo', action='zz'))
show(lambda: P().add_argument('--foo', type='zz'))
show(lambda: P().add_argument('--foo', type=argparse.FileType))
show(lambda: P().add_argument('--foo', nargs=2, metavar=('a',)))
show(lambda: P().add_argument('--foo', help='%(x)s'))
show(lambda: P().add_argument('--foo', help='%'))
show(lambda: P().add_argument('--foo', help='%s'))
show(lambda: P().add_argument('--'))
show(lambda: P().add_argument('-x','y'))
show(lambda: P().add_argument('x','y'))
show(lambda: P().add_argument(''))
show(lambda: P().add_argument())
show(lambda: P().add_argument('--a', nargs='z'))
show(lambda: P().add_argument('--a', nargs=0))
show(lambda: P().add_argument('--a', nargs=0, action='append'))
show(lambda: P().add_argument('--a', const=3))
show(lambda: P().add_argument('-h'))
show(lambda: P().add_argument('-h','--help'))
show(lambda: P(conflict_handler='x'))
show(lambda: P().add_argument('--no-x', action=argparse.BooleanOptionalAction))
show(lambda: P().add_argument_group('a').add_argument_group('b'))
show(lambda: P().add_mutually_exclusive_group().add_mutually_exclusive_group())
show(lambda: P().add_mutually_exclusive_group().add_argument_group('x'))
show(lambda: P().add_mutually_exclusive_group().add_argument('x'))
show(lambda: P().add_mutually_exclusive_group().add_argument('--x', required=True))
show(lambda: P(parents=[1]))
show(lambda: P().add_argument('foo', action='count'))
show(lambda: P().add_argument('foo', action='help'))
show(lambda: P().add_argument('foo', action='version'))
show(lambda: P().add_argument('foo', action='store_const', const=1))
show(lambda: P().add_argument('foo', action='append_const', const=1))
show(lambda: P().add_argument('foo', action=argparse.BooleanOptionalAction))
show(lambda: P().add_argument('foo', action='parsers', prog='x', parser_class=argparse.ArgumentParser))
show(lambda: P().add_argument('foo', action=not_an_action))
show(lambda: P().add_argument(3))
show(lambda: P().add_argument('--foo', frob=1))
show(lambda: P().add_argument('--foo', metavar=SyntaxError))
show(lambda: P().add_argument('foo', nargs='*', metavar=('a','b','c')))
show(lambda: P().add_argument('foo', nargs='+', metavar=('a',)))
show(lambda: argparse.Action(['-x'],'x')(1,2,3))
show(lambda: argparse.Action(['-x'],'x'))
show(lambda: argparse.Namespace(a=1,**{'b c':2}))
show(lambda: argparse.Namespace(a=1)==argparse.Namespace(a=1))
show(lambda: argparse.Namespace(a=1)==3)
show(lambda: 'a' in argparse.Namespace(a=1))
show(lambda: P().add_argument('--foo', choices=3))
show(lambda: P().add_argument('--foo', nargs=-1))
show(lambda: P().add_argument('foo', nargs=argparse.SUPPRESS))
show(lambda: P().add_subparsers(help='%(z)s'))
show(lambda: P().add_subparsers().add_parser('x', help='%(z)s'))
show(lambda: P(exit_on_error=False).parse_args(['x']))
show(lambda: P(exit_on_error=False).parse_args(['--x']))
show(lambda: argparse.ArgumentError(None,"x"))
show(lambda: str(argparse.ArgumentError(P().add_argument('--foo','-x'),"x")))
show(lambda: str(argparse.ArgumentError(P().add_argument('foo',nargs='*',metavar=('a','b')),"x")))
show(lambda: str(argparse.ArgumentError(P().add_argument('foo',nargs=3,metavar=('a','b','c')),"x")))
show(lambda: str(argparse.ArgumentError(P().add_argument(choices=['a','b'],dest=argparse.SUPPRESS),"x")))
show(lambda: argparse.FileType("q")("-"))
show(lambda: argparse.FileType("rw", bufsize=3, encoding="x"))
show(lambda: argparse.FileType("r")("-") is sys.stdin)

parsers = P().add_subparsers()
parsers.add_parser("a", aliases=["b"])
for name, aliases in (("a", ()), ("b", ()), ("c", ["a"]), ("d", ["e", "d"])):
    show(lambda: parsers.add_parser(name, aliases=aliases))
show(lambda: list(parsers.choices))
twice = P()
twice.add_subparsers()
show(twice.add_subparsers)


def exclusive():
    parser = P()
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--foo", type=int, default=1)
    group.add_argument("--bar", type=int, default=2)
    group.add_argument("baz", nargs="?", default="z")
    return parser


def remainder():
    parser = P()
    parser.add_argument("x")
    parser.add_argument("rest", nargs="...")
    parser.add_argument("-v", action="store_true")
    return parser


def numbers():
    parser = P()
    parser.add_argument("-n", type=float)
    parser.add_argument("x", nargs="*")
    return parser


def suggesting():
    parser = P(suggest_on_error=True)
    parser.add_argument("--c", choices=["alpha", "beta"])
    parser.add_argument("--d", choices="xyz", deprecated=True)
    parser.add_argument("--n", choices=range(3), type=int)
    commands = parser.add_subparsers(dest="cmd")
    commands.add_parser("foo", deprecated=True)
    commands.add_parser("bar")
    return parser


for make, lines in (
        (exclusive, ["--foo 1 --bar 2", "--foo 1 --bar 3", "--foo 3 --bar 2", "--foo 1 z", "z",
                     "--foo 3 q", "q --foo 1"]),
        (remainder, ["a -- b", "-- a b", "a b -- c", "a -v", "a b -v", "-v a", "a -- -- b",
                     "-- a -- b", "--"]),
        (numbers, ["-1 -n -2", "-1e5", "-1e5 -n -3j", "-.5 -n -.5", "-n -x", "-1_000 -5abc", "-n=-x",
                   "-n1 2 -- -n 3", "--n 4", "-inf", "-"]),
        (suggesting, ["--c alhpa", "--c z", "--d x --d y foo", "--d xy", "fo", "zzz", "--n 5", "foo",
                      "foo x", "bar --z", "--n x", "--c", "-z bar q"])):
    for line in lines:
        print("$", line)
        show(lambda: make().parse_args(line.split()))


class Strict(argparse.ArgumentParser):
    def error(self, message):
        raise RuntimeError(message)


show(lambda: Strict().parse_args(["x"]))
show(lambda: P(exit_on_error=False).parse_args(["x"]))
parent = P(add_help=False)
parent.add_argument("--level", default=3)
parent.set_defaults(color="red")
child = P(parents=[parent])
show(lambda: child.parse_args([]))
show(lambda: child.get_default("color"))
sys.argv = ["/somewhere/tool.py", "--level", "7"]
show(child.parse_args)
show(lambda: argparse.ArgumentParser().prog)
show(lambda: argparse.ArgumentParser().format_usage())

#> ValueError: action 'store_true' is not valid for positional arguments (cause: None)
#> ValueError: nargs for positionals must be != 0 (cause: None)
#> TypeError: 'required' is an invalid argument for positionals (cause: None)
#> TypeError: dest supplied twice for positional argument, did you mean metavar? (cause: None)
#> ValueError: unknown action 'zz' (cause: None)
#> TypeError: 'zz' is not callable (cause: None)
#> TypeError: <class 'argparse.FileType'> is a FileType class object, instance of it must be passed (cause: None)
#> ValueError: length of metavar tuple does not match nargs (cause: None)
#> ValueError: badly formed help string (cause: KeyError('x'))
#> ValueError: badly formed help string (cause: ValueError('incomplete format'))
#> _StoreAction(option_strings=['--foo'], dest='foo', nargs=None, const=None, default=None, type=None, choices=None, required=False, help='%s', metavar=None, deprecated=False)
#> TypeError: dest= is required for options like '--' (cause: None)
#> ValueError: invalid option string 'y': must start with a character '-' (cause: None)
#> ValueError: invalid option string 'x': must start with a character '-' (cause: None)
#> IndexError: string index out of range (cause: None)
#> TypeError: _ActionsContainer._get_positional_kwargs() missing 1 required positional argument: 'dest' (cause: None)
#> ValueError: invalid nargs value (cause: None)
#> ValueError: nargs for store actions must be != 0; if you have nothing to store, actions such as store true or store const may be more appropriate (cause: None)
#> ValueError: nargs for append actions must be != 0; if arg strings are not supplying the value to append, the append const action may be more appropriate (cause: None)
#> ValueError: nargs must be '?' to supply const (cause: None)
#> ArgumentError: argument -h: conflicting option string: -h (cause: None)
#> ArgumentError: argument -h/--help: conflicting option strings: -h, --help (cause: None)
#> ValueError: invalid conflict_resolution value: 'x' (cause: None)
#> ValueError: invalid option name '--no-x' for BooleanOptionalAction (cause: None)
#> ValueError: argument groups cannot be nested (cause: None)
#> ValueError: mutually exclusive groups cannot be nested (cause: None)
#> ValueError: argument groups cannot be nested (cause: None)
#> ValueError: mutually exclusive arguments must be optional (cause: None)
#> ValueError: mutually exclusive arguments must be optional (cause: None)
#> TypeError: parents must be a list of ArgumentParser (cause: None)
#> ValueError: action 'count' is not valid for positional arguments (cause: None)
#> TypeError: _HelpAction.__init__() got an unexpected keyword argument 'required' (cause: None)
#> TypeError: _VersionAction.__init__() got an unexpected keyword argument 'required' (cause: None)
#> ValueError: action 'store_const' is not valid for positional arguments (cause: None)
#> ValueError: action 'append_const' is not valid for positional arguments (cause: None)
#> ValueError: action <class 'argparse.BooleanOptionalAction'> is not valid for positional arguments (cause: None)
#> _SubParsersAction(option_strings=[], dest='foo', nargs='A...', const=None, default=None, type=None, choices={}, required=True, help=None, metavar=None, deprecated=False)
#> AttributeError: 'int' object has no attribute 'option_strings' (cause: None)
#> TypeError: 'int' object is not subscriptable (cause: None)
#> TypeError: _StoreAction.__init__() got an unexpected keyword argument 'frob' (cause: None)
#> _StoreAction(option_strings=['--foo'], dest='foo', nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=<class 'SyntaxError'>, deprecated=False)
#> ValueError: length of metavar tuple does not match nargs (cause: None)
#> ValueError: length of metavar tuple does not match nargs (cause: None)
#> NotImplementedError: .__call__() not defined (cause: None)
#> Action(option_strings=['-x'], dest='x', nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None, deprecated=False)
#> Namespace(a=1, **{'b c': 2})
#> True
#> False
#> True
#> ValueError: length of metavar tuple does not match nargs (cause: None)
#> _StoreAction(option_strings=['--foo'], dest='foo', nargs=-1, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None, deprecated=False)
#> _StoreAction(option_strings=[], dest='foo', nargs='==SUPPRESS==', const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None, deprecated=False)
#> ValueError: badly formed help string (cause: KeyError('z'))
#> ValueError: badly formed help string (cause: KeyError('z'))
#> ArgumentError: unrecognized arguments: x (cause: None)
#> ArgumentError: unrecognized arguments: --x (cause: None)
#> ArgumentError(None, 'x')
#> 'argument --foo/-x: x'
#> 'argument a[, b]: x'
#> 'argument a, b, c: x'
#> 'argument {a,b}: x'
#> ValueError: argument "-" with mode 'q' (cause: None)
#> FileType('rw', 3, encoding='x')
#> True
#> ValueError: conflicting subparser: a (cause: None)
#> ValueError: conflicting subparser: b (cause: None)
#> ValueError: conflicting subparser alias: a (cause: None)
#> ArgumentParser(prog='PROG d', usage=None, description=None, formatter_class=<class 'argparse.HelpFormatter'>, conflict_handler='error', add_help=True)
#> ['a', 'b', 'd', 'e']
#> ValueError: cannot have multiple subparser arguments (cause: None)
#> $ --foo 1 --bar 2
#> usage: PROG [-h] [--foo FOO | --bar BAR | baz]
#> PROG: error: argument --bar: not allowed with argument --foo
#> exit 2
#> $ --foo 1 --bar 3
#> usage: PROG [-h] [--foo FOO | --bar BAR | baz]
#> PROG: error: argument --bar: not allowed with argument --foo
#> exit 2
#> $ --foo 3 --bar 2
#> usage: PROG [-h] [--foo FOO | --bar BAR | baz]
#> PROG: error: argument --bar: not allowed with argument --foo
#> exit 2
#> $ --foo 1 z
#> usage: PROG [-h] [--foo FOO | --bar BAR | baz]
#> PROG: error: argument baz: not allowed with argument --foo
#> exit 2
#> $ z
#> Namespace(foo=1, bar=2, baz='z')
#> $ --foo 3 q
#> usage: PROG [-h] [--foo FOO | --bar BAR | baz]
#> PROG: error: argument baz: not allowed with argument --foo
#> exit 2
#> $ q --foo 1
#> usage: PROG [-h] [--foo FOO | --bar BAR | baz]
#> PROG: error: argument --foo: not allowed with argument baz
#> exit 2
#> $ a -- b
#> Namespace(x='a', rest=['b'], v=False)
#> $ -- a b
#> Namespace(x='a', rest=['b'], v=False)
#> $ a b -- c
#> Namespace(x='a', rest=['b', '--', 'c'], v=False)
#> $ a -v
#> Namespace(x='a', rest=['-v'], v=False)
#> $ a b -v
#> Namespace(x='a', rest=['b', '-v'], v=False)
#> $ -v a
#> Namespace(x='a', rest=[], v=True)
#> $ a -- -- b
#> Namespace(x='a', rest=['--', 'b'], v=False)
#> $ -- a -- b
#> Namespace(x='a', rest=['--', 'b'], v=False)
#> $ --
#> usage: PROG [-h] [-v] x ...
#> PROG: error: the following arguments are required: x
#> exit 2
#> $ -1 -n -2
#> Namespace(n=-2.0, x=['-1'])
#> $ -1e5
#> Namespace(n=None, x=['-1e5'])
#> $ -1e5 -n -3j
#> usage: PROG [-h] [-n N] [x ...]
#> PROG: error: argument -n: invalid float value: '-3j'
#> exit 2
#> $ -.5 -n -.5
#> Namespace(n=-0.5, x=['-.5'])
#> $ -n -x
#> usage: PROG [-h] [-n N] [x ...]
#> PROG: error: argument -n: expected one argument
#> exit 2
#> $ -1_000 -5abc
#> Namespace(n=None, x=['-1_000', '-5abc'])
#> $ -n=-x
#> usage: PROG [-h] [-n N] [x ...]
#> PROG: error: argument -n: invalid float value: '-x'
#> exit 2
#> $ -n1 2 -- -n 3
#> Namespace(n=1.0, x=['2', '-n', '3'])
#> $ --n 4
#> usage: PROG [-h] [-n N] [x ...]
#> PROG: error: unrecognized arguments: --n
#> exit 2
#> $ -inf
#> usage: PROG [-h] [-n N] [x ...]
#> PROG: error: unrecognized arguments: -inf
#> exit 2
#> $ -
#> Namespace(n=None, x=['-'])
#> $ --c alhpa
#> usage: PROG [-h] [--c {alpha,beta}] [--d {x,y,z}] [--n {0,1,2}] {foo,bar} ...
#> PROG: error: argument --c: invalid choice: 'alhpa', maybe you meant 'alpha'? (choose from alpha, beta)
#> exit 2
#> $ --c z
#> usage: PROG [-h] [--c {alpha,beta}] [--d {x,y,z}] [--n {0,1,2}] {foo,bar} ...
#> PROG: error: argument --c: invalid choice: 'z' (choose from alpha, beta)
#> exit 2
#> $ --d x --d y foo
#> PROG: warning: option '--d' is deprecated
#> PROG: warning: command 'foo' is deprecated
#> Namespace(c=None, d='y', n=None, cmd='foo')
#> $ --d xy
#> PROG: warning: option '--d' is deprecated
#> usage: PROG [-h] [--c {alpha,beta}] [--d {x,y,z}] [--n {0,1,2}] {foo,bar} ...
#> PROG: error: argument --d: invalid choice: 'xy', maybe you meant 'y'? (choose from x, y, z)
#> exit 2
#> $ fo
#> usage: PROG [-h] [--c {alpha,beta}] [--d {x,y,z}] [--n {0,1,2}] {foo,bar} ...
#> PROG: error: argument cmd: invalid choice: 'fo', maybe you meant 'foo'? (choose from foo, bar)
#> exit 2
#> $ zzz
#> usage: PROG [-h] [--c {alpha,beta}] [--d {x,y,z}] [--n {0,1,2}] {foo,bar} ...
#> PROG: error: argument cmd: invalid choice: 'zzz' (choose from foo, bar)
#> exit 2
#> $ --n 5
#> usage: PROG [-h] [--c {alpha,beta}] [--d {x,y,z}] [--n {0,1,2}] {foo,bar} ...
#> PROG: error: argument --n: invalid choice: '5' (choose from 0, 1, 2)
#> exit 2
#> $ foo
#> PROG: warning: command 'foo' is deprecated
#> Namespace(c=None, d=None, n=None, cmd='foo')
#> $ foo x
#> PROG: warning: command 'foo' is deprecated
#> usage: PROG [-h] [--c {alpha,beta}] [--d {x,y,z}] [--n {0,1,2}] {foo,bar} ...
#> PROG: error: unrecognized arguments: x
#> exit 2
#> $ bar --z
#> usage: PROG [-h] [--c {alpha,beta}] [--d {x,y,z}] [--n {0,1,2}] {foo,bar} ...
#> PROG: error: unrecognized arguments: --z
#> exit 2
#> $ --n x
#> usage: PROG [-h] [--c {alpha,beta}] [--d {x,y,z}] [--n {0,1,2}] {foo,bar} ...
#> PROG: error: argument --n: invalid int value: 'x'
#> exit 2
#> $ --c
#> usage: PROG [-h] [--c {alpha,beta}] [--d {x,y,z}] [--n {0,1,2}] {foo,bar} ...
#> PROG: error: argument --c: expected one argument
#> exit 2
#> $ -z bar q
#> usage: PROG [-h] [--c {alpha,beta}] [--d {x,y,z}] [--n {0,1,2}] {foo,bar} ...
#> PROG: error: unrecognized arguments: -z q
#> exit 2
#> RuntimeError: unrecognized arguments: x (cause: None)
#> ArgumentError: unrecognized arguments: x (cause: None)
#> Namespace(level=3, color='red')
#> 'red'
#> Namespace(level='7', color='red')
#> 'tool.py'
#> 'usage: tool.py [-h]\n'
