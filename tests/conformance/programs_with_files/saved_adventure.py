# option: --policy standard --enable files
# A text adventure that is played from a script and can be saved and restored.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import cmd
import io
import pickle
from pathlib import Path

ROOMS = {"hall": {"north": "garden", "items": ["lamp"]}, "garden": {"south": "hall", "east": "cellar", "items": []},
         "cellar": {"west": "garden", "items": ["gold"], "dark": True}}


class Game(cmd.Cmd):
    prompt = "> "
    use_rawinput = False

    def __init__(self, script):
        super().__init__(stdin=io.StringIO(script))
        self.state = {"room": "hall", "bag": [], "rooms": {name: dict(room) for name, room in ROOMS.items()}, "moves": 0}

    def say(self, text):
        print(text, file=self.stdout)

    def do_go(self, where):
        "go DIRECTION"
        room = self.state["rooms"][self.state["room"]]
        if where not in room:
            return self.say("No way.")
        self.state["room"] = room[where]
        self.state["moves"] += 1
        self.do_look("")

    def do_look(self, _):
        "look around"
        room = self.state["rooms"][self.state["room"]]
        if room.get("dark") and "lamp" not in self.state["bag"]:
            return self.say("It is dark.")
        self.say(f"You are in the {self.state['room']}. Here: {', '.join(room['items']) or 'nothing'}.")

    def do_take(self, item):
        "take ITEM"
        items = self.state["rooms"][self.state["room"]]["items"]
        if item in items:
            items.remove(item)
            self.state["bag"].append(item)
            self.say(f"Taken: {item}.")
        else:
            self.say("There is no such thing.")

    def do_save(self, name):
        "save NAME"
        Path(name + ".save").write_bytes(pickle.dumps(self.state))
        self.say("Saved.")

    def do_restore(self, name):
        "restore NAME"
        try:
            self.state = pickle.loads(Path(name + ".save").read_bytes())
        except FileNotFoundError as error:
            return self.say(f"{error.strerror}: {error.filename}")
        self.do_look("")

    def do_quit(self, _):
        "quit"
        return True


game = Game("look\ngo up\ngo north\ngo east\nsave a\ngo west\ngo south\ntake lamp\ngo north\ngo east\ntake gold\nrestore b\nrestore a\nhelp take\nsing\nquit\n")
game.cmdloop("Welcome.")
print(game.state["moves"], game.state["bag"])

os.chdir(START)

#> Welcome.
#> > You are in the hall. Here: lamp.
#> > No way.
#> > You are in the garden. Here: nothing.
#> > It is dark.
#> > Saved.
#> > You are in the garden. Here: nothing.
#> > You are in the hall. Here: lamp.
#> > Taken: lamp.
#> > You are in the garden. Here: nothing.
#> > You are in the cellar. Here: gold.
#> > Taken: gold.
#> > No such file or directory: b.save
#> > It is dark.
#> > take ITEM
#> > *** Unknown syntax: sing
#> > 2 []
