# Randomly generated parsers: their help, and their results for random command lines.
# option: --policy standard
import argparse
import random
import sys

sys.stderr = sys.stdout
WORDS = ["a", "b", "c", "1", "-1", "--", "-x", "-y", "-z", "--foo", "--fo", "--bar", "--bar=3",
         "-xyz", "-x=1", "--f=2", "sub1", "sub2", "s", "zed", "", "-", "a b", "-xa", "--no-flag",
         "--flag", "-5.", "+p", "two words", "-é"]
OPTIONS = ["-x", "-y", "-z", "--foo", "--foobar", "--bar", "--flag", "-foo", "-1", "-é", "+p",
           "--a-very-long-option-name-indeed"]
HELPS = ["help", argparse.SUPPRESS, " ", "", "line\nother   line\n\nthird", "100%% sure",
         "%(default)s of %(prog)s %(dest)s %(type)s %(choices)s"]
ACTIONS = ["store"] * 8 + ["append", "extend", "store_true", "count", "store_const",
                           "append_const", argparse.BooleanOptionalAction, "store_false", "version"]


def text_of(error):
    return f"{type(error).__name__}: {error}".partition(" object at ")[0]


def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as error:
        print(text_of(error))


def random_argument(r, formatter, index):
    is_positional = r.random() < .35
    action = r.choice(ACTIONS)
    k = {"action": action}
    if action in ("store", "append", "extend"):
        if r.random() < .5:
            k["nargs"] = r.choice([None, "?", "*", "+", 1, 2, 3, "...", "A...", 0])
        if r.random() < .3:
            k["type"] = r.choice([int, float, str, len])
        elif formatter is argparse.MetavarTypeHelpFormatter:
            k["type"] = int
        if r.random() < .2:
            k["choices"] = r.choice([["a", "b"], "abc", range(3), ["alpha", "beta", "1"]])
        if r.random() < .2:
            k["metavar"] = r.choice(["M", "long metavar", "", ("A", "B")])
        if k.get("nargs") == "?" and r.random() < .5:
            k["const"] = r.choice([1, "7", "q"])
    elif action in ("store_const", "append_const"):
        k["const"] = 5
    elif action == "version":
        k["version"] = "1.0 %(prog)s"
    if action != "version":
        if r.random() < .2:
            k["default"] = r.choice([1, "9", "q", None, argparse.SUPPRESS, ["l"]])
        if r.random() < .15 and not is_positional:
            k["required"] = True
    if r.random() < .15:
        k["deprecated"] = True
    if r.random() < .5:
        k["help"] = r.choice([*HELPS, "a longer help " * r.randrange(1, 12)])
    if is_positional:
        return [r.choice([f"p{index}", f"posit-{index}", f"q q{index}"])], k
    return r.sample(OPTIONS, r.choice([1, 1, 2, 3])), k


def fill(r, parser, formatter, depth):
    containers = [parser]
    for i in range(r.randrange(2)):
        group = parser.add_argument_group(f"group{i}", r.choice([None, "about it"]))
        containers.append(group)
    for i in range(r.randrange(2)):
        group = parser.add_mutually_exclusive_group(required=r.random() < .3)
        group.add_argument(f"--either{i}")
        containers.append(group)
    for i in range(r.randrange(7)):
        names, k = random_argument(r, formatter, i)
        attempt(r.choice(containers).add_argument, *names, **k)
    if depth == 0 and r.random() < .3:
        add_subparsers(r, parser, formatter)


def add_subparsers(r, parser, formatter):
    k = {}
    for name, value in (("dest", "cmd"), ("title", "the title"), ("required", True),
                        ("help", "sub help"), ("metavar", "CMD")):
        if r.random() < .4:
            k[name] = value
    try:
        parsers = parser.add_subparsers(**k)
    except Exception as error:
        print(text_of(error))
        return
    for name in ("sub1", "sub2"):
        k = {"formatter_class": formatter}
        if r.random() < .5:
            k["help"] = "help of " + name
        if r.random() < .2:
            k["deprecated"] = True
        if r.random() < .3:
            k["aliases"] = ["s" + name[-1], name.upper()]
        fill(r, parsers.add_parser(name, **k), formatter, 1)


def random_parser(r):
    k = {}
    for name, value in (("allow_abbrev", False), ("usage", "%(prog)s [stuff]"), ("add_help", False),
                        ("prefix_chars", "-+"), ("suggest_on_error", True), ("argument_default", "dd"),
                        ("conflict_handler", "resolve"), ("epilog", "The end " * r.randrange(20)),
                        ("description", "About %(prog)s " + "lorem ipsum " * r.randrange(20))):
        if r.random() < .2:
            k[name] = value
    formatter = r.choice([argparse.HelpFormatter] * 4 + [
        argparse.ArgumentDefaultsHelpFormatter, argparse.RawTextHelpFormatter,
        argparse.RawDescriptionHelpFormatter, argparse.MetavarTypeHelpFormatter])
    prog = r.choice(["PROG", "a very long name of a program", "x" * r.choice([3, 40, 70])])
    parser = argparse.ArgumentParser(prog=prog, formatter_class=formatter, **k)
    fill(r, parser, formatter, 0)
    if r.random() < .15:
        parser = attempt(argparse.ArgumentParser, prog="child", parents=[parser],
                         add_help=r.random() < .5,
                         conflict_handler=r.choice(["error", "resolve"])) or parser
    return parser


def show(seed):
    r = random.Random(seed)
    print("=====", seed)
    parser = random_parser(r)
    attempt(parser.print_help)
    for _ in range(5):
        args = [r.choice(WORDS) for _ in range(r.randrange(7))]
        parse = r.choice([parser.parse_args, parser.parse_known_args,
                          parser.parse_known_intermixed_args])
        print(args, parse.__name__)
        try:
            print(attempt(parse, args))
        except SystemExit as stop:
            print("exit", stop.code)


for seed in range(40):
    show(seed)

#> ===== 0
#> ValueError: action 'store_const' is not valid for positional arguments
#> ValueError: nargs for store actions must be != 0; if you have nothing to store, actions such as store true or store const may be more appropriate
#> usage: child [-h] [--either0 EITHER0] [-1 [FOOBAR]] [-é É]
#>
#> options:
#>   -h, --help            show this help message and exit
#>   --either0 EITHER0
#>   -1, --foobar, -x [FOOBAR]
#>   -é É                  
#> [] parse_args
#> Namespace(either0=None, foobar=None, é=None)
#> ['-é', '-5.', 'sub2', '-', '--bar=3'] parse_known_intermixed_args
#> usage: child [-h] [--either0 EITHER0] [-1 [FOOBAR]] [-é É]
#> child: error: argument -é: expected one argument
#> exit 2
#> ['-z', 'sub1', '--flag', '-y'] parse_args
#> usage: child [-h] [--either0 EITHER0] [-1 [FOOBAR]] [-é É]
#> child: error: unrecognized arguments: -z sub1 --flag -y
#> exit 2
#> ['s', '-5.', '-xyz', 's', '-z'] parse_known_args
#> (Namespace(either0=None, foobar='yz', é=None), ['s', '-5.', 's', '-z'])
#> ['-', '', 'a b'] parse_known_args
#> (Namespace(either0=None, foobar=None, é=None), ['-', '', 'a b'])
#> ===== 1
#> ValueError: mutually exclusive arguments must be optional
#> ValueError: action 'store_true' is not valid for positional arguments
#> ValueError: action 'store_false' is not valid for positional arguments
#> ValueError: action 'store_const' is not valid for positional arguments
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [-h] (--either0 EITHER0 | -z |
#>                                                 --bar)
#>
#> About xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum 
#>
#> options:
#>   -h, --help         show this help message and exit
#>   --either0 EITHER0
#>   -z                 None of xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx z None
#>                      None
#>   --bar, -foo, -x
#>
#> The end The end The end The end 
#> ['-é', '-z', '-'] parse_known_intermixed_args
#> (Namespace(either0=None, z=1, bar=['l']), ['-é', '-'])
#> ['-xa', 'a', '--bar=3', '--flag'] parse_known_intermixed_args
#> TypeError: can only concatenate list (not "int") to list
#> None
#> ['--flag', '-1', 'sub1', '--no-flag'] parse_known_intermixed_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [-h] (--either0 EITHER0 | -z |
#>                                                 --bar)
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: one of the arguments --either0 -z --bar/-foo/-x is required
#> exit 2
#> ['-xyz'] parse_args
#> TypeError: can only concatenate list (not "int") to list
#> None
#> ['+p', '--bar', 's'] parse_known_intermixed_args
#> TypeError: can only concatenate list (not "int") to list
#> None
#> ===== 2
#> ValueError: action <class 'argparse.BooleanOptionalAction'> is not valid for positional arguments
#> ValueError: mutually exclusive arguments must be optional
#> ValueError: invalid option string '+p': must start with a character '-'
#> ArgumentError: argument --foobar/--foo/-foo: conflicting option strings: --foobar, -foo
#> usage: a very long name of a program [-h] [--either0 EITHER0 |
#>                                      --foobar | --no-foobar | -foo | -1]
#>                                      [--foo {a,b,c}]
#>
#> About a very long name of a program lorem ipsum lorem ipsum 
#>
#> options:
#>   -h, --help            show this help message and exit
#>   --either0 EITHER0
#>   --foobar, --no-foobar, -foo, -1
#>   --foo, --a-very-long-option-name-indeed {a,b,c}
#>
#> group0:
#>   about it
#> [] parse_args
#> Namespace(either0=None, foobar=None)
#> ['--bar', '--'] parse_args
#> usage: a very long name of a program [-h] [--either0 EITHER0 |
#>                                      --foobar | --no-foobar | -foo | -1]
#>                                      [--foo {a,b,c}]
#> a very long name of a program: error: unrecognized arguments: --bar --
#> exit 2
#> ['a', 'c', '1', 'c', 'a'] parse_args
#> usage: a very long name of a program [-h] [--either0 EITHER0 |
#>                                      --foobar | --no-foobar | -foo | -1]
#>                                      [--foo {a,b,c}]
#> a very long name of a program: error: unrecognized arguments: a c 1 c a
#> exit 2
#> ['-é', 'a', '--bar', '-z', '-1'] parse_args
#> usage: a very long name of a program [-h] [--either0 EITHER0 |
#>                                      --foobar | --no-foobar | -foo | -1]
#>                                      [--foo {a,b,c}]
#> a very long name of a program: error: unrecognized arguments: -é a --bar -z
#> exit 2
#> ['--', 'sub1', 'a b', 'a', '--bar=3'] parse_known_intermixed_args
#> (Namespace(either0=None, foobar=None), ['--', 'sub1', 'a b', 'a', '--bar=3'])
#> ===== 3
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#>        [-h] [--foobar]
#>
#> options:
#>   -h, --help  show this help message and exit
#>   --foobar    
#>
#> group0:
#>   about it
#> ['-xa', '-é', 'two words', '--bar=3'] parse_known_intermixed_args
#> (Namespace(foobar='dd'), ['-xa', '-é', 'two words', '--bar=3'])
#> ['-é', '-xyz', '--bar=3', '-xa', '--flag', 's'] parse_known_args
#> (Namespace(foobar='dd'), ['-é', '-xyz', '--bar=3', '-xa', '--flag', 's'])
#> ['two words'] parse_known_args
#> (Namespace(foobar='dd'), ['two words'])
#> [] parse_args
#> Namespace(foobar='dd')
#> ['--f=2'] parse_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#>        [-h] [--foobar]
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: argument --foobar: ignored explicit argument '2'
#> exit 2
#> ===== 4
#> usage: PROG --either0 EITHER0
#>
#> options:
#>   --either0 EITHER0
#> ['-z', '-x', '--', '--foo', '--foo', ''] parse_known_intermixed_args
#> usage: PROG --either0 EITHER0
#> PROG: error: one of the arguments --either0 is required
#> exit 2
#> ['+p', 'two words', '--bar', 'c', '+p', 'zed'] parse_known_args
#> usage: PROG --either0 EITHER0
#> PROG: error: one of the arguments --either0 is required
#> exit 2
#> ['--bar=3', 'sub1', '-y', '--', '-y'] parse_known_args
#> usage: PROG --either0 EITHER0
#> PROG: error: one of the arguments --either0 is required
#> exit 2
#> ['c', '-é'] parse_known_intermixed_args
#> usage: PROG --either0 EITHER0
#> PROG: error: one of the arguments --either0 is required
#> exit 2
#> ['--foo', 'a', '-é', '--foo', 's', 'a b'] parse_known_args
#> usage: PROG --either0 EITHER0
#> PROG: error: one of the arguments --either0 is required
#> exit 2
#> ===== 5
#> usage: a very long name of a program [-h] [--either0 EITHER0]
#>                                      [--foobar FOOBAR]
#>                                      [M ...]   p3
#>
#> positional arguments:
#>   M
#>                         a longer help a longer help a longer help a longer
#>                         help a longer help a longer help a longer help a
#>                         longer help
#>   p3
#>
#> options:
#>   -h, --help            show this help message and exit
#>   --either0 EITHER0
#>
#> group0:
#>   --foobar, -x, --bar FOOBAR
#> ['sub1', '--bar'] parse_known_intermixed_args
#> usage: a very long name of a program [-h] [--either0 EITHER0]
#>                                      [--foobar FOOBAR]
#>                                      [M ...]   p3
#> a very long name of a program: error: argument --foobar/-x/--bar: expected one argument
#> exit 2
#> ['--no-flag', '-x=1'] parse_args
#> usage: a very long name of a program [-h] [--either0 EITHER0]
#>                                      [--foobar FOOBAR]
#>                                      [M ...]   p3
#> a very long name of a program: error: the following arguments are required: , p3
#> exit 2
#> ['-xa', '--no-flag', '--flag', '--bar'] parse_known_args
#> usage: a very long name of a program [-h] [--either0 EITHER0]
#>                                      [--foobar FOOBAR]
#>                                      [M ...]   p3
#> a very long name of a program: error: argument --foobar/-x/--bar: invalid float value: 'a'
#> exit 2
#> [] parse_known_args
#> usage: a very long name of a program [-h] [--either0 EITHER0]
#>                                      [--foobar FOOBAR]
#>                                      [M ...]   p3
#> a very long name of a program: error: argument --foobar/-x/--bar: invalid float value: 'dd'
#> exit 2
#> [] parse_args
#> usage: a very long name of a program [-h] [--either0 EITHER0]
#>                                      [--foobar FOOBAR]
#>                                      [M ...]   p3
#> a very long name of a program: error: argument --foobar/-x/--bar: invalid float value: 'dd'
#> exit 2
#> ===== 6
#> ValueError: action 'count' is not valid for positional arguments
#> ValueError: action 'append_const' is not valid for positional arguments
#> usage: a very long name of a program [-x {alpha,beta,1}] q q3 [q q3 ...]
#>
#> positional arguments:
#>   q q3               help
#>
#> options:
#>   -x {alpha,beta,1}  line other line third
#> ['--foo', '--bar', '--bar=3', 'sub1'] parse_known_args
#> (Namespace(x=None, **{'q q3': [['sub1']]}), ['--foo', '--bar', '--bar=3'])
#> ['-1', '-'] parse_known_args
#> (Namespace(x=None, **{'q q3': [['-1', '-']]}), [])
#> [] parse_args
#> usage: a very long name of a program [-x {alpha,beta,1}] q q3 [q q3 ...]
#> a very long name of a program: error: the following arguments are required: q q3
#> exit 2
#> ['zed', '-xa', '--bar=3'] parse_args
#> usage: a very long name of a program [-x {alpha,beta,1}] q q3 [q q3 ...]
#> a very long name of a program: error: argument -x: invalid choice: 'a' (choose from alpha, beta, 1)
#> exit 2
#> ['-y', '--flag', 'c'] parse_known_intermixed_args
#> (Namespace(x=None, **{'q q3': [['c']]}), ['-y', '--flag'])
#> ===== 7
#> usage: xxx [stuff]
#>
#> options:
#>   -h, --help       show this help message and exit
#>   -é long metavar  
#>
#> The end The end The end The end The end The end The end The end The end The
#> end
#> [] parse_known_intermixed_args
#> usage: xxx [stuff]
#> xxx: error: the following arguments are required: -é
#> exit 2
#> [] parse_known_intermixed_args
#> usage: xxx [stuff]
#> xxx: error: the following arguments are required: -é
#> exit 2
#> ['--f=2'] parse_known_intermixed_args
#> usage: xxx [stuff]
#> xxx: error: the following arguments are required: -é
#> exit 2
#> ['-xyz', '--no-flag', '--fo', '-x=1'] parse_known_intermixed_args
#> usage: xxx [stuff]
#> xxx: error: the following arguments are required: -é
#> exit 2
#> ['--bar', '--foo', '-y'] parse_args
#> usage: xxx [stuff]
#> xxx: error: the following arguments are required: -é
#> exit 2
#> ===== 8
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> ['sub1', 'two words', '-x', 's', '--flag'] parse_args
#> usage: a very long name of a program [stuff]
#> a very long name of a program: error: the following arguments are required: --bar
#> exit 2
#> ['c', 'sub2', 'b', '--f=2'] parse_known_intermixed_args
#> usage: a very long name of a program [stuff]
#> a very long name of a program: error: the following arguments are required: --bar
#> exit 2
#> ['-1'] parse_known_intermixed_args
#> usage: a very long name of a program [stuff]
#> a very long name of a program: error: the following arguments are required: --bar
#> exit 2
#> ['-xa', 's', 'two words'] parse_known_args
#> usage: a very long name of a program [stuff]
#> a very long name of a program: error: the following arguments are required: --bar
#> exit 2
#> ['sub2', '--bar'] parse_known_args
#> usage: a very long name of a program [stuff]
#> a very long name of a program: error: argument --bar: expected one argument
#> exit 2
#> ===== 9
#> usage: child [-h] [--either0 EITHER0] [--a-very-long-option-name-indeed]
#>              --bar {a,b,c}
#>              [q q0 ...]
#>
#> positional arguments:
#>   q q0
#>
#> options:
#>   -h, --help            show this help message and exit
#>   --either0 EITHER0
#>   --a-very-long-option-name-indeed
#>                         help
#>   --bar {a,b,c}
#> ['--f=2', 'sub2', '-é', '-x'] parse_known_args
#> usage: child [-h] [--either0 EITHER0] [--a-very-long-option-name-indeed]
#>              --bar {a,b,c}
#>              [q q0 ...]
#> child: error: the following arguments are required: --bar
#> exit 2
#> [] parse_known_args
#> usage: child [-h] [--either0 EITHER0] [--a-very-long-option-name-indeed]
#>              --bar {a,b,c}
#>              [q q0 ...]
#> child: error: the following arguments are required: --bar
#> exit 2
#> [''] parse_args
#> usage: child [-h] [--either0 EITHER0] [--a-very-long-option-name-indeed]
#>              --bar {a,b,c}
#>              [q q0 ...]
#> child: error: the following arguments are required: --bar
#> exit 2
#> ['s', '-1', '--', 'zed', '-xa'] parse_args
#> usage: child [-h] [--either0 EITHER0] [--a-very-long-option-name-indeed]
#>              --bar {a,b,c}
#>              [q q0 ...]
#> child: error: the following arguments are required: --bar
#> exit 2
#> [] parse_known_args
#> usage: child [-h] [--either0 EITHER0] [--a-very-long-option-name-indeed]
#>              --bar {a,b,c}
#>              [q q0 ...]
#> child: error: the following arguments are required: --bar
#> exit 2
#> ===== 10
#> ValueError: mutually exclusive arguments must be optional
#> usage: a very long name of a program [-h] [--either0 EITHER0] [-foo] [--foo]
#>
#> options:
#>   -h, --help         show this help message and exit
#>   --either0 EITHER0
#>   -foo
#>   --foo, --bar
#> ['-z', '-1', 'zed', 'sub1', '--'] parse_args
#> a very long name of a program: warning: option '-z' is deprecated
#> usage: a very long name of a program [-h] [--either0 EITHER0] [-foo] [--foo]
#> a very long name of a program: error: unrecognized arguments: zed sub1 --
#> exit 2
#> ['-x=1', '--foo'] parse_args
#> usage: a very long name of a program [-h] [--either0 EITHER0] [-foo] [--foo]
#> a very long name of a program: error: unrecognized arguments: -x=1
#> exit 2
#> ['', '-5.', '--', '--no-flag', '--'] parse_known_args
#> (Namespace(either0=None, z=None, foo=1), ['', '-5.', '--', '--no-flag', '--'])
#> ['--bar', '--fo', '-xyz', '-y', 'a', 'sub2'] parse_known_intermixed_args
#> (Namespace(either0=None, z=None, foo=5), ['-xyz', '-y', 'a', 'sub2'])
#> [] parse_known_args
#> (Namespace(either0=None, z=None, foo=1), [])
#> ===== 11
#> ValueError: mutually exclusive arguments must be optional
#> ValueError: action <class 'argparse.BooleanOptionalAction'> is not valid for positional arguments
#> ValueError: mutually exclusive arguments must be optional
#> ValueError: action 'store_const' is not valid for positional arguments
#> ValueError: mutually exclusive arguments must be optional
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> ['--foo', 'b', 'a', 'zed', ''] parse_args
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> None
#> ['c', '-xa', '--foo'] parse_known_args
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> None
#> ['c'] parse_args
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> None
#> ['sub2', '--bar', '-xa'] parse_args
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> None
#> ['-xa', 'a b', '-1', '--flag', '-é'] parse_known_args
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> None
#> ===== 12
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#>        [--either0 EITHER0 | +p P] [-1]
#>
#> options:
#>   --either0 EITHER0
#>   +p P               a longer help a longer help a longer help a longer help a
#>                      longer help a longer help a longer help
#>   -1
#> ['--f=2', '--f=2', 'zed', '--bar=3'] parse_known_intermixed_args
#> (Namespace(either0=None, p=1, **{'1': False}), ['--f=2', '--f=2', 'zed', '--bar=3'])
#> [] parse_known_intermixed_args
#> (Namespace(either0=None, p=1, **{'1': False}), [])
#> ['c', '-x', '--flag', '-', '-z'] parse_known_args
#> (Namespace(either0=None, p=1, **{'1': False}), ['c', '-x', '--flag', '-', '-z'])
#> ['+p', 'a b'] parse_known_args
#> (Namespace(either0=None, p='a b', **{'1': False}), [])
#> ['--foo', '1', '-z', '-y', '--fo'] parse_known_args
#> (Namespace(either0=None, p=1, **{'1': False}), ['--foo', '1', '-z', '-y', '--fo'])
#> ===== 13
#> ValueError: action 'append_const' is not valid for positional arguments
#> ValueError: action <class 'argparse.BooleanOptionalAction'> is not valid for positional arguments
#> usage: a very long name of a program [-h] (--either0 EITHER0 | +p {0,1,2} |
#>                                      -foo | --foo FOO ...)
#>
#> About a very long name of a program lorem ipsum lorem ipsum lorem ipsum lorem
#> ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum
#>
#> options:
#>   -h, --help            show this help message and exit
#>   --either0 EITHER0
#>   +p, --bar, --flag {0,1,2}
#>                         a longer help a longer help a longer help a longer
#>                         help
#>   -foo
#>   --foo FOO ...
#> ['a b', '-', '-1', 'two words'] parse_known_intermixed_args
#> usage: a very long name of a program [-h] (--either0 EITHER0 | +p {0,1,2} |
#>                                      -foo | --foo FOO ...)
#> a very long name of a program: error: one of the arguments --either0 +p/--bar/--flag -foo --foo is required
#> exit 2
#> ['-y', '-xa', '--f=2', '-x'] parse_known_intermixed_args
#> usage: a very long name of a program [-h] (--either0 EITHER0 | +p {0,1,2} |
#>                                      -foo | --foo FOO ...)
#> a very long name of a program: error: ambiguous option: --f=2 could match --flag, --foo
#> exit 2
#> [] parse_known_intermixed_args
#> usage: a very long name of a program [-h] (--either0 EITHER0 | +p {0,1,2} |
#>                                      -foo | --foo FOO ...)
#> a very long name of a program: error: one of the arguments --either0 +p/--bar/--flag -foo --foo is required
#> exit 2
#> ['s', 'b', '--bar', 's', '-xa'] parse_known_intermixed_args
#> usage: a very long name of a program [-h] (--either0 EITHER0 | +p {0,1,2} |
#>                                      -foo | --foo FOO ...)
#> a very long name of a program: error: argument +p/--bar/--flag: invalid choice: 's' (choose from 0, 1, 2)
#> exit 2
#> ['--', '--foo'] parse_args
#> usage: a very long name of a program [-h] (--either0 EITHER0 | +p {0,1,2} |
#>                                      -foo | --foo FOO ...)
#> a very long name of a program: error: one of the arguments --either0 +p/--bar/--flag -foo --foo is required
#> exit 2
#> ===== 14
#> ValueError: action 'store_true' is not valid for positional arguments
#> usage: PROG [-h] [--either0 EITHER0 | -z]
#>
#> options:
#>   -h, --help         show this help message and exit
#>   --either0 EITHER0
#>   -z, -x             show program's version number and exit
#> ['', '--bar', '--', '+p', '1'] parse_known_intermixed_args
#> (Namespace(either0=None), ['', '--bar', '--', '+p', '1'])
#> ['--f=2', 'sub1', '-', '-x', '-z', '-x=1'] parse_known_intermixed_args
#> 1.0 PROG
#> exit 0
#> ['--f=2'] parse_known_args
#> (Namespace(either0=None), ['--f=2'])
#> ['-z', '1', '1', '-5.'] parse_args
#> 1.0 PROG
#> exit 0
#> ['-z', '1'] parse_args
#> 1.0 PROG
#> exit 0
#> ===== 15
#> usage: a very long name of a program [stuff]
#>
#> options:
#>   -h, --help         show this help message and exit
#>   --either0 EITHER0
#>
#> group0:
#>   about it
#>
#>   -foo, -é FOO       a longer help a longer help
#> ['--no-flag', '+p', '--flag'] parse_args
#> usage: a very long name of a program [stuff]
#> a very long name of a program: error: one of the arguments --either0 is required
#> exit 2
#> ['-5.', 'a', '-x'] parse_args
#> usage: a very long name of a program [stuff]
#> a very long name of a program: error: one of the arguments --either0 is required
#> exit 2
#> ['--', 'zed', '--flag', 'a b'] parse_known_intermixed_args
#> usage: a very long name of a program [stuff]
#> a very long name of a program: error: one of the arguments --either0 is required
#> exit 2
#> [] parse_known_args
#> usage: a very long name of a program [stuff]
#> a very long name of a program: error: one of the arguments --either0 is required
#> exit 2
#> ['--f=2', '-1', 'two words', '+p'] parse_args
#> usage: a very long name of a program [stuff]
#> a very long name of a program: error: one of the arguments --either0 is required
#> exit 2
#> ===== 16
#> TypeError: _VersionAction.__init__() got an unexpected keyword argument 'required'
#> ValueError: invalid option string '+p': must start with a character '-'
#> ValueError: action 'append_const' is not valid for positional arguments
#> usage: child [-h] [-z M] -1 ... [--foo] {sub1,sub2} ...
#>
#> options:
#>   -h, --help   show this help message and exit
#>   -1 ...       100% sure
#>
#> group0:
#>   -z M         a longer help a longer help a longer help a longer help a
#>                longer help a longer help a longer help a longer help
#>   --foo
#>
#> the title:
#>   {sub1,sub2}
#>     sub1       help of sub1
#> ['--foo', '', '-5.', '', '1'] parse_args
#> usage: child [-h] [-z M] -1 ... [--foo] {sub1,sub2} ...
#> child: error: argument posit-0: invalid choice: '' (choose from alpha, beta, 1)
#> exit 2
#> [] parse_args
#> usage: child [-h] [-z M] -1 ... [--foo] {sub1,sub2} ...
#> child: error: the following arguments are required: posit-0, -1, cmd
#> exit 2
#> ['a b', '--no-flag', 'a b', '1'] parse_known_intermixed_args
#> TypeError: parse_intermixed_args: positional arg with nargs=A...
#> None
#> ['-y', '--bar', '-x', 's', '-xyz', 'c'] parse_args
#> usage: child [-h] [-z M] -1 ... [--foo] {sub1,sub2} ...
#> child: error: argument posit-0: invalid choice: 's' (choose from alpha, beta, 1)
#> exit 2
#> [] parse_known_args
#> usage: child [-h] [-z M] -1 ... [--foo] {sub1,sub2} ...
#> child: error: the following arguments are required: posit-0, -1, cmd
#> exit 2
#> ===== 17
#> ValueError: invalid option string '+p': must start with a character '-'
#> ValueError: action 'store_true' is not valid for positional arguments
#> usage: child [-h] [-foo] q q0 ...
#>
#> positional arguments:
#>   q q0        a longer help a longer help
#>
#> options:
#>   -h, --help  show this help message and exit
#>
#> group0:
#>   about it
#>
#>   -foo        100% sure
#> [] parse_known_intermixed_args
#> TypeError: parse_intermixed_args: positional arg with nargs=A...
#> None
#> ['-é', '--f=2', 'a', 'zed', 's'] parse_known_intermixed_args
#> TypeError: parse_intermixed_args: positional arg with nargs=A...
#> None
#> ['-1', '--bar=3', '--f=2', '-xa', 's'] parse_known_args
#> (Namespace(foo=None, **{'q q0': ['-1', '--bar=3', '--f=2', '-xa', 's']}), [])
#> ['-x'] parse_known_args
#> usage: child [-h] [-foo] q q0 ...
#> child: error: the following arguments are required: q q0
#> exit 2
#> ['-'] parse_args
#> Namespace(foo=None, **{'q q0': ['-']})
#> ===== 18
#> ValueError: action 'count' is not valid for positional arguments
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#> ['--bar=3', '-y'] parse_known_intermixed_args
#> (Namespace(), ['--bar=3', '-y'])
#> ['sub2', '--bar', 's'] parse_known_intermixed_args
#> (Namespace(), ['sub2', '--bar', 's'])
#> ['-z', '-5.', '-z', 'zed'] parse_known_intermixed_args
#> (Namespace(), ['-z', '-5.', '-z', 'zed'])
#> ['sub2', '1'] parse_known_args
#> (Namespace(), ['sub2', '1'])
#> ['s', '-é', 'sub1'] parse_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: unrecognized arguments: s -é sub1
#> exit 2
#> ===== 19
#> ArgumentError: argument -h/--help: conflicting option strings: -h, --help
#> usage: a very long name of a program [stuff]
#>
#> options:
#>   -h, --help  show this help message and exit
#> ['1', '-xyz', 'a', '1', 's', '-xa'] parse_known_args
#> (Namespace(), ['1', '-xyz', 'a', '1', 's', '-xa'])
#> ['+p', '--bar=3', '-x=1', '-', '--foo', 's'] parse_known_intermixed_args
#> (Namespace(), ['+p', '--bar=3', '-x=1', '-', '--foo', 's'])
#> ['--', '--flag', '', '-xyz', '-y', '--no-flag'] parse_known_intermixed_args
#> (Namespace(), ['--', '--flag', '', '-xyz', '-y', '--no-flag'])
#> ['-xa', '1', '--flag', '-x'] parse_known_args
#> (Namespace(), ['-xa', '1', '--flag', '-x'])
#> ['-1'] parse_args
#> usage: a very long name of a program [stuff]
#> a very long name of a program: error: unrecognized arguments: -1
#> exit 2
#> ===== 20
#> usage: a very long name of a program -y int
#>
#> About a very long name of a program lorem ipsum lorem ipsum lorem ipsum lorem
#> ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum
#>
#> positional arguments:
#>   int
#>
#> options:
#>   -y, --foo, -é
#>
#> The end The end The end The end
#> ['-1', 'a b'] parse_known_intermixed_args
#> usage: a very long name of a program -y int
#> a very long name of a program: error: the following arguments are required: -y/--foo/-é
#> exit 2
#> ['zed', '-xa'] parse_known_args
#> usage: a very long name of a program -y int
#> a very long name of a program: error: argument p1: invalid int value: 'zed'
#> exit 2
#> ['-é'] parse_known_intermixed_args
#> usage: a very long name of a program -y int
#> a very long name of a program: error: the following arguments are required: p1
#> exit 2
#> ['sub2', '-5.'] parse_known_args
#> usage: a very long name of a program -y int
#> a very long name of a program: error: argument p1: invalid int value: 'sub2'
#> exit 2
#> ['--'] parse_known_args
#> usage: a very long name of a program -y int
#> a very long name of a program: error: the following arguments are required: -y/--foo/-é, p1
#> exit 2
#> ===== 21
#> ValueError: action <class 'argparse.BooleanOptionalAction'> is not valid for positional arguments
#> usage: a very long name of a program [-h] [--foo FOO]
#>                                      +p p1 posit-4 [posit-5 ...]
#>
#> positional arguments:
#>   p1
#>
#> options:
#>   -h, --help            show this help message and exit
#>
#> group0:
#>   +p
#>   --foo, --bar, -z FOO
#>   posit-4               100% sure
#>   posit-5               help
#> ['--'] parse_known_intermixed_args
#> usage: a very long name of a program [-h] [--foo FOO]
#>                                      +p p1 posit-4 [posit-5 ...]
#> a very long name of a program: error: the following arguments are required: +p, p1, posit-4
#> exit 2
#> [] parse_known_args
#> usage: a very long name of a program [-h] [--foo FOO]
#>                                      +p p1 posit-4 [posit-5 ...]
#> a very long name of a program: error: the following arguments are required: +p, p1, posit-4
#> exit 2
#> ['-xyz', '--no-flag', '-xa', '--f=2', 'b', '-5.'] parse_known_args
#> a very long name of a program: warning: option '--foo' is deprecated
#> a very long name of a program: warning: argument 'p1' is deprecated
#> usage: a very long name of a program [-h] [--foo FOO]
#>                                      +p p1 posit-4 [posit-5 ...]
#> a very long name of a program: error: the following arguments are required: posit-4
#> exit 2
#> [] parse_known_args
#> usage: a very long name of a program [-h] [--foo FOO]
#>                                      +p p1 posit-4 [posit-5 ...]
#> a very long name of a program: error: the following arguments are required: +p, p1, posit-4
#> exit 2
#> ['--foo', 'b', '-xyz', '-y', '--'] parse_known_args
#> a very long name of a program: warning: option '--foo' is deprecated
#> usage: a very long name of a program [-h] [--foo FOO]
#>                                      +p p1 posit-4 [posit-5 ...]
#> a very long name of a program: error: the following arguments are required: +p, p1, posit-4
#> exit 2
#> ===== 22
#> ValueError: action 'append_const' is not valid for positional arguments
#> usage: child [--foobar] [-é {0,1,2} {0,1,2}] [-x FOO]
#>
#> options:
#>   -x, --foo, -1 FOO     None of child foo None None
#>
#> group0:
#>   --foobar
#>   -é, --bar {0,1,2} {0,1,2}
#> [] parse_known_intermixed_args
#> (Namespace(foobar=False, bar=None, foo=None), [])
#> ['--bar', '--', '--fo'] parse_known_args
#> usage: child [--foobar] [-é {0,1,2} {0,1,2}] [-x FOO]
#> child: error: argument -é/--bar: expected 2 arguments
#> exit 2
#> ['-x', '-x=1', 'b', 'c', 'sub2'] parse_args
#> usage: child [--foobar] [-é {0,1,2} {0,1,2}] [-x FOO]
#> child: error: argument -x/--foo/-1: expected one argument
#> exit 2
#> ['--no-flag', '', '-xa', '-x', '', 'a b'] parse_args
#> child: warning: option '-x' is deprecated
#> usage: child [--foobar] [-é {0,1,2} {0,1,2}] [-x FOO]
#> child: error: unrecognized arguments: --no-flag  a b
#> exit 2
#> [] parse_args
#> Namespace(foobar=False, bar=None, foo=None)
#> ===== 23
#> usage: xxx [-h] -é [BAR ...] [--bar BAR]
#>
#> options:
#>   -h, --help    show this help message and exit
#>   -é [BAR ...]
#>   --bar BAR
#>
#> group0:
#>   about it
#> ['--', '-x=1', 'b'] parse_args
#> usage: xxx [-h] -é [BAR ...] [--bar BAR]
#> xxx: error: the following arguments are required: -é
#> exit 2
#> ['-xyz', '--bar=3', 'a', '--', '--flag'] parse_args
#> usage: xxx [-h] -é [BAR ...] [--bar BAR]
#> xxx: error: the following arguments are required: -é
#> exit 2
#> ['a', '-y', '--flag', '-xa', 'b'] parse_known_intermixed_args
#> usage: xxx [-h] -é [BAR ...] [--bar BAR]
#> xxx: error: the following arguments are required: -é
#> exit 2
#> ['-xa', 'c', '--bar'] parse_args
#> usage: xxx [-h] -é [BAR ...] [--bar BAR]
#> xxx: error: argument --bar: expected one argument
#> exit 2
#> ['--bar=3', '--f=2', '-x', 'b', 'c', '-z'] parse_known_args
#> usage: xxx [-h] -é [BAR ...] [--bar BAR]
#> xxx: error: the following arguments are required: -é
#> exit 2
#> ===== 24
#> ValueError: action 'store_false' is not valid for positional arguments
#> usage: a very long name of a program [-foo {0,1,2}] [--foobar FOOBAR] posit-2
#>
#> positional arguments:
#>   posit-2
#>
#> options:
#>   -foo {0,1,2}
#>   --foobar, -z FOOBAR  100% sure
#> ['b', 'b'] parse_known_args
#> (Namespace(foo='9', foobar=None, **{'posit-2': [1]}), ['b'])
#> ['--fo', '-x=1', '-x=1', '--flag', '--no-flag'] parse_args
#> usage: a very long name of a program [-foo {0,1,2}] [--foobar FOOBAR] posit-2
#> a very long name of a program: error: the following arguments are required: posit-2
#> exit 2
#> [] parse_args
#> usage: a very long name of a program [-foo {0,1,2}] [--foobar FOOBAR] posit-2
#> a very long name of a program: error: the following arguments are required: posit-2
#> exit 2
#> ['a b', '-xyz'] parse_known_args
#> (Namespace(foo='9', foobar=None, **{'posit-2': [3]}), ['-xyz'])
#> ['--f=2', 's', 'sub1', '-xyz'] parse_known_args
#> (Namespace(foo='9', foobar=None, **{'posit-2': [1]}), ['--f=2', 'sub1', '-xyz'])
#> ===== 25
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#>        [-h] [--either0 EITHER0]
#>
#> options:
#>   -h, --help         show this help message and exit
#>   --either0 EITHER0
#> [] parse_args
#> Namespace(either0=None)
#> ['s', 'c', 'sub1'] parse_known_intermixed_args
#> (Namespace(either0=None), ['s', 'c', 'sub1'])
#> ['-xa'] parse_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#>        [-h] [--either0 EITHER0]
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: unrecognized arguments: -xa
#> exit 2
#> ['--', 'c', '-5.', 's'] parse_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#>        [-h] [--either0 EITHER0]
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: unrecognized arguments: -- c -5. s
#> exit 2
#> ['-xyz', '+p', 'sub2', '-x=1', '-xyz', '--flag'] parse_known_args
#> 1.0 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#> exit 0
#> ===== 26
#> ValueError: length of metavar tuple does not match nargs
#> ValueError: action 'append_const' is not valid for positional arguments
#> usage: a very long name of a program
#>                                      [-1 A_VERY_LONG_OPTION_NAME_INDEED [A_VERY_LONG_OPTION_NAME_INDEED ...]]
#>                                      [-é É ...] [--flag]
#>
#> options:
#>   -1, --a-very-long-option-name-indeed A_VERY_LONG_OPTION_NAME_INDEED [A_VERY_LONG_OPTION_NAME_INDEED ...]
#>   -é É ...
#>   --flag                help
#>
#> The end The end The end The end The end The end
#> ['-5.', 'a b', '--f=2', 'b'] parse_known_intermixed_args
#> usage: a very long name of a program
#>                                      [-1 A_VERY_LONG_OPTION_NAME_INDEED [A_VERY_LONG_OPTION_NAME_INDEED ...]]
#>                                      [-é É ...] [--flag]
#> a very long name of a program: error: argument --flag: ignored explicit argument '2'
#> exit 2
#> ['-5.'] parse_known_intermixed_args
#> (Namespace(a_very_long_option_name_indeed=None, é=None), ['-5.'])
#> [] parse_known_intermixed_args
#> (Namespace(a_very_long_option_name_indeed=None, é=None), [])
#> [] parse_known_args
#> (Namespace(a_very_long_option_name_indeed=None, é=None), [])
#> [] parse_known_args
#> (Namespace(a_very_long_option_name_indeed=None, é=None), [])
#> ===== 27
#> ValueError: action <class 'argparse.BooleanOptionalAction'> is not valid for positional arguments
#> ValueError: action 'store_true' is not valid for positional arguments
#> ValueError: mutually exclusive arguments must be optional
#> ValueError: mutually exclusive arguments must be optional
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> ['a', '-é', '--foo', '-x'] parse_known_args
#> (Namespace(either0=None), ['a', '-é', '--foo', '-x'])
#> ['sub2', 'two words', '-', '1'] parse_args
#> usage: xxx [stuff]
#> xxx: error: unrecognized arguments: sub2 two words - 1
#> exit 2
#> ['b', '--bar', '--flag', '-x'] parse_known_args
#> 1.0 xxx
#> exit 0
#> ['zed', '+p', '1', 'b', 'sub2'] parse_known_args
#> (Namespace(either0=None), ['zed', '+p', '1', 'b', 'sub2'])
#> ['-xa', '-x=1', '-xa'] parse_args
#> usage: xxx [stuff]
#> xxx: error: unrecognized arguments: -xa -x=1 -xa
#> exit 2
#> ===== 28
#> usage: PROG [-h]
#>
#> options:
#>   -h, --help  show this help message and exit
#>
#> The end The end The end
#> ['-5.', '-1', '--', 'two words', '-é'] parse_known_intermixed_args
#> (Namespace(), ['-5.', '-1', '--', 'two words', '-é'])
#> ['a b', '-xa', '-', '--flag'] parse_known_args
#> (Namespace(), ['a b', '-xa', '-', '--flag'])
#> ['-y', '-é', '-', '-x=1'] parse_args
#> usage: PROG [-h]
#> PROG: error: unrecognized arguments: -y -é - -x=1
#> exit 2
#> ['a'] parse_known_args
#> (Namespace(), ['a'])
#> ['-', '-z', 'c', 'sub1', 'sub2'] parse_known_args
#> (Namespace(), ['-', '-z', 'c', 'sub1', 'sub2'])
#> ===== 29
#> usage: PROG [-h] [--either0 EITHER0] [-foo FOO FOO FOO]
#>
#> options:
#>   -h, --help            show this help message and exit
#>   --either0 EITHER0
#>
#> group0:
#>   about it
#>
#>   -foo, -1, -z FOO FOO FOO
#>
#> The end The end The end The end The end The end The end The end The end The
#> end The end The end The end The end The end The end The end
#> ['--f=2', '--bar=3', '-5.', 'zed', '+p'] parse_args
#> usage: PROG [-h] [--either0 EITHER0] [-foo FOO FOO FOO]
#> PROG: error: unrecognized arguments: --f=2 --bar=3 -5. zed +p
#> exit 2
#> ['two words', '--bar', '+p', '-1', '-z'] parse_args
#> usage: PROG [-h] [--either0 EITHER0] [-foo FOO FOO FOO]
#> PROG: error: argument -foo/-1/-z: expected 3 arguments
#> exit 2
#> ['--fo', '--flag', 'c', 'sub2', '--bar=3'] parse_args
#> usage: PROG [-h] [--either0 EITHER0] [-foo FOO FOO FOO]
#> PROG: error: unrecognized arguments: --fo --flag c sub2 --bar=3
#> exit 2
#> ['', '', '-xyz'] parse_known_args
#> (Namespace(either0=None, foo=None), ['', '', '-xyz'])
#> ['-é', 'zed'] parse_known_intermixed_args
#> (Namespace(either0=None, foo=None), ['-é', 'zed'])
#> ===== 30
#> ValueError: mutually exclusive arguments must be optional
#> ValueError: action 'store_false' is not valid for positional arguments
#> usage: PROG [-h] [--either0 EITHER0] -z long metavar [-x] [-foo]
#>
#> About PROG lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem
#> ipsum lorem ipsum lorem ipsum lorem ipsum
#>
#> options:
#>   -h, --help           show this help message and exit
#>   --either0 EITHER0
#>   -z, -1 long metavar
#>   -x
#>   -foo                 show program's version number and exit
#>
#> The end The end The end The end The end The end The end The end The end The
#> end The end The end The end The end The end The end The end
#> ['zed', '--foo', 'sub1', '--bar=3', '-', ''] parse_known_args
#> usage: PROG [-h] [--either0 EITHER0] -z long metavar [-x] [-foo]
#> PROG: error: the following arguments are required: -z/-1
#> exit 2
#> ['--flag', '--flag'] parse_known_intermixed_args
#> usage: PROG [-h] [--either0 EITHER0] -z long metavar [-x] [-foo]
#> PROG: error: the following arguments are required: -z/-1
#> exit 2
#> ['a b', '--f=2', '--bar', '--foo', 'sub1', '-1'] parse_known_intermixed_args
#> usage: PROG [-h] [--either0 EITHER0] -z long metavar [-x] [-foo]
#> PROG: error: argument -z/-1: expected one argument
#> exit 2
#> ['--foo'] parse_known_intermixed_args
#> usage: PROG [-h] [--either0 EITHER0] -z long metavar [-x] [-foo]
#> PROG: error: the following arguments are required: -z/-1
#> exit 2
#> ['a', 'a b'] parse_args
#> usage: PROG [-h] [--either0 EITHER0] -z long metavar [-x] [-foo]
#> PROG: error: the following arguments are required: -z/-1
#> exit 2
#> ===== 31
#> ValueError: action 'store_const' is not valid for positional arguments
#> ValueError: nargs for positionals must be != 0
#> ValueError: mutually exclusive arguments must be optional
#> ValueError: mutually exclusive arguments must be optional
#> usage: PROG [-h] [-x {alpha,beta,1} [{alpha,beta,1} ...]] posit-0 CMD ...
#>
#> positional arguments:
#>   posit-0
#>   CMD
#>     sub2                help of sub2
#>
#> options:
#>   -h, --help            show this help message and exit
#>
#> group0:
#>   about it
#>
#>   -x, --foobar, --bar {alpha,beta,1} [{alpha,beta,1} ...]
#> ['-5.', 'a', 'a'] parse_known_args
#> usage: PROG [-h] [-x {alpha,beta,1} [{alpha,beta,1} ...]] posit-0 CMD ...
#> PROG: error: argument CMD: invalid choice: 'a' (choose from sub1, sub2)
#> exit 2
#> ['-z', '--no-flag', '--foo'] parse_known_args
#> usage: PROG [-h] [-x {alpha,beta,1} [{alpha,beta,1} ...]] posit-0 CMD ...
#> PROG: error: the following arguments are required: posit-0, CMD
#> exit 2
#> ['s'] parse_known_args
#> usage: PROG [-h] [-x {alpha,beta,1} [{alpha,beta,1} ...]] posit-0 CMD ...
#> PROG: error: the following arguments are required: CMD
#> exit 2
#> ['two words', '--no-flag', '-y'] parse_args
#> usage: PROG [-h] [-x {alpha,beta,1} [{alpha,beta,1} ...]] posit-0 CMD ...
#> PROG: error: the following arguments are required: CMD
#> exit 2
#> ['-1', '+p', '', 'sub2'] parse_known_args
#> usage: PROG [-h] [-x {alpha,beta,1} [{alpha,beta,1} ...]] posit-0 CMD ...
#> PROG: error: argument CMD: invalid choice: '' (choose from sub1, sub2)
#> exit 2
#> ===== 32
#> ValueError: action <class 'argparse.BooleanOptionalAction'> is not valid for positional arguments
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [-h] [-z int] M M
#>
#> positional arguments:
#>   M           help
#>   M
#>
#> options:
#>   -h, --help  show this help message and exit
#>   -z int      a longer help a longer help
#>
#> The end The end
#> ['-y', 'zed', '--fo', 'sub1', 's', 'sub1'] parse_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [-h] [-z int] M M
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: argument M: invalid int value: 'zed'
#> exit 2
#> ['--bar=3'] parse_known_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [-h] [-z int] M M
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: the following arguments are required: M, M
#> exit 2
#> ['-xa', '--bar', '-x', '-5.'] parse_known_intermixed_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [-h] [-z int] M M
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: argument M: invalid int value: '-5.'
#> exit 2
#> ['zed'] parse_known_intermixed_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [-h] [-z int] M M
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: argument M: invalid int value: 'zed'
#> exit 2
#> ['--bar', '', '--bar', '-1', 'zed', '-y'] parse_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [-h] [-z int] M M
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: argument M: invalid int value: ''
#> exit 2
#> ===== 33
#> ValueError: action 'append_const' is not valid for positional arguments
#> ValueError: action 'store_true' is not valid for positional arguments
#> ValueError: mutually exclusive arguments must be optional
#> ValueError: action 'store_const' is not valid for positional arguments
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#>        [-h] [--either0 EITHER0] [--a-very-long-option-name-indeed M] -x X
#>        posit-4 CMD ...
#>
#> positional arguments:
#>   posit-4
#>   CMD
#>     sub2 (s2, SUB2)     help of sub2
#>
#> options:
#>   -h, --help            show this help message and exit
#>   --either0 EITHER0
#>
#> group0:
#>   about it
#>
#>   --a-very-long-option-name-indeed M
#>   -x X
#> ['-'] parse_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#>        [-h] [--either0 EITHER0] [--a-very-long-option-name-indeed M] -x X
#>        posit-4 CMD ...
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: the following arguments are required: -x, CMD
#> exit 2
#> ['--bar', 'c'] parse_known_intermixed_args
#> TypeError: parse_intermixed_args: positional arg with nargs=A...
#> None
#> ['+p', '--foo', 'a'] parse_known_intermixed_args
#> TypeError: parse_intermixed_args: positional arg with nargs=A...
#> None
#> ['two words', 'a', '--flag', 'a', '--f=2', '+p'] parse_known_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#>        [-h] [--either0 EITHER0] [--a-very-long-option-name-indeed M] -x X
#>        posit-4 CMD ...
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: argument CMD: invalid choice: 'a' (choose from sub1, sub2, s2, SUB2)
#> exit 2
#> ['--fo', '--fo', 'sub1', '-1'] parse_known_intermixed_args
#> TypeError: parse_intermixed_args: positional arg with nargs=A...
#> None
#> ===== 34
#> ArgumentError: argument -foo/--bar/--no-bar: conflicting option strings: -foo, --bar
#> usage: a very long name of a program [-h] [-é {alpha,beta,1} ...] -foo BAR
#>                                      q q3 {a,b}
#>
#> About a very long name of a program lorem ipsum lorem ipsum lorem ipsum lorem
#> ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum
#> lorem ipsum
#>
#> positional arguments:
#>   {a,b}
#>
#> options:
#>   -h, --help            show this help message and exit
#>   -é {alpha,beta,1} ...
#>                         a longer help a longer help a longer help a longer
#>                         help
#>
#> group0:
#>   -foo, --bar, -z BAR
#>   q q3
#> ['--bar', '-xa', '-5.', '--bar=3', '-é'] parse_args
#> usage: a very long name of a program [-h] [-é {alpha,beta,1} ...] -foo BAR
#>                                      q q3 {a,b}
#> a very long name of a program: error: argument -foo/--bar/-z: expected one argument
#> exit 2
#> [] parse_known_args
#> usage: a very long name of a program [-h] [-é {alpha,beta,1} ...] -foo BAR
#>                                      q q3 {a,b}
#> a very long name of a program: error: the following arguments are required: -foo/--bar/-z, q q3, posit-5
#> exit 2
#> ['zed', '--'] parse_args
#> usage: a very long name of a program [-h] [-é {alpha,beta,1} ...] -foo BAR
#>                                      q q3 {a,b}
#> a very long name of a program: error: the following arguments are required: -foo/--bar/-z, posit-5
#> exit 2
#> ['-xa', '--no-flag'] parse_known_args
#> usage: a very long name of a program [-h] [-é {alpha,beta,1} ...] -foo BAR
#>                                      q q3 {a,b}
#> a very long name of a program: error: the following arguments are required: -foo/--bar/-z, q q3, posit-5
#> exit 2
#> ['-5.', '+p', 'sub2', '-xa', '-5.'] parse_known_intermixed_args
#> usage: a very long name of a program [-h] [-é {alpha,beta,1} ...] -foo BAR
#>                                      q q3 {a,b}
#> a very long name of a program: error: argument posit-5: invalid choice: '+p' (choose from a, b)
#> exit 2
#> ===== 35
#> ValueError: action 'store_false' is not valid for positional arguments
#> ValueError: mutually exclusive arguments must be optional
#> ValueError: action 'store_const' is not valid for positional arguments
#> usage: child [-h] --either0 EITHER0 [-1 | -foo] CMD ...
#>
#> options:
#>   -h, --help         show this help message and exit
#>   --either0 EITHER0
#>   -1, -foo
#>
#> the title:
#>   CMD                sub help
#> ['1', '--foo', '-xa'] parse_known_args
#> usage: child [-h] --either0 EITHER0 [-1 | -foo] CMD ...
#> child: error: argument CMD: invalid choice: '1' (choose from sub1, s1, SUB1, sub2)
#> exit 2
#> ['--bar=3', '1', 'a'] parse_known_intermixed_args
#> TypeError: parse_intermixed_args: positional arg with nargs=A...
#> None
#> ['c', '-1', '--bar', 'sub1'] parse_known_args
#> usage: child [-h] --either0 EITHER0 [-1 | -foo] CMD ...
#> child: error: argument CMD: invalid choice: 'c' (choose from sub1, s1, SUB1, sub2)
#> exit 2
#> ['--no-flag', 'two words', 'zed', 'b'] parse_args
#> usage: child [-h] --either0 EITHER0 [-1 | -foo] CMD ...
#> child: error: argument CMD: invalid choice: 'two words' (choose from sub1, s1, SUB1, sub2)
#> exit 2
#> ['--fo', 'two words', '-x=1', 'a b', '-5.', ''] parse_known_args
#> usage: child [-h] --either0 EITHER0 [-1 | -foo] CMD ...
#> child: error: argument CMD: invalid choice: 'two words' (choose from sub1, s1, SUB1, sub2)
#> exit 2
#> ===== 36
#> ValueError: action 'store_const' is not valid for positional arguments
#> ValueError: invalid option string '+p': must start with a character '-'
#> ArgumentError: argument -h/--help: conflicting option strings: -h, --help
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [-h] [--either0 EITHER0] [-z]
#>
#> options:
#>   -h, --help         show this help message and exit
#>   --either0 EITHER0
#>
#> group0:
#>   -z, --foo, --flag
#> ['--', '--', 'c', '-xa'] parse_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [-h] [--either0 EITHER0] [-z]
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: unrecognized arguments: -- -- c -xa
#> exit 2
#> ['-xyz', 'a b'] parse_known_intermixed_args
#> (Namespace(either0='dd', foo='dd'), ['-xyz', 'a b'])
#> [] parse_known_intermixed_args
#> (Namespace(either0='dd', foo='dd'), [])
#> ['--bar', '--f=2', '--'] parse_known_intermixed_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [-h] [--either0 EITHER0] [-z]
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: ambiguous option: --f=2 could match --foo, --flag
#> exit 2
#> ['-xa', '-z', 'c', '1'] parse_known_intermixed_args
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: warning: option '-z' is deprecated
#> (Namespace(either0='dd', foo=True), ['-xa', 'c', '1'])
#> ===== 37
#> ValueError: invalid option string '+p': must start with a character '-'
#> ValueError: invalid option string '+p': must start with a character '-'
#> ArgumentError: argument -1: conflicting option string: -1
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> ['--foo', '', 'a', '-z', 's', 'sub1'] parse_args
#> a very long name of a program: warning: option '-z' is deprecated
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> None
#> ['s', '-x=1'] parse_args
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> None
#> ['--no-flag', '-5.'] parse_known_intermixed_args
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> None
#> ['-x', '+p'] parse_known_intermixed_args
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> None
#> ['--bar', '-é', '1', '+p', '--bar', '--f=2'] parse_args
#> AttributeError: 'NoneType' object has no attribute '__name__'
#> None
#> ===== 38
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [stuff]
#>
#> options:
#>   -h, --help      show this help message and exit
#>
#> group0:
#>   -z
#>   {alpha,beta,1}
#>   q q2            help
#>   -x [M ...]      line other line third (default: None)
#> [] parse_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [stuff]
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: the following arguments are required: -z, p1, q q2
#> exit 2
#> ['a b', 'sub2', '-'] parse_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [stuff]
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: argument p1: invalid choice: 'a b' (choose from alpha, beta, 1)
#> exit 2
#> ['-z', '-1'] parse_known_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [stuff]
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: argument p1: invalid choice: '-1', maybe you meant '1'? (choose from alpha, beta, 1)
#> exit 2
#> ['a'] parse_known_intermixed_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [stuff]
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: argument p1: invalid choice: 'a' (choose from alpha, beta, 1)
#> exit 2
#> ['a b', '-y'] parse_known_args
#> usage: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx [stuff]
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: error: argument p1: invalid choice: 'a b' (choose from alpha, beta, 1)
#> exit 2
#> ===== 39
#> usage: child [-h] [-1] q q0 posit-2
#>
#> positional arguments:
#>   posit-2
#>
#> options:
#>   -h, --help  show this help message and exit
#>
#> group0:
#>   q q0
#>   -1          a longer help a longer help a longer help a longer help a longer
#>               help a longer help
#> [] parse_known_intermixed_args
#> usage: child [-h] [-1] q q0 posit-2
#> child: error: the following arguments are required: q q0, posit-2
#> exit 2
#> ['s', '', '--bar=3', 'a b'] parse_args
#> usage: child [-h] [-1] q q0 posit-2
#> child: error: unrecognized arguments: --bar=3 a b
#> exit 2
#> ['-xa', 'two words', 'two words', 'sub2', 'zed', '-y'] parse_args
#> usage: child [-h] [-1] q q0 posit-2
#> child: error: unrecognized arguments: -xa sub2 zed -y
#> exit 2
#> ['-x=1', '', '-x', 'sub1'] parse_args
#> usage: child [-h] [-1] q q0 posit-2
#> child: error: unrecognized arguments: -x=1 -x
#> exit 2
#> ['two words', 'a b', '-y', '-1', 'sub2', 'c'] parse_known_intermixed_args
#> (Namespace(**{'q q0': 'two words', '1': 5, 'posit-2': ['a', ' ', 'b']}), ['-y', 'sub2', 'c'])
