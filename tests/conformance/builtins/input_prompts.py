# option: --policy standard
# input() writes its prompt to a stream that cannot be flushed.
import io
import sys


class Unflushed:
    def __init__(self):
        self.written = []

    def write(self, text):
        self.written.append(text)


class Failing(Unflushed):
    def flush(self):
        raise OSError("not flushed")


old = sys.stdin, sys.stdout
for kind in Unflushed, Failing:
    sys.stdin, sys.stdout = io.StringIO("line\n"), kind()
    try:
        answer = input("prompt")
    finally:
        written = sys.stdout.written
        sys.stdin, sys.stdout = old
    print(answer, written)

#> line ['prompt']
#> line ['prompt']
