# Threads share generators that wait: while one thread runs a generator, no other one enters or closes it.
# option: --allow-import threading
# expect-strict: contained
# expect-standard: contained
import threading

event = threading.Event()
log = []


def numbers(depth):
    if depth:
        result = yield from numbers(depth - 1)
        event.wait(0.001)
        return result
    for number in range(4):
        event.wait(0.001)
        try:
            sent = yield number
        except KeyError:
            event.wait(0.001)
            sent = yield "thrown"
    return "returned"


def attempt(action):
    try:
        log.append(action())
    except (ValueError, StopIteration, KeyError) as error:
        log.append(type(error).__name__)


def work():
    own = numbers(3)
    attempt(lambda: next(own))
    attempt(lambda: own.throw(KeyError))
    attempt(own.close)
    for action in (lambda: next(shared), lambda: shared.send(1), lambda: shared.throw(KeyError), lambda: list(shared),
                   shared.close):
        attempt(action)


shared = numbers(20)
threads = [threading.Thread(target=work) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("contained" if len(log) == 32 and log.count("thrown") >= 4 else f"ESCAPED {log}")
