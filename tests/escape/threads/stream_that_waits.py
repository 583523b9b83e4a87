# print() and the hooks for errors call functions of the program that wait, in several threads at once.
# option: --allow-import threading,sys
# expect-strict: contained
# expect-standard: contained
import sys
import threading

event = threading.Event()
pieces = []
hooked = []


class Stream:
    def write(self, text):
        event.wait(0.0005)
        pieces.append(text)

    def flush(self):
        event.wait(0.0005)


class Dies:
    def __del__(self):
        event.wait(0.0005)
        raise KeyError


def hook(arguments):
    event.wait(0.0005)
    hooked.append(arguments.exc_type)


def work():
    for number in range(3):
        print(number, "text", flush=True)
    Dies()
    raise ValueError


before = sys.stdout, sys.stderr
sys.stdout = sys.stderr = Stream()
threading.excepthook = hook
threads = [threading.Thread(target=work) for _ in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
sys.stdout, sys.stderr = before
print("contained" if pieces.count("text") == 9 and hooked == [ValueError] * 3 else f"ESCAPED {pieces} {hooked}")
