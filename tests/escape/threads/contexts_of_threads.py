# Context variables, decimal contexts and event loops belong to a thread, and a context is entered once at a time.
# option: --allow-import threading,contextvars,decimal,asyncio
# expect-strict: contained
# expect-standard: contained
import asyncio
import contextvars
import decimal
import threading

event = threading.Event()
variable = contextvars.ContextVar("variable", default="main")
shared = contextvars.copy_context()
log = []


def enter(number):
    variable.set(number)
    event.wait(0.002)
    assert variable.get() == number


def work(number):
    try:
        shared.run(enter, number)
    except RuntimeError:
        log.append("entered once")
    decimal.getcontext().prec = number
    for _ in range(2):
        event.wait(0.001)
        with decimal.localcontext() as context:
            context.prec = number + 20
            event.wait(0.001)
            log.append(len(str(decimal.Decimal(1) / 3)) == number + 22)
        log.append(len(str(decimal.Decimal(1) / 3)) == number + 2)
    log.append(variable.get() == "main")
    log.append(asyncio.run(loop(number)) == number)


async def loop(number):
    for _ in range(3):
        await asyncio.sleep(0.001)
        event.wait(0.001)
        assert asyncio.get_running_loop() is (loops.setdefault(number, asyncio.get_running_loop()))
    return number


loops = {}
threads = [threading.Thread(target=work, args=(number,)) for number in range(3, 7)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
is_contained = log.count("entered once") == 3 and log.count(True) == 24 and len(log) == 27 and len(set(map(id,
    loops.values()))) == 4
print("contained" if is_contained else f"ESCAPED {log}")
