# programs: state machine.
# option: --policy standard
from enum import Enum, auto
class State(Enum):
    IDLE = auto()
    RUNNING = auto()
    PAUSED = auto()
    STOPPED = auto()
    @property
    def final(self): return self is State.STOPPED
class Machine:
    moves = {(State.IDLE, "start"): State.RUNNING, (State.RUNNING, "pause"): State.PAUSED, (State.PAUSED,
        "resume"): State.RUNNING, (State.RUNNING, "stop"): State.STOPPED, (State.PAUSED, "stop"): State.STOPPED}
    def __init__(self):
        self.state, self.listeners, self.past = State.IDLE, [], []
    def on(self, state):
        def register(f):
            self.listeners.append((state, f))
            return f
        return register
    def fire(self, event):
        try:
            target = self.moves[self.state, event]
        except KeyError:
            raise ValueError(f"{event!r} is not possible while {self.state.name.lower()}") from None
        self.past.append(self.state)
        self.state = target
        for state, f in self.listeners:
            if state is target: f(self)
        return self
m = Machine()
@m.on(State.RUNNING)
def running(machine): print("running after", machine.past[-1].name)
@m.on(State.STOPPED)
def stopped(machine): print("stopped:", [s.value for s in machine.past])
m.fire("start").fire("pause").fire("resume").fire("stop")
for event in ("start", "stop"):
    try:
        m.fire(event)
    except ValueError as error:
        print(error, error.__cause__, error.__suppress_context__)
print(m.state, m.state.final, State["IDLE"], State(2), list(State), State.IDLE == 1, {State.IDLE: "x"}[State.IDLE])

#> running after IDLE
#> running after PAUSED
#> stopped: [1, 2, 3, 2]
#> 'start' is not possible while stopped None True
#> 'stop' is not possible while stopped None True
#> State.STOPPED True State.IDLE State.RUNNING [<State.IDLE: 1>, <State.RUNNING: 2>, <State.PAUSED: 3>, <State.STOPPED: 4>] False x
