# option: --policy standard --enable files
"""Notes in a folder of text files: new, list, show, tag, search, rename and stats as subcommands."""
import argparse
import contextlib
import io
import os
import re
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Note:
    title: str
    body: str = ""
    tags: set = field(default_factory=set)

    @classmethod
    def load(cls, path):
        head, _, body = path.read_text(encoding="utf-8").partition("\n\n")
        values = dict(line.split(": ", 1) for line in head.splitlines())
        return cls(values["title"], body, set(filter(None, values.get("tags", "").split(","))))

    def save(self, path):
        path.write_text(f"title: {self.title}\ntags: {','.join(sorted(self.tags))}\n\n{self.body}", encoding="utf-8")


def file_name(title):
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") + ".txt"


def command_new(args, folder):
    path = folder / file_name(args.title)
    if path.exists() and not args.force:
        raise SystemExit(f"notes: {path.name} exists")
    Note(args.title, args.text + "\n", set(args.tag)).save(path)
    print("wrote", path.name)


def command_list(args, folder):
    for path in sorted(folder.glob("*.txt"), key=(lambda p: -p.stat().st_size) if args.by_size else None):
        note = Note.load(path)
        if not args.tag or args.tag in note.tags:
            print(f"{path.stem:<16} {note.title} {' '.join('#' + tag for tag in sorted(note.tags))}".rstrip())


def command_show(args, folder):
    note = Note.load(folder / f"{args.name}.txt")
    print(note.title, "=" * len(note.title), note.body, sep="\n", end="")


def command_tag(args, folder):
    for name in args.names:
        path = folder / f"{name}.txt"
        note = Note.load(path)
        note.tags = (note.tags | set(args.add)) - set(args.remove)
        note.save(path)
        print(name, sorted(note.tags))


def command_search(args, folder):
    flags = 0 if args.case else re.IGNORECASE
    found = False
    for path in sorted(folder.glob("*.txt")):
        for number, line in enumerate(Note.load(path).body.splitlines(), 1):
            if re.search(args.pattern, line, flags):
                found = True
                print(f"{path.stem}:{number}: {re.sub(args.pattern, lambda m: f'[{m[0]}]', line, flags=flags)}")
    return 0 if found else 1


def command_rename(args, folder):
    source, target = folder / f"{args.old}.txt", folder / file_name(args.new)
    note = Note.load(source)
    note.title = args.new
    note.save(source)
    source.rename(target)
    print(source.name, "->", target.name)


def command_stats(args, folder):
    notes = [Note.load(path) for path in folder.glob("*.txt")]
    words = Counter(re.findall(r"\w{4,}", " ".join(note.body.lower() for note in notes)))
    print(len(notes), "notes;", sorted(Counter(tag for note in notes for tag in note.tags).items()))
    print("words:", sorted(words.items(), key=lambda item: (-item[1], item[0]))[:args.top])


def parser():
    made = argparse.ArgumentParser("notes", description="Keep notes.", epilog="That is all.")
    made.add_argument("-C", "--folder", type=Path, default=Path("notes"))
    commands = made.add_subparsers(title="commands", dest="command", required=True, metavar="COMMAND")
    new = commands.add_parser("new", aliases=["n"], help="write a note")
    new.add_argument("title")
    new.add_argument("text", nargs="?", default="")
    new.add_argument("-t", "--tag", action="append", default=[])
    new.add_argument("--force", action=argparse.BooleanOptionalAction)
    new.set_defaults(run=command_new)
    listing = commands.add_parser("list", help="list notes")
    listing.add_argument("--by-size", action="store_true")
    listing.add_argument("tag", nargs="?")
    listing.set_defaults(run=command_list)
    show = commands.add_parser("show", help="print a note")
    show.add_argument("name")
    show.set_defaults(run=command_show)
    tag = commands.add_parser("tag", help="change tags")
    tag.add_argument("names", nargs="+")
    tag.add_argument("--add", nargs="*", default=[])
    tag.add_argument("--remove", nargs="*", default=[])
    tag.set_defaults(run=command_tag)
    search = commands.add_parser("search", help="find lines")
    search.add_argument("pattern")
    search.add_argument("-c", "--case", action="store_true")
    search.set_defaults(run=command_search)
    rename = commands.add_parser("rename", help="give a new title")
    rename.add_argument("old")
    rename.add_argument("new")
    rename.set_defaults(run=command_rename)
    stats = commands.add_parser("stats", help="count")
    stats.add_argument("--top", type=int, default=3, choices=range(1, 6))
    stats.set_defaults(run=command_stats)
    return made


home = os.getcwd()
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    os.mkdir("notes")
    for line in (["new", "Shopping list", "milk\nbread and Milk", "-t", "home", "-t", "food"],
                 ["n", "Ideas!", "a better bread knife"],
                 ["new", "Shopping list"], ["new", "shopping LIST", "milk, bread, bread", "--force"], ["list"],
                 ["list", "--by-size"], ["tag", "ideas", "shopping-list", "--add", "later", "now", "--remove", "now"],
                 ["list", "later"], ["search", "b(r|e)"], ["search", "-c", "Milk"], ["show", "ideas"],
                 ["rename", "ideas", "Good ideas"], ["show", "ideas"], ["stats", "--top", "2"], ["stats", "--top", "9"],
                 ["--help"], ["new", "--help"]):
        print("$ notes", *map(repr, line))
        try:
            with contextlib.redirect_stderr(sys.stdout):
                args = parser().parse_args(line)
                if status := args.run(args, args.folder):
                    print("status", status)
        except SystemExit as end:
            print("exit:", end.code)
        except OSError as error:
            print(type(error).__name__, error.filename)
    os.chdir(home)

#> $ notes 'new' 'Shopping list' 'milk\nbread and Milk' '-t' 'home' '-t' 'food'
#> wrote shopping-list.txt
#> $ notes 'n' 'Ideas!' 'a better bread knife'
#> wrote ideas.txt
#> $ notes 'new' 'Shopping list'
#> exit: notes: shopping-list.txt exists
#> $ notes 'new' 'shopping LIST' 'milk, bread, bread' '--force'
#> wrote shopping-list.txt
#> $ notes 'list'
#> ideas            Ideas!
#> shopping-list    shopping LIST
#> $ notes 'list' '--by-size'
#> shopping-list    shopping LIST
#> ideas            Ideas!
#> $ notes 'tag' 'ideas' 'shopping-list' '--add' 'later' 'now' '--remove' 'now'
#> ideas ['later']
#> shopping-list ['later']
#> $ notes 'list' 'later'
#> ideas            Ideas! #later
#> shopping-list    shopping LIST #later
#> $ notes 'search' 'b(r|e)'
#> ideas:1: a [be]tter [br]ead knife
#> shopping-list:1: milk, [br]ead, [br]ead
#> $ notes 'search' '-c' 'Milk'
#> status 1
#> $ notes 'show' 'ideas'
#> Ideas!
#> ======
#> a better bread knife
#> $ notes 'rename' 'ideas' 'Good ideas'
#> ideas.txt -> good-ideas.txt
#> $ notes 'show' 'ideas'
#> FileNotFoundError notes/ideas.txt
#> $ notes 'stats' '--top' '2'
#> 2 notes; [('later', 2)]
#> words: [('bread', 3), ('better', 1)]
#> $ notes 'stats' '--top' '9'
#> usage: notes stats [-h] [--top {1,2,3,4,5}]
#> notes stats: error: argument --top: invalid choice: '9' (choose from 1, 2, 3, 4, 5)
#> exit: 2
#> $ notes '--help'
#> usage: notes [-h] [-C FOLDER] COMMAND ...
#>
#> Keep notes.
#>
#> options:
#>   -h, --help           show this help message and exit
#>   -C, --folder FOLDER
#>
#> commands:
#>   COMMAND
#>     new (n)            write a note
#>     list               list notes
#>     show               print a note
#>     tag                change tags
#>     search             find lines
#>     rename             give a new title
#>     stats              count
#>
#> That is all.
#> exit: 0
#> $ notes 'new' '--help'
#> usage: notes new [-h] [-t TAG] [--force | --no-force] title [text]
#>
#> positional arguments:
#>   title
#>   text
#>
#> options:
#>   -h, --help           show this help message and exit
#>   -t, --tag TAG
#>   --force, --no-force
#> exit: 0
