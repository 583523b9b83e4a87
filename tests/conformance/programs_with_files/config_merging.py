# option: --policy standard --enable files
# Merges settings of an INI file, a TOML file, JSON and the environment.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import configparser
import json
import tomllib
from collections import ChainMap
from pathlib import Path

Path("base.ini").write_text("[server]\nhost = localhost\nport = 8000\ndebug = no\n[paths]\nroot = /srv\nlogs = %(root)s/logs\n")
Path("site.toml").write_text('[server]\nport = 9000\n[limits]\nrates = [1, 2.5]\nstart = 2024-01-01T00:00:00Z\n')
Path("user.json").write_text('{"server": {"debug": true}, "name": "test"}')
os.environ["APP_SERVER__HOST"] = "example.org"
os.environ["APP_LIMITS__MAX"] = "10"


def merge(into, other):
    for key, value in other.items():
        if isinstance(value, dict) and isinstance(into.get(key), dict):
            merge(into[key], value)
        else:
            into[key] = value
    return into


parser = configparser.ConfigParser()
parser.read("base.ini")
settings = {section: dict(parser[section]) for section in parser.sections()}
with open("site.toml", "rb") as file:
    merge(settings, tomllib.load(file))
merge(settings, json.loads(Path("user.json").read_text()))
for name, value in sorted(os.environ.items()):
    if name.startswith("APP_"):
        section, _, key = name[4:].lower().partition("__")
        settings.setdefault(section, {})[key] = value
print(json.dumps(settings, indent=1, default=str, sort_keys=True))
layers = ChainMap({"a": 1}, {"a": 2, "b": 3})
print(dict(layers), os.environ.pop("APP_LIMITS__MAX"), "APP_LIMITS__MAX" in os.environ)
del os.environ["APP_SERVER__HOST"]

os.chdir(START)

#> {
#>  "limits": {
#>   "max": "10",
#>   "rates": [
#>    1,
#>    2.5
#>   ],
#>   "start": "2024-01-01 00:00:00+00:00"
#>  },
#>  "name": "test",
#>  "paths": {
#>   "logs": "/srv/logs",
#>   "root": "/srv"
#>  },
#>  "server": {
#>   "debug": true,
#>   "host": "example.org",
#>   "port": 9000
#>  }
#> }
#> {'a': 1, 'b': 3} 10 False
