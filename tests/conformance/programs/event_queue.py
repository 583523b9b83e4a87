# programs: event queue.
# option: --policy standard
import heapq, itertools
class Simulation:
    def __init__(self):
        self.now, self.queue, self.order = 0.0, [], itertools.count()
        self.log = []
    def at(self, delay, action, *args):
        heapq.heappush(self.queue, (self.now + delay, next(self.order), action, args))
    def run(self, until=float("inf")):
        while self.queue and self.queue[0][0] <= until:
            self.now, _, action, args = heapq.heappop(self.queue)
            action(*args)
        return self.now
sim = Simulation()
def arrive(n):
    sim.log.append(f"{sim.now:5.2f} customer {n} arrives")
    sim.at(1.5 + n % 3, leave, n)
    if n < 5:
        sim.at(1, arrive, n + 1)
def leave(n):
    sim.log.append(f"{sim.now:5.2f} customer {n} leaves")
sim.at(0, arrive, 1)
sim.at(2, sim.log.append, " 2.00 a bell rings")
print(sim.run(until=3))
print(*sim.log, sep="\n")
print(sim.run(), len(sim.log), sim.log[-1], sim.queue)
def worker(name, delays):
    for delay in delays:
        yield delay
        print(f"{sim.now:6.2f} {name}")
def drive(process):
    try:
        sim.at(next(process), drive, process)
    except StopIteration:
        print(f"{sim.now:6.2f} one is done")
drive(worker("red", [1, 2, 3]))
drive(worker("blue", [0.5, 0.5, 4.5]))
sim.run()

#> 3.0
#>  0.00 customer 1 arrives
#>  1.00 customer 2 arrives
#>  2.00 a bell rings
#>  2.00 customer 3 arrives
#>  2.50 customer 1 leaves
#>  3.00 customer 4 arrives
#> 7.5 11  7.50 customer 5 leaves []
#>   8.00 blue
#>   8.50 red
#>   8.50 blue
#>  10.50 red
#>  13.00 blue
#>  13.00 one is done
#>  13.50 red
#>  13.50 one is done
