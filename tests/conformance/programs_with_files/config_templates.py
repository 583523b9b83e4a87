# option: --policy standard --enable files
"""Fill templates of configuration files from layers of values, with includes, defaults and checks."""
import json
import os
import re
import string
import tempfile
import tomllib
from collections import ChainMap
from pathlib import Path


class ConfigTemplate(string.Template):
    delimiter = "%"
    idpattern = r"[a-z][a-z0-9_.]*(?:\|[a-z]+)*"
    flags = 0


FILTERS = {"upper": str.upper, "quote": lambda text: json.dumps(text), "lines": lambda text: "\n".join(text.split(",")),
           "int": lambda text: str(int(text)), "slug": lambda text: re.sub(r"\W+", "_", text).lower()}


class Values(dict):
    """Looks dotted names up in nested tables, and applies filters."""

    def __init__(self, *layers):
        self.layers = ChainMap(*map(self.flat, layers))
        self.used = set()

    @classmethod
    def flat(cls, table, prefix=""):
        result = {}
        for key, value in table.items():
            if isinstance(value, dict):
                result |= cls.flat(value, f"{prefix}{key}.")
            elif isinstance(value, list):
                result[prefix + key] = ",".join(map(str, value))
            else:
                result[prefix + key] = str(value).lower() if isinstance(value, bool) else str(value)
        return result

    def __missing__(self, expression):
        name, *filters = expression.split("|")
        value = self.layers[name]
        self.used.add(name)
        for filter_name in filters:
            value = FILTERS[filter_name](value)
        return value


def load(path, values, seen=()):
    if path in seen:
        raise RecursionError(" -> ".join(p.name for p in (*seen, path)))
    lines = []
    for line in path.read_text().splitlines():
        if match := re.fullmatch(r"(\s*)%include (\S+)", line):
            included = load(path.parent / match[2], values, (*seen, path))
            lines += [match[1] + inner for inner in included.splitlines()]
        else:
            lines.append(line)
    return ConfigTemplate("\n".join(lines) + "\n").substitute(values)


FILES = {
    "defaults.toml": 'debug = false\nname = "My App"\n[server]\nport = 8000\nhosts = ["a.example", "b.example"]\n'
                     "[database]\nurl = 'sqlite:///x'\npool.size = 5\npool.unused = 1\n",
    "production.toml": "[server]\nport = 80\nworkers = '4'\n",
    "app.conf.in": "# 100%% of %name\n[main]\nid = %{name|slug}\ndebug = %debug\n"
                   "limit=%{server.workers|int}0\n%include server.part\n",
    "server.part": "listen %{server.port};\nnames {\n  %include names.part\n}\n",
    "names.part": "%{server.hosts|lines}\n",
    "app.json.in": '{"url": %{database.url|quote}, "pool": %database.pool.size, "user": %{env.user|quote}}\n',
    "loop.in": "%include loop.in\n",
    "missing.in": "x = %server.missing\n",
    "filter.in": "x = %{name|shout}\n",
    "broken.in": "fine\nbut 5 % here\n",
    "number.in": "%{name|int}\n",
}
with tempfile.TemporaryDirectory() as folder:
    root = Path(folder)
    for name, text in FILES.items():
        (root / name).write_text(text)
    os.environ["APP_USER"] = 'o"neil'
    environment = {"env": {key.removeprefix("APP_").lower(): value for key, value in os.environ.items()
                           if key.startswith("APP_")}}
    tables = [tomllib.loads((root / f"{name}.toml").read_text()) for name in ("production", "defaults")]
    values = Values(environment, *tables)
    for path in sorted(root.glob("*.in")):
        try:
            made = load(path, values)
        except (KeyError, ValueError, RecursionError) as error:
            print(f"!! {path.name}: {type(error).__name__}: {error}")
            continue
        target = path.with_suffix("")
        target.write_text(made)
        print(f"== {target.name}", made, sep="\n", end="")
    print(json.loads((root / "app.json").read_text()))
    print("never used:", sorted(set(values.layers) - values.used))
    template = ConfigTemplate((root / "app.conf.in").read_text())
    print(template.get_identifiers(), template.is_valid(), ConfigTemplate(FILES["broken.in"]).is_valid())
    print(ConfigTemplate("%a %{b.c} %% %").safe_substitute(a=1))

#> == app.conf
#> # 100% of My App
#> [main]
#> id = my_app
#> debug = false
#> limit=40
#> listen 80;
#> names {
#>   a.example
#>   b.example
#> }
#> == app.json
#> {"url": "sqlite:///x", "pool": 5, "user": "o\"neil"}
#> !! broken.in: ValueError: Invalid placeholder in string: line 2, col 7
#> !! filter.in: KeyError: 'shout'
#> !! loop.in: RecursionError: loop.in -> loop.in
#> !! missing.in: KeyError: 'server.missing'
#> !! number.in: ValueError: invalid literal for int() with base 10: 'My App'
#> {'url': 'sqlite:///x', 'pool': 5, 'user': 'o"neil'}
#> never used: ['database.pool.unused']
#> ['name', 'name|slug', 'debug', 'server.workers|int', 'include'] True False
#> 1 %{b.c} % %
