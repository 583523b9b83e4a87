# What one thread handles is not the context, the current or the raised-again exception of another.
# option: --allow-import threading,sys
# expect-strict: contained
# expect-standard: contained
import sys
import threading

event = threading.Event()
log = []


class Secret(Exception):
    def __init__(self, *arguments):
        event.wait(0.0005)
        super().__init__(*arguments)


def generator():
    try:
        raise IndexError
    except IndexError:
        event.wait(0.001)
        yield type(sys.exception())
        event.wait(0.001)
        yield type(sys.exception())


def work(number):
    log.append(sys.exception())
    try:
        raise KeyError(number)
    except KeyError as error:
        log.append(error.__context__)
        event.wait(0.001)
        log.append(None if sys.exception() is error else "other")
    log.append(None if list(generator()) == [IndexError, IndexError] else "generator")
    try:
        raise
    except RuntimeError as error:
        log.append(error.__context__)


try:
    raise Secret("secret")
except Secret as secret:
    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    log.append(None if sys.exception() is secret else "lost")
print("contained" if log == [None] * 21 else f"ESCAPED {log}")
