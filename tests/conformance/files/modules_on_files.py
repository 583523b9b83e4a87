# option: --policy standard --enable files
# csv, json, tomllib, configparser, fileinput, filecmp, linecache and mimetypes on the run's own files.
import configparser
import csv
import filecmp
import fileinput
import json
import linecache
import mimetypes
import os
import tempfile
import tomllib

HOME = os.getcwd()
os.chdir(tempfile.mkdtemp())


def write(name, text):
    with open(name, "w") as file:
        file.write(text)


write("a.ini", "[DEFAULT]\nroot = /srv\n[web]\nport: 80\nlog = %(root)s/log\nlist =\n  one\n  two\nflag = yes\n")
config = configparser.ConfigParser()
print(config.read(["missing.ini", "a.ini"]), config.sections(), config["web"]["log"], config.getint("web", "port"))
print(config.getboolean("web", "flag"), repr(config["web"]["list"]), config.get("web", "none", fallback="-"))
config["new"] = {"key": "value", "Other": "2"}
with open("b.ini", "w") as file:
    config.write(file)
print(open("b.ini").read())
for text in ("[a]\n[a]\n", "[a]\nx=1\nx=2\n", "x=1\n", "[a]\n%bad\n", "[a]\nb=%(c)s\n"):
    try:
        parser = configparser.ConfigParser()
        parser.read_string(text)
        print(parser["a"]["b"])
    except configparser.Error as error:
        print(type(error).__name__, str(error).replace("\n", "|"))

with open("t.csv", "w", newline="") as file:
    writer = csv.DictWriter(file, ["name", "n"])
    writer.writeheader()
    writer.writerows([{"name": "a,b", "n": 1}, {"name": 'q"q', "n": 2}, {"name": "line\nend", "n": 3}])
with open("t.csv", newline="") as file:
    print(list(csv.DictReader(file)))
with open("d.json", "w") as file:
    json.dump({"k": [1, None, "ü"]}, file, indent=1)
with open("d.json") as file:
    print(json.load(file))
write("c.toml", 'title = "x"\n[t]\nd = 1979-05-27\n')
with open("c.toml", "rb") as file:
    print(tomllib.load(file))

write("one.txt", "a\nb\n")
write("two.txt", "c\n")
for line in fileinput.input(["one.txt", "two.txt"]):
    print(fileinput.filename(), fileinput.lineno(), fileinput.filelineno(), fileinput.isfirstline(), line, end="")
with fileinput.input("one.txt", inplace=True, backup=".bak") as lines:
    for line in lines:
        print(line.upper(), end="")
print(open("one.txt").read(), open("one.txt.bak").read())
write("three.txt", "c\n")
print(filecmp.cmp("two.txt", "three.txt", False), filecmp.cmp("one.txt", "two.txt"))
os.mkdir("left"), os.mkdir("right")
write("left/same", "1"), write("right/same", "1"), write("left/x", "1"), write("right/x", "2"), write("left/only", "")
compared = filecmp.dircmp("left", "right", shallow=False)
print(compared.same_files, compared.diff_files, compared.left_only, compared.right_only)
print(filecmp.cmpfiles("left", "right", ["same", "x", "only"], shallow=False))
print(linecache.getline("one.txt", 2), linecache.getlines("two.txt"), linecache.getline("missing", 1), linecache.getline("one.txt", 9))
write("two.txt", "changed!\n")
linecache.checkcache("two.txt")
print(linecache.getline("two.txt", 1))
print(mimetypes.guess_type("a.tar.gz"), mimetypes.guess_type("x.PNG"), mimetypes.guess_extension("text/html"), mimetypes.guess_type("x.nothing"))
os.chdir(HOME)

#> ['a.ini'] ['web'] /srv/log 80
#> True '\none\ntwo' -
#> [DEFAULT]
#> root = /srv
#>
#> [web]
#> port = 80
#> log = %(root)s/log
#> list = 
#> 	one
#> 	two
#> flag = yes
#>
#> [new]
#> key = value
#> other = 2
#>
#>
#> DuplicateSectionError While reading from '<string>' [line  2]: section 'a' already exists
#> DuplicateOptionError While reading from '<string>' [line  3]: option 'x' in section 'a' already exists
#> MissingSectionHeaderError File contains no section headers.|file: '<string>', line: 1|'x=1\n'
#> ParsingError Source contains parsing errors: '<string>'|	[line  2]: '%bad\n'
#> InterpolationMissingOptionError Bad value substitution: option 'b' in section 'a' contains an interpolation key 'c' which is not a valid option name. Raw value: '%(c)s'
#> [{'name': 'a,b', 'n': '1'}, {'name': 'q"q', 'n': '2'}, {'name': 'line\nend', 'n': '3'}]
#> {'k': [1, None, 'ü']}
#> {'title': 'x', 't': {'d': datetime.date(1979, 5, 27)}}
#> one.txt 1 1 True a
#> one.txt 2 2 False b
#> two.txt 3 1 True c
#> A
#> B
#>  a
#> b
#>
#> True False
#> ['same'] ['x'] ['only'] []
#> (['same'], ['x'], ['only'])
#> B
#>  ['c\n']  
#> changed!
#>
#> ('application/x-tar', 'gzip') ('image/png', None) .html (None, None)
