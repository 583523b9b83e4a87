# option: --policy standard --enable files
"""Rename many files by rules: numbering, dates, case, patterns; dry run, conflicts, cycles and undo."""
import argparse
import json
import os
import re
import tempfile
import unicodedata
from datetime import datetime
from pathlib import Path


def ascii_name(name):
    text = unicodedata.normalize("NFKD", name)
    return "".join(char for char in text if not unicodedata.combining(char))


def date_first(name):
    """'IMG_20240229_1.jpg' -> '2024-02-29 IMG 1.jpg', if the date exists."""
    def replace(match):
        try:
            day = datetime.strptime(match[2], "%Y%m%d").date()
        except ValueError:
            return match[0]
        return f"{day} {match[1]} {match[3]}"
    return re.sub(r"^([A-Z]+)_(\d{8})_(\d+)", replace, name)


class Numbering:
    def __init__(self, pattern):
        self.pattern, self.count = pattern, 0

    def __call__(self, name):
        self.count += 1
        stem, dot, suffix = name.rpartition(".")
        return self.pattern.format(n=self.count, stem=stem or suffix, suffix=dot + suffix if stem else "")


def substitution(text):
    separator = text[0]
    pattern, replacement, flags = text[1:].split(separator)
    compiled = re.compile(pattern, re.I if "i" in flags else 0)
    return lambda name: compiled.sub(replacement, name, count=0 if "g" in flags else 1)


RULES = {"lower": str.lower, "ascii": ascii_name, "date": date_first, "spaces": lambda name: re.sub(r"\s+", "_", name)}


def plan(folder, rules):
    moves = []
    for path in sorted(folder.iterdir(), key=lambda p: p.name):
        if path.is_file() and not path.name.startswith("."):
            name = path.name
            for rule in rules:
                name = rule(name)
            if name != path.name:
                moves.append((path.name, name))
    return moves


def conflicts(folder, moves):
    sources = {old for old, _ in moves}
    taken = {path.name for path in folder.iterdir()} - sources
    seen = {}
    for old, new in moves:
        if not new or "/" in new or new in (".", ".."):
            yield f"{old}: {new!r} is no name"
        elif new in taken:
            yield f"{old}: {new!r} exists"
        elif new in seen:
            yield f"{old}: {new!r} is the name for {seen[new]!r}, too"
        seen.setdefault(new, old)


def apply(folder, moves):
    """In two steps, so that names may change places."""
    for number, (old, _) in enumerate(moves):
        (folder / old).rename(folder / f".rename-{number}")
    for number, (_, new) in enumerate(moves):
        (folder / f".rename-{number}").rename(folder / new)


def main(argv, folder):
    parser = argparse.ArgumentParser(prog="rename")
    parser.add_argument("rules", nargs="*", choices=[[], *RULES], metavar="RULE")
    parser.add_argument("-s", "--sub", action="append", type=substitution, default=[], metavar="/A/B/FLAGS")
    parser.add_argument("-n", "--number", type=Numbering)
    parser.add_argument("--dry-run", action="store_true")
    parser.add_argument("--undo", action="store_true")
    args = parser.parse_args(argv)
    log = folder / ".undo.json"
    if args.undo:
        history = json.loads(log.read_text())
        moves = [(new, old) for old, new in history.pop()]
    else:
        history = json.loads(log.read_text()) if log.exists() else []
        moves = plan(folder, [RULES[name] for name in args.rules] + args.sub + [args.number] * bool(args.number))
    problems = list(conflicts(folder, moves))
    if problems:
        print(*problems, sep="\n")
        return 1
    for old, new in moves:
        print(f"  {old} -> {new}")
    if not args.dry_run:
        apply(folder, moves)
        log.write_text(json.dumps(history if args.undo else history + [moves]))
    return 0


NAMES = ["IMG_20240229_1.JPG", "IMG_20230229_2.jpg", "Émile  Zola.TXT", "a", "b", "Straße.md", "README",
         "photo (1).png",
         "photo (2).png", ".hidden"]
with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    for file_name in NAMES:
        (folder / file_name).write_text(file_name)
    (folder / "subfolder.TXT").mkdir()
    for argv in (["date", "--dry-run"], ["date"], ["lower", "ascii", "spaces"],
                 ["-s", r"/ ?\((\d)\)/-\1/", "-s", "/O/0/gi"],
                 ["-s", "/^[ab]$/same/"], ["-s", "/^.*$//"], ["-n", "{n:03}-{stem:.6}{suffix}"], ["--undo"], ["--undo"],
                 ["-s", "/^a$/c/", "-s", "/^b$/a/", "-s", "/^c$/b/"], ["-s", "/readme/a/"], ["-s", "|readme|../x|"]):
        print("$ rename", *argv)
        try:
            status = main(argv, folder)
            print("status", status) if status else None
        except ValueError as error:
            print("ValueError", error)
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.name != ".undo.json":
            print(path.name, "was", path.read_text())
    print(len(json.loads((folder / ".undo.json").read_text())))

#> $ rename date --dry-run
#>   IMG_20240229_1.JPG -> 2024-02-29 IMG 1.JPG
#> $ rename date
#>   IMG_20240229_1.JPG -> 2024-02-29 IMG 1.JPG
#> $ rename lower ascii spaces
#>   2024-02-29 IMG 1.JPG -> 2024-02-29_img_1.jpg
#>   IMG_20230229_2.jpg -> img_20230229_2.jpg
#>   README -> readme
#>   Straße.md -> straße.md
#>   photo (1).png -> photo_(1).png
#>   photo (2).png -> photo_(2).png
#>   Émile  Zola.TXT -> emile_zola.txt
#> $ rename -s / ?\((\d)\)/-\1/ -s /O/0/gi
#>   emile_zola.txt -> emile_z0la.txt
#>   photo_(1).png -> ph0t0_-1.png
#>   photo_(2).png -> ph0t0_-2.png
#> $ rename -s /^[ab]$/same/
#> b: 'same' is the name for 'a', too
#> status 1
#> $ rename -s /^.*$//
#> 2024-02-29_img_1.jpg: '' is no name
#> a: '' is no name
#> b: '' is no name
#> emile_z0la.txt: '' is no name
#> img_20230229_2.jpg: '' is no name
#> ph0t0_-1.png: '' is no name
#> ph0t0_-2.png: '' is no name
#> readme: '' is no name
#> straße.md: '' is no name
#> status 1
#> $ rename -n {n:03}-{stem:.6}{suffix}
#>   2024-02-29_img_1.jpg -> 001-2024-0.jpg
#>   a -> 002-a
#>   b -> 003-b
#>   emile_z0la.txt -> 004-emile_.txt
#>   img_20230229_2.jpg -> 005-img_20.jpg
#>   ph0t0_-1.png -> 006-ph0t0_.png
#>   ph0t0_-2.png -> 007-ph0t0_.png
#>   readme -> 008-readme
#>   straße.md -> 009-straße.md
#> $ rename --undo
#>   001-2024-0.jpg -> 2024-02-29_img_1.jpg
#>   002-a -> a
#>   003-b -> b
#>   004-emile_.txt -> emile_z0la.txt
#>   005-img_20.jpg -> img_20230229_2.jpg
#>   006-ph0t0_.png -> ph0t0_-1.png
#>   007-ph0t0_.png -> ph0t0_-2.png
#>   008-readme -> readme
#>   009-straße.md -> straße.md
#> $ rename --undo
#>   emile_z0la.txt -> emile_zola.txt
#>   ph0t0_-1.png -> photo_(1).png
#>   ph0t0_-2.png -> photo_(2).png
#> $ rename -s /^a$/c/ -s /^b$/a/ -s /^c$/b/
#>   a -> b
#>   b -> a
#> $ rename -s /readme/a/
#> readme: 'a' exists
#> status 1
#> $ rename -s |readme|../x|
#> readme: '../x' is no name
#> status 1
#> .hidden was .hidden
#> 2024-02-29_img_1.jpg was IMG_20240229_1.JPG
#> a was b
#> b was a
#> emile_zola.txt was Émile  Zola.TXT
#> img_20230229_2.jpg was IMG_20230229_2.jpg
#> photo_(1).png was photo (1).png
#> photo_(2).png was photo (2).png
#> readme was README
#> straße.md was Straße.md
#> 3
