# option: --policy standard --enable files
"""Convert configuration between INI, JSON and TOML, with checks on the way."""
import configparser
import io
import json
import pathlib
import tempfile
import tomllib

SAMPLE = """\
; the defaults apply to every section
[DEFAULT]
timeout = 30
retries = 3
base = /srv/app

[server]
host = example.org
port = 8080
debug = off
paths =
    %(base)s/static
    %(base)s/media

[database]
url = sqlite:///%(base)s/data.db
timeout = 2.5
pool = 5

[features]
beta = yes
colour: teal # not a comment
"""


def typed(text):
    """The most specific value that a string of an INI file stands for."""
    lowered = text.lower()
    if lowered in ("yes", "on", "true"):
        return True
    if lowered in ("no", "off", "false"):
        return False
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    if text.startswith("\n"):
        return [line for line in text.splitlines() if line]
    return text


def ini_to_dict(path):
    parser = configparser.ConfigParser()
    with open(path) as file:
        parser.read_file(file)
    return {name: {key: typed(value) for key, value in parser[name].items()} for name in parser.sections()}


def toml_value(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    return repr(value)


def dict_to_toml(data):
    out = io.StringIO()
    for name, section in data.items():
        print(f"[{name}]", file=out)
        for key, value in section.items():
            print(f"{key} = {toml_value(value)}", file=out)
        print(file=out)
    return out.getvalue()


def dict_to_ini(data):
    parser = configparser.ConfigParser(interpolation=None)
    for name, section in data.items():
        parser[name] = {key: "\n" + "\n".join(value) if isinstance(value, list) else str(value)
                        for key, value in section.items()}
    out = io.StringIO()
    parser.write(out, space_around_delimiters=False)
    return out.getvalue()


def differences(left, right, path=()):
    for key in sorted(set(left) | set(right)):
        here = path + (key,)
        if key not in left or key not in right:
            yield ".".join(here), left.get(key, "<absent>"), right.get(key, "<absent>")
        elif isinstance(left[key], dict):
            yield from differences(left[key], right[key], here)
        elif left[key] != right[key]:
            yield ".".join(here), left[key], right[key]


def main():
    with tempfile.TemporaryDirectory(prefix="conf") as folder:
        folder = pathlib.Path(folder)
        (folder / "app.ini").write_text(SAMPLE)
        data = ini_to_dict(folder / "app.ini")
        print(json.dumps(data, indent=1))

        (folder / "app.toml").write_text(dict_to_toml(data))
        with (folder / "app.toml").open("rb") as file:
            again = tomllib.load(file)
        print("through TOML:", "same" if again == data else list(differences(data, again)))

        (folder / "copy.ini").write_text(dict_to_ini(again))
        print((folder / "copy.ini").read_text().splitlines()[:6])
        print(list(differences(data, ini_to_dict(folder / "copy.ini"))))

        parser = configparser.ConfigParser()
        print(parser.read([folder / "app.ini", folder / "missing.ini"]) == [str(folder / "app.ini")])
        print(parser.getfloat("database", "timeout"), parser.getboolean("server", "debug"),
              parser.getint("server", "absent", fallback=-1), parser.has_option("server", "retries"))
        parser.set("server", "port", "9090")
        parser.remove_section("features")
        for broken in ("[a]\nx=1\nx=2\n", "novalue\n", "[a\n", "[a]\nx=%(y)s\n"):
            try:
                check = configparser.ConfigParser()
                check.read_string(broken, "<broken>")
                check["a"]["x"]
            except configparser.Error as error:
                print(type(error).__name__, "-", str(error).splitlines()[0])
        for text in ("a = 1\na = 2", "= 3", "d = 2024-13-01", "t = {a = 1,\n}"):
            try:
                print(tomllib.loads(text))
            except tomllib.TOMLDecodeError:
                print("bad TOML:", text.splitlines()[0])


main()

#> {
#>  "server": {
#>   "host": "example.org",
#>   "port": 8080,
#>   "debug": false,
#>   "paths": [
#>    "/srv/app/static",
#>    "/srv/app/media"
#>   ],
#>   "timeout": 30,
#>   "retries": 3,
#>   "base": "/srv/app"
#>  },
#>  "database": {
#>   "url": "sqlite:////srv/app/data.db",
#>   "timeout": 2.5,
#>   "pool": 5,
#>   "retries": 3,
#>   "base": "/srv/app"
#>  },
#>  "features": {
#>   "beta": true,
#>   "colour": "teal # not a comment",
#>   "timeout": 30,
#>   "retries": 3,
#>   "base": "/srv/app"
#>  }
#> }
#> through TOML: same
#> ['[server]', 'host=example.org', 'port=8080', 'debug=False', 'paths=', '\t/srv/app/static']
#> []
#> True
#> 2.5 False -1 True
#> DuplicateOptionError - While reading from '<broken>' [line  3]: option 'x' in section 'a' already exists
#> MissingSectionHeaderError - File contains no section headers.
#> MissingSectionHeaderError - File contains no section headers.
#> InterpolationMissingOptionError - Bad value substitution: option 'x' in section 'a' contains an interpolation key 'y' which is not a valid option name. Raw value: '%(y)s'
#> bad TOML: a = 1
#> bad TOML: = 3
#> bad TOML: d = 2024-13-01
#> bad TOML: t = {a = 1,
