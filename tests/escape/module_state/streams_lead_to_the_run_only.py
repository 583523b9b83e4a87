# The bytes below the streams are the run's own output: no descriptor of the host, and no way to open one.
# option: --allow-import=sys --allow-import=io
# expect-strict: contained
# expect-standard: contained
import io
import sys

escaped = []
for stream in (sys.stdout, sys.stderr):
    raw = stream.buffer.raw
    for make in (lambda: open(stream.fileno(), "wb"), lambda: io.FileIO(stream.fileno(), "w"),
                 lambda: io.FileIO(raw.fileno(), "r+"), lambda: type(raw)(7).fileno(), lambda: type(raw)("/etc/passwd")):
        try:
            escaped.append(make())
        except Exception:
            pass
print("ESCAPED" if escaped else "contained")
