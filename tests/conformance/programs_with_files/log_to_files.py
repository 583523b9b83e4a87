# option: --policy standard --enable files
"""An order-processing job whose log goes to a rotating file, an error file and the console."""
import logging
import logging.handlers
import os
import shutil
import sys
import tempfile

log = logging.getLogger("shop.orders")


class OnlyBelow(logging.Filter):
    def __init__(self, level):
        super().__init__()
        self.level = level

    def filter(self, record):
        return record.levelno < self.level


def configure(folder):
    root = logging.getLogger()
    root.setLevel(logging.DEBUG)
    everything = logging.handlers.RotatingFileHandler(os.path.join(folder, "job.log"), maxBytes=600, backupCount=2)
    everything.setFormatter(logging.Formatter("%(levelname)-8s %(name)s: %(message)s"))
    errors = logging.FileHandler(os.path.join(folder, "errors.log"), mode="w", delay=True)
    errors.setLevel(logging.ERROR)
    errors.setFormatter(logging.Formatter("[{levelname}] {funcName}: {message}", style="{"))
    console = logging.StreamHandler(sys.stdout)
    console.setLevel(logging.INFO)
    console.addFilter(OnlyBelow(logging.ERROR))
    console.setFormatter(logging.Formatter("> %(message)s"))
    for handler in (everything, errors, console):
        root.addHandler(handler)
    return everything, errors, console


class Order:
    def __init__(self, number, items, paid=True):
        self.number, self.items, self.paid = number, items, paid

    @property
    def total(self):
        return sum(price * count for price, count in self.items)


def process(order, stock):
    log.debug("order %d has %d items", order.number, len(order.items))
    if not order.paid:
        log.warning("order %d is not paid: %s", order.number, f"{order.total:.2f}")
        return False
    try:
        for price, count in order.items:
            if count > stock[price]:
                raise ValueError(f"only {stock[price]} left at {price}")
            stock[price] -= count
    except KeyError as error:
        log.error("order %d: unknown price %s", order.number, error)
        return False
    except ValueError:
        log.exception("order %d failed", order.number)
        return False
    log.info("order %d done, total %.2f", order.number, order.total)
    return True


def main():
    folder = tempfile.mkdtemp(prefix="orders")
    try:
        handlers = configure(folder)
        stock = {2.5: 10, 4.0: 3, 10.0: 100}
        done = 0
        for number in range(1, 16):
            items = [(2.5, 1)] + [(10.0, number)] * (number % 3) + [(4.0, 2)] * (number % 5 == 0)
            items += [(99.0, 1)] if number == 8 else []
            done += process(Order(number, items, paid=number % 6 != 0), stock)
        log.critical("%d of 15 orders done", done)
        for handler in handlers:
            handler.close()
            logging.getLogger().removeHandler(handler)

        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name)) as file:
                lines = file.readlines()
            print(f"{name}: {len(lines)} lines, {sum(map(len, lines))} characters")
        with open(os.path.join(folder, "errors.log")) as file:
            for line in file:
                if not line.startswith("  "):
                    print("   ", line.rstrip())
        with open(os.path.join(folder, "job.log")) as file:
            print(file.read().splitlines()[-1])
    finally:
        shutil.rmtree(folder)
    print(os.path.exists(folder))

    memory = logging.handlers.MemoryHandler(3, flushLevel=logging.CRITICAL, target=logging.StreamHandler(sys.stdout))
    log.addHandler(memory)
    log.propagate = False
    for text in ("one", "two", "three", "four"):
        log.info(text)
        print("waiting:", len(memory.buffer))
    memory.close()
    logging.basicConfig(filename=os.devnull, filemode="a", level=logging.INFO, force=True)
    print(logging.getLogger().handlers, log.getEffectiveLevel(), log.isEnabledFor(logging.DEBUG))


main()

#> > order 1 done, total 12.50
#> > order 2 done, total 42.50
#> > order 3 done, total 2.50
#> > order 4 done, total 42.50
#> > order 5 done, total 110.50
#> > order 6 is not paid: 2.50
#> > order 7 done, total 72.50
#> > order 9 done, total 2.50
#> > order 11 done, total 222.50
#> > order 12 is not paid: 2.50
#> errors.log: 22 lines, 906 characters
#> job.log: 12 lines, 507 characters
#> job.log.1: 9 lines, 389 characters
#> job.log.2: 13 lines, 576 characters
#>     [ERROR] process: order 8: unknown price 99.0
#>     [ERROR] process: order 10 failed
#>     Traceback (most recent call last):
#>     ValueError: only 1 left at 4.0
#>     [ERROR] process: order 13 failed
#>     Traceback (most recent call last):
#>     ValueError: only 0 left at 2.5
#>     [ERROR] process: order 14 failed
#>     Traceback (most recent call last):
#>     ValueError: only 0 left at 2.5
#>     [ERROR] process: order 15 failed
#>     Traceback (most recent call last):
#>     ValueError: only 0 left at 2.5
#>     [CRITICAL] main: 8 of 15 orders done
#> CRITICAL shop.orders: 8 of 15 orders done
#> False
#> waiting: 1
#> waiting: 2
#> one
#> two
#> three
#> waiting: 0
#> waiting: 1
#> four
#> [<FileHandler /dev/null (NOTSET)>] 20 False
