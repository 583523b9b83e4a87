# option: --policy standard --enable files
"""Turn INI files into shell environment files and back, with quoting, interpolation and a check of names."""
import configparser
import os
import re
import shlex
import tempfile
from pathlib import Path

INI = """\
[DEFAULT]
root = /srv/app
debug = off

[web]
; the port may be given by hand
port: 8080
title = It's "the" app $$HOME
static = ${root}/static
logs = ${paths:logs}/web
motd =
    first line
    second line
empty =
flag

[paths]
logs = ${root}/logs
cache-dir = /tmp/cache of ${debug}
"""


def names(section, key):
    name = f"{section}_{key}".upper().replace("-", "_")
    if not re.fullmatch(r"[A-Z_][A-Z0-9_]*", name):
        raise ValueError(f"{section}.{key} makes no name of a variable")
    return name


def to_env(parser):
    for section in parser.sections():
        for key, value in parser.items(section):
            if key in parser.defaults() and parser.get(section, key) == parser.defaults()[key]:
                continue
            yield names(section, key), "1" if value is None else value


def write_env(path, pairs):
    with path.open("w") as file:
        for name, value in pairs:
            print(f"export {name}={shlex.quote(value)}", file=file)


def read_env(path):
    """Read lines as a shell would: quotes, comments and continued values."""
    lexer = shlex.shlex(path.read_text(), posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = "#"
    for word in lexer:
        if word != "export":
            name, equals, value = word.partition("=")
            if not equals:
                raise ValueError(f"line {lexer.lineno}: {word!r} is no assignment")
            yield name, value


def expand(pairs, environment):
    for name, value in pairs:
        environment[name] = re.sub(r"\$\{?(\w+)\}?", lambda m: environment.get(m[1], ""), value)
    return environment


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    (folder / "app.ini").write_text(INI)
    parser = configparser.ConfigParser(allow_no_value=True, interpolation=configparser.ExtendedInterpolation())
    print([Path(path).name for path in parser.read([folder / "none.ini", folder / "app.ini"])], parser.sections())
    print(parser.getint("web", "port"), parser.getboolean("web", "debug"), parser["web"].get("absent", "fallback"),
          parser.has_option("web", "flag"), parser["web"]["logs"], sep=" | ")
    write_env(folder / "app.env", to_env(parser))
    print((folder / "app.env").read_text(), end="")
    pairs = list(read_env(folder / "app.env"))
    print(dict(pairs) == dict(to_env(parser)), len(pairs))

    (folder / "hand.env").write_text('# by hand\nA=1 B="two words"\n'
                                     'export C=\'single $A\' D=a\\ b # more\nE="x${A}y$B$NONE"\nF=\n')
    for key, value in expand(read_env(folder / "hand.env"), {"Z": "0"}).items():
        print(key, repr(value))
    for text in ("A=1\nB\n", 'A="open\nB=2\n', "A='x\\'\n"):
        (folder / "bad.env").write_text(text)
        try:
            print(list(read_env(folder / "bad.env")))
        except ValueError as error:
            print(error)

    back = configparser.ConfigParser(interpolation=None)
    back.optionxform = str
    for key, value in pairs:
        section, _, option = key.partition("_")
        if not back.has_section(section):
            back.add_section(section)
        back[section][option] = value
    back["paths"] = {"a": "%(b)s"}
    back.remove_option("WEB", "MOTD")
    with (folder / "back.ini").open("w") as file:
        back.write(file, space_around_delimiters=False)
    print((folder / "back.ini").read_text(), end="")
    for text in ("key = 1\n", "[a]\nx=1\n[a]\n", "[a]\nx=1\nx=2\n", "[a]\n  = 3\n", "[a\nb"):
        (folder / "bad.ini").write_text(text)
        try:
            configparser.ConfigParser().read(folder / "bad.ini")
            print("fine", repr(text))
        except configparser.Error as error:
            print(type(error).__name__, getattr(error, "lineno", None))
    for section, key in (("web", "nothing"), ("none", "x"), ("loop", "a"), ("loop", "c")):
        parser.read_dict({"loop": {"a": "${b}", "b": "${a}", "c": "${nowhere:x}"}})
        try:
            parser.get(section, key)
        except configparser.Error as error:
            print(type(error).__name__)
    os.environ.update(list(read_env(folder / "app.env"))[:2])
    print(os.path.expandvars("$WEB_PORT of ${WEB_TITLE} $WEB_NONE"))

#> ['app.ini'] ['web', 'paths']
#> 8080 | False | fallback | True | /srv/app/logs/web
#> export WEB_PORT=8080
#> export WEB_TITLE='It'"'"'s "the" app $HOME'
#> export WEB_STATIC=/srv/app/static
#> export WEB_LOGS=/srv/app/logs/web
#> export WEB_MOTD='
#> first line
#> second line'
#> export WEB_EMPTY=''
#> export WEB_FLAG=''
#> export PATHS_LOGS=/srv/app/logs
#> export PATHS_CACHE_DIR='/tmp/cache of off'
#> True 9
#> Z '0'
#> A '1'
#> B 'two words'
#> C 'single 1'
#> D 'a b'
#> E 'x1ytwo words'
#> F ''
#> line 3: 'B' is no assignment
#> No closing quotation
#> [('A', 'x\\')]
#> [WEB]
#> PORT=8080
#> TITLE=It's "the" app $HOME
#> STATIC=/srv/app/static
#> LOGS=/srv/app/logs/web
#> EMPTY=
#> FLAG=
#>
#> [PATHS]
#> LOGS=/srv/app/logs
#> CACHE_DIR=/tmp/cache of off
#>
#> [paths]
#> a=%(b)s
#>
#> MissingSectionHeaderError 1
#> DuplicateSectionError 3
#> DuplicateOptionError 3
#> ParsingError None
#> MissingSectionHeaderError 1
#> NoOptionError
#> NoSectionError
#> InterpolationDepthError
#> InterpolationMissingOptionError
#> 8080 of It's "the" app $HOME $WEB_NONE
