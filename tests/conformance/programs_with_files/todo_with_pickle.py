# option: --policy standard --enable files
# A list of things to do that is kept in a pickle and exported as JSON.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import dataclasses
import datetime
import enum
import json
import pickle
from pathlib import Path


class State(enum.Enum):
    OPEN = "open"
    DONE = "done"


@dataclasses.dataclass
class Task:
    title: str
    due: datetime.date
    state: State = State.OPEN
    tags: set = dataclasses.field(default_factory=set)


class Store:
    def __init__(self, path):
        self.path = Path(path)
        self.tasks = pickle.loads(self.path.read_bytes()) if self.path.exists() else []

    def save(self):
        with self.path.open("wb") as file:
            pickle.dump(self.tasks, file)


store = Store("tasks.pickle")
store.tasks += [Task("write", datetime.date(2024, 5, 1), tags={"home"}), Task("read", datetime.date(2024, 4, 1))]
store.save()
again = Store("tasks.pickle")
again.tasks[0].state = State.DONE
again.save()
third = Store("tasks.pickle")
print(third.tasks)
print(third.tasks[0].state is State.DONE, third.tasks == again.tasks)
print(json.dumps([dataclasses.asdict(task) for task in third.tasks], default=lambda value: sorted(value) if isinstance(value, set) else str(value)))

os.chdir(START)

#> [Task(title='write', due=datetime.date(2024, 5, 1), state=<State.DONE: 'done'>, tags={'home'}), Task(title='read', due=datetime.date(2024, 4, 1), state=<State.OPEN: 'open'>, tags=set())]
#> True True
#> [{"title": "write", "due": "2024-05-01", "state": "State.DONE", "tags": ["home"]}, {"title": "read", "due": "2024-04-01", "state": "State.OPEN", "tags": []}]
