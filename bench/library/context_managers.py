# contextlib: generators as context managers, suppress, closing, ExitStack, nullcontext.
# tags: contextlib
import contextlib


@contextlib.contextmanager
def counted(log):
    log.append(1)
    try:
        yield len(log)
    finally:
        log.pop()


class Door:
    closed = 0

    def close(self):
        Door.closed += 1


def main():
    log = []
    total = 0
    for i in range(30000):
        with counted(log) as depth:
            total += depth
    for i in range(10000):
        with contextlib.suppress(KeyError):
            if i % 2:
                raise KeyError(i)
            total += 1
        with contextlib.closing(Door()):
            total += 1
        with contextlib.nullcontext(i) as value:
            total += value
    for i in range(5000):
        with contextlib.ExitStack() as stack:
            for _ in range(3):
                total += stack.enter_context(counted(log))
            stack.callback(log.count, 1)
    for i in range(5000):
        try:
            with counted(log):
                raise ValueError(i)
        except ValueError:
            total += 1

    @counted(log)
    def call(n):
        return n

    for i in range(10000):
        total += call(i)
    print(total, Door.closed, log)


main()
