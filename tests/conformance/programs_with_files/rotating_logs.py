# option: --policy standard --enable files
# Writes to a log that is rotated and packed when it is full.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import gzip
import io
from pathlib import Path


class RotatingLog(io.TextIOBase):
    def __init__(self, path, limit, keep):
        self.path, self.limit, self.keep = Path(path), limit, keep
        self.stream = self.path.open("a")

    def write(self, text):
        if self.stream.tell() + len(text) > self.limit:
            self.rotate()
        return self.stream.write(text)

    def rotate(self):
        self.stream.close()
        for number in range(self.keep - 1, 0, -1):
            old = self.path.with_suffix(f".{number}.gz")
            if old.exists():
                old.replace(self.path.with_suffix(f".{number + 1}.gz"))
        with self.path.open("rb") as plain, gzip.open(self.path.with_suffix(".1.gz"), "wb") as packed:
            packed.writelines(plain)
        self.path.unlink()
        self.stream = self.path.open("a")

    def close(self):
        self.stream.close()
        super().close()


with RotatingLog("app.log", 500, 3) as log:
    for number in range(100):
        print(f"event {number:03d} happened", file=log)
for path in sorted(Path(".").iterdir()):
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt") as file:
        lines = file.read().splitlines()
    print(path, len(lines), lines[0], lines[-1])

os.chdir(START)

#> app.1.gz 26 event 052 happened event 077 happened
#> app.2.gz 26 event 026 happened event 051 happened
#> app.3.gz 26 event 000 happened event 025 happened
#> app.log 22 event 078 happened event 099 happened
