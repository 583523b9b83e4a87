# option: --policy standard --enable files
"""A text adventure on cmd.Cmd that saves games, with a scripted player."""
import cmd
import io
import json
import os
import pickle
import shlex
import sys
import tempfile
from dataclasses import dataclass, field
from enum import Flag, auto

WORLD = json.loads("""
{
  "hall":   {"text": "A dusty hall.", "exits": {"north": "study", "east": "kitchen"}, "items": ["lamp"]},
  "study":  {"text": "Books to the ceiling.", "exits": {"south": "hall"}, "items": ["note", "key"]},
  "kitchen": {"text": "It smells of onions.", "exits": {"west": "hall", "down": "cellar"}, "items": ["knife"]},
  "cellar": {"text": "A cellar with an iron door.", "exits": {"up": "kitchen", "north": "garden"}, "items": []},
  "garden": {"text": "Fresh air! You are free.", "exits": {}, "items": []}
}
""")


class State(Flag):
    NONE = 0
    LIT = auto()
    OPEN = auto()


@dataclass
class Game:
    place: str = "hall"
    bag: set = field(default_factory=set)
    rooms: dict = field(default_factory=lambda: {name: list(room["items"]) for name, room in WORLD.items()})
    state: State = State.NONE
    moves: int = 0


class Adventure(cmd.Cmd):
    intro = "You wake up in an old house. Type help for a list of commands."
    doc_header = "You can:"

    @property
    def prompt(self):
        return f"[{self.game.moves}] "

    def __init__(self, stdin, stdout, folder):
        super().__init__(stdin=stdin, stdout=stdout)
        self.use_rawinput = False
        self.folder = folder
        self.game = Game()

    def say(self, *words):
        print(*words, file=self.stdout)

    def preloop(self):
        self.do_look("")

    def precmd(self, line):
        self.say("|", line)
        return line.lower()

    def do_look(self, arg):
        """look: describe the room"""
        if self.game.place == "cellar" and State.LIT not in self.game.state:
            self.say("It is pitch dark.")
            return
        room = WORLD[self.game.place]
        items = self.game.rooms[self.game.place]
        self.say(room["text"], f"You see: {', '.join(sorted(items))}." if items else "",
                 "Exits: " + ", ".join(room["exits"]) if room["exits"] else "")

    def do_go(self, arg):
        """go DIRECTION: walk"""
        target = WORLD[self.game.place]["exits"].get(arg)
        if target is None:
            self.say(f"You cannot go {arg or 'nowhere'}.")
        elif target == "garden" and not self.game.state & State.OPEN:
            self.say("The door is locked.")
        else:
            self.game.place = target
            self.game.moves += 1
            self.do_look("")
            return target == "garden"

    def complete_go(self, text, line, begin, end):
        return [name for name in WORLD[self.game.place]["exits"] if name.startswith(text)]

    def do_take(self, arg):
        """take ITEM...: put items into your bag"""
        items = self.game.rooms[self.game.place]
        for name in shlex.split(arg):
            if name not in items:
                self.say(f"There is no {name} here.")
                continue
            items.remove(name)
            self.game.bag.add(name)
            self.say("Taken:", name)

    def do_use(self, arg):
        """use ITEM"""
        match arg.split(), self.game.place:
            case ["lamp"], _ if "lamp" in self.game.bag:
                self.game.state ^= State.LIT
                self.say("The lamp is", "on." if self.game.state & State.LIT else "off.")
            case ["key"], "cellar" if "key" in self.game.bag:
                self.game.state |= State.OPEN
                self.say("Click.")
            case [("lamp" | "key") as item], _:
                self.say(f"You cannot use the {item} now.")
            case [], _:
                self.say("Use what?")
            case [item, *_], _:
                self.say(f"Nothing happens with the {item}.")

    def do_save(self, arg):
        """save NAME"""
        with open(os.path.join(self.folder, f"{arg or 'game'}.sav"), "wb") as file:
            pickle.dump(self.game, file, protocol=2)
        self.say("Saved.")

    def do_load(self, arg):
        """load NAME"""
        try:
            with open(os.path.join(self.folder, f"{arg or 'game'}.sav"), "rb") as file:
                self.game = pickle.load(file)
        except FileNotFoundError as error:
            self.say(error.strerror + ":", os.path.basename(error.filename))
        else:
            self.do_look("")

    def do_inventory(self, arg):
        self.say("You carry", ", ".join(sorted(self.game.bag)) or "nothing", "-", self.game.state)

    do_i = do_inventory

    def do_quit(self, arg):
        return True

    do_EOF = do_quit

    def default(self, line):
        self.say("I do not understand", repr(line.split()[0]))

    def emptyline(self):
        pass


SCRIPT = """help
help go
look
take lamp sword

go north
take "key" note
i
save first
go up
dance wildly
go south
go east
go down
use key
use lamp
look
save
go north
"""

with tempfile.TemporaryDirectory() as folder:
    game = Adventure(io.StringIO(SCRIPT), sys.stdout, folder)
    game.cmdloop()
    print("\nmoves:", game.game.moves, sorted(os.listdir(folder)))
    game.onecmd("load first")
    game.onecmd("load second")
    game.onecmd("i")
    print(game.complete_go("s", "go s", 3, 4), game.completenames("lo"))

#> A dusty hall. You see: lamp. Exits: north, east
#> You wake up in an old house. Type help for a list of commands.
#> [0] | help
#>
#> You can:
#> ========
#> go  help  load  look  save  take  use
#>
#> Undocumented commands:
#> ======================
#> EOF  i  inventory  quit
#>
#> [0] | help go
#> go DIRECTION: walk
#> [0] | look
#> A dusty hall. You see: lamp. Exits: north, east
#> [0] | take lamp sword
#> Taken: lamp
#> There is no sword here.
#> [0] | 
#> [0] | go north
#> Books to the ceiling. You see: key, note. Exits: south
#> [1] | take "key" note
#> Taken: key
#> Taken: note
#> [1] | i
#> You carry key, lamp, note - State.NONE
#> [1] | save first
#> Saved.
#> [1] | go up
#> You cannot go up.
#> [1] | dance wildly
#> I do not understand 'dance'
#> [1] | go south
#> A dusty hall.  Exits: north, east
#> [2] | go east
#> It smells of onions. You see: knife. Exits: west, down
#> [3] | go down
#> It is pitch dark.
#> [4] | use key
#> Click.
#> [4] | use lamp
#> The lamp is on.
#> [4] | look
#> A cellar with an iron door.  Exits: up, north
#> [4] | save
#> Saved.
#> [4] | go north
#> Fresh air! You are free.  
#>
#> moves: 5 ['first.sav', 'game.sav']
#> Books to the ceiling.  Exits: south
#> No such file or directory: second.sav
#> You carry key, lamp, note - State.NONE
#> ['south'] ['load', 'look']
