# option: --policy standard --enable files
# Modules that open files for the program: argparse, codecs, contextlib, logging.
import argparse
import codecs
import contextlib
import io
import logging
import logging.handlers
import os
import tempfile
import warnings

warnings.simplefilter("ignore")
START = os.getcwd()
os.chdir(tempfile.mkdtemp())

# argparse: files of arguments, and FileType.
with open("arguments", "w") as file:
    file.write("--number\n3\n@more\n")
with open("more", "w") as file:
    file.write("one two\nthree\n")
parser = argparse.ArgumentParser(prog="tool", fromfile_prefix_chars="@", exit_on_error=False)
parser.add_argument("--number", type=int)
parser.add_argument("--out", type=argparse.FileType("w"), help="where to write, " + "at length " * 9)
parser.add_argument("words", nargs="*")
print(parser.parse_args(["@arguments", "four"]))
for line in (["@absent"], ["--out", "absent/file"]):
    try:
        parser.parse_args(line)
    except argparse.ArgumentError as error:
        print(str(error).rpartition("]")[2])  # without the number
with parser.parse_args(["--out", "result"]).out as out:
    print(out.write("text"), out.name, out.mode)
print(repr(argparse.FileType("rb", encoding="ascii")))
os.environ["COLUMNS"] = "60"
print(parser.format_help())
del os.environ["COLUMNS"]

# codecs.open()
with codecs.open("latin", "w", encoding="latin-1") as file:
    file.write("é\n")
    print(file.encoding)
with codecs.open("latin", encoding="latin-1") as file:
    print(file.readlines())
with codecs.open("latin", "rb") as file:
    print(file.read())

# contextlib.chdir()
os.mkdir("inner")
change = contextlib.chdir("inner")
with change:
    print(os.path.basename(os.getcwd()), os.listdir())
    with contextlib.chdir(".."):
        print("inner" in os.listdir())
print(os.path.basename(os.getcwd()) == "inner")

# logging to files
logger = logging.getLogger("program")
logger.propagate = False
handler = logging.FileHandler("log", mode="w", encoding="utf-8", delay=True)
print(os.path.exists("log"), handler.stream, handler.baseFilename == os.path.abspath("log"))
handler.setFormatter(logging.Formatter("%(levelname)s:%(message)s"))
logger.addHandler(handler)
logger.error("é %d", 1)
logger.info("not logged")
handler.close()
logger.error("after the end")
print(open("log", encoding="utf-8").read(), handler.stream)
logger.removeHandler(handler)

turned = logging.handlers.RotatingFileHandler("turned", maxBytes=20, backupCount=2)
logger.addHandler(turned)
for number in range(6):
    logger.warning("message %d", number)
turned.close()
logger.removeHandler(turned)
for name in sorted(name for name in os.listdir() if name.startswith("turned")):
    print(name, repr(open(name).read()))

logging.basicConfig(filename="root", format="{message}!", style="{", level="DEBUG", force=True)
logging.debug("through the root")
print(open("root").read(), end="")
print([type(handler).__name__ for handler in logging.getLogger().handlers])
for wrong in ({"filename": "x", "stream": io.StringIO()}, {"filename": "x", "handlers": []}):
    try:
        logging.basicConfig(force=True, **wrong)
    except ValueError as error:
        print(error)

os.chdir(START)

#> Namespace(number=3, out=None, words=['one two', 'three', 'four'])
#>  No such file or directory: 'absent'
#>  No such file or directory: 'absent/file'
#> 4 result w
#> FileType('rb', encoding='ascii')
#> usage: tool [-h] [--number NUMBER] [--out OUT] [words ...]
#>
#> positional arguments:
#>   words
#>
#> options:
#>   -h, --help       show this help message and exit
#>   --number NUMBER
#>   --out OUT        where to write, at length at length at
#>                    length at length at length at length at
#>                    length at length at length
#>
#> latin-1
#> ['é\n']
#> b'\xe9\n'
#> inner []
#> True
#> False
#> False None True
#> ERROR:é 1
#>  None
#> turned 'message 5\n'
#> turned.1 'message 4\n'
#> turned.2 'message 3\n'
#> through the root!
#> ['FileHandler']
#> 'stream' and 'filename' should not be specified together
#> 'stream' or 'filename' should not be specified together with 'handlers'
