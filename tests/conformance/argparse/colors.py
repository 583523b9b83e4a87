# Colours in help texts and in the reports of unittest, which a program may ask for in its environment.
# option: --policy standard --enable files
import argparse
import io
import os
import unittest


def make():
    parser = argparse.ArgumentParser(prog="tool", description="text")
    parser.add_argument("--count", "-c", type=int, metavar="N", help="how many")
    parser.add_argument("name", nargs="?")
    return parser


class Tests(unittest.TestCase):
    def test_well(self):
        pass

    def test_badly(self):
        self.skipTest("not today")


def report():
    stream = io.StringIO()
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(Tests)
    unittest.TextTestRunner(stream=stream, verbosity=2).run(tests)
    return [line for line in stream.getvalue().split("\n") if "Ran" not in line]


for settings in ({}, {"FORCE_COLOR": "1"}, {"FORCE_COLOR": "1", "NO_COLOR": "1"}, {"PYTHON_COLORS": "1"},
                 {"PYTHON_COLORS": "0", "FORCE_COLOR": "1"}, {"PYTHON_COLORS": "2"}, {"TERM": "dumb"}):
    for name in ("FORCE_COLOR", "NO_COLOR", "PYTHON_COLORS", "TERM"):
        os.environ.pop(name, None)
    os.environ.update(settings)
    print(settings)
    print(ascii(make().format_help()))
    for line in report():
        print(ascii(line))

#> {}
#> 'usage: tool [-h] [--count N] [name]\n\ntext\n\npositional arguments:\n  name\n\noptions:\n  -h, --help     show this help message and exit\n  --count, -c N  how many\n'
#> "test_badly (__main__.Tests.test_badly) ... skipped 'not today'"
#> 'test_well (__main__.Tests.test_well) ... ok'
#> ''
#> '----------------------------------------------------------------------'
#> ''
#> 'OK (skipped=1)'
#> ''
#> {'FORCE_COLOR': '1'}
#> '\x1b[1;34musage: \x1b[0m\x1b[1;35mtool\x1b[0m [\x1b[32m-h\x1b[0m] [\x1b[36m--count \x1b[33mN\x1b[0m] \x1b[32m[name]\x1b[0m\n\ntext\n\n\x1b[1;34mpositional arguments:\x1b[0m\n  \x1b[1;32mname\x1b[0m\n\n\x1b[1;34moptions:\x1b[0m\n  \x1b[1;32m-h\x1b[0m, \x1b[1;36m--help\x1b[0m     show this help message and exit\n  \x1b[1;36m--count\x1b[0m, \x1b[1;32m-c\x1b[0m \x1b[1;33mN\x1b[0m  how many\n'
#> "test_badly (__main__.Tests.test_badly) ... \x1b[33mskipped\x1b[0m 'not today'"
#> 'test_well (__main__.Tests.test_well) ... \x1b[32mok\x1b[0m'
#> ''
#> '----------------------------------------------------------------------'
#> ''
#> '\x1b[32mOK\x1b[0m (\x1b[33mskipped=1\x1b[0m)'
#> ''
#> {'FORCE_COLOR': '1', 'NO_COLOR': '1'}
#> 'usage: tool [-h] [--count N] [name]\n\ntext\n\npositional arguments:\n  name\n\noptions:\n  -h, --help     show this help message and exit\n  --count, -c N  how many\n'
#> "test_badly (__main__.Tests.test_badly) ... skipped 'not today'"
#> 'test_well (__main__.Tests.test_well) ... ok'
#> ''
#> '----------------------------------------------------------------------'
#> ''
#> 'OK (skipped=1)'
#> ''
#> {'PYTHON_COLORS': '1'}
#> '\x1b[1;34musage: \x1b[0m\x1b[1;35mtool\x1b[0m [\x1b[32m-h\x1b[0m] [\x1b[36m--count \x1b[33mN\x1b[0m] \x1b[32m[name]\x1b[0m\n\ntext\n\n\x1b[1;34mpositional arguments:\x1b[0m\n  \x1b[1;32mname\x1b[0m\n\n\x1b[1;34moptions:\x1b[0m\n  \x1b[1;32m-h\x1b[0m, \x1b[1;36m--help\x1b[0m     show this help message and exit\n  \x1b[1;36m--count\x1b[0m, \x1b[1;32m-c\x1b[0m \x1b[1;33mN\x1b[0m  how many\n'
#> "test_badly (__main__.Tests.test_badly) ... \x1b[33mskipped\x1b[0m 'not today'"
#> 'test_well (__main__.Tests.test_well) ... \x1b[32mok\x1b[0m'
#> ''
#> '----------------------------------------------------------------------'
#> ''
#> '\x1b[32mOK\x1b[0m (\x1b[33mskipped=1\x1b[0m)'
#> ''
#> {'PYTHON_COLORS': '0', 'FORCE_COLOR': '1'}
#> 'usage: tool [-h] [--count N] [name]\n\ntext\n\npositional arguments:\n  name\n\noptions:\n  -h, --help     show this help message and exit\n  --count, -c N  how many\n'
#> "test_badly (__main__.Tests.test_badly) ... skipped 'not today'"
#> 'test_well (__main__.Tests.test_well) ... ok'
#> ''
#> '----------------------------------------------------------------------'
#> ''
#> 'OK (skipped=1)'
#> ''
#> {'PYTHON_COLORS': '2'}
#> 'usage: tool [-h] [--count N] [name]\n\ntext\n\npositional arguments:\n  name\n\noptions:\n  -h, --help     show this help message and exit\n  --count, -c N  how many\n'
#> "test_badly (__main__.Tests.test_badly) ... skipped 'not today'"
#> 'test_well (__main__.Tests.test_well) ... ok'
#> ''
#> '----------------------------------------------------------------------'
#> ''
#> 'OK (skipped=1)'
#> ''
#> {'TERM': 'dumb'}
#> 'usage: tool [-h] [--count N] [name]\n\ntext\n\npositional arguments:\n  name\n\noptions:\n  -h, --help     show this help message and exit\n  --count, -c N  how many\n'
#> "test_badly (__main__.Tests.test_badly) ... skipped 'not today'"
#> 'test_well (__main__.Tests.test_well) ... ok'
#> ''
#> '----------------------------------------------------------------------'
#> ''
#> 'OK (skipped=1)'
#> ''
