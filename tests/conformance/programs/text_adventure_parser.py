# programs: text adventure parser.
# option: --policy standard
import shlex
from collections import ChainMap
WORLD = {"hall": {"exits": {"north": "garden"}, "items": ["lamp"]},
         "garden": {"exits": {"south": "hall"}, "items": ["red key"]}}
ALIASES = ChainMap({"n": "go north", "s": "go south", "i": "inventory"}, {"l": "look"})
class Game:
    def __init__(self):
        self.place, self.bag = "hall", []
    def command(self, line):
        try:
            words = shlex.split(ALIASES.get(line, line))
        except ValueError as error:
            return f"I do not understand: {error}"
        match words:
            case []: return "Say something."
            case ["go", direction] if direction in WORLD[self.place]["exits"]:
                self.place = WORLD[self.place]["exits"][direction]
                return f"You are in the {self.place}."
            case ["go", direction]: return f"No way {direction}."
            case ["take" | "get", *words]:
                item = " ".join(words)
                if item not in WORLD[self.place]["items"]: return f"No {item or 'such thing'} here."
                WORLD[self.place]["items"].remove(item)
                self.bag.append(item)
                return f"Taken: {item}."
            case ["put", item, "in", where]: return f"The {item} does not fit into the {where}."
            case ["inventory"]: return ", ".join(self.bag) or "nothing"
            case ["look"]: return f"{self.place}: {WORLD[self.place]}"
            case [verb, *_]: return f"I cannot {verb}."
game = Game()
for line in ("", "look", "take lamp", "take lamp", "n", "get 'red key'", "take", "i", "go up", "s",
             "put lamp in bag", "dance now", 'say "hello', "l"):
    print(">", line)
    print(game.command(line))

#> > 
#> Say something.
#> > look
#> hall: {'exits': {'north': 'garden'}, 'items': ['lamp']}
#> > take lamp
#> Taken: lamp.
#> > take lamp
#> No lamp here.
#> > n
#> You are in the garden.
#> > get 'red key'
#> Taken: red key.
#> > take
#> No such thing here.
#> > i
#> lamp, red key
#> > go up
#> No way up.
#> > s
#> You are in the hall.
#> > put lamp in bag
#> The lamp does not fit into the bag.
#> > dance now
#> I cannot dance.
#> > say "hello
#> I do not understand: No closing quotation
#> > l
#> hall: {'exits': {'north': 'garden'}, 'items': []}
