# Fields within format specifications of logging are names, too, and a format that replaces a checked one is checked.
# option: --allow-import=logging
# expect-strict: contained
# expect-standard: contained
import logging


class Lying(str):
    def format_map(self, values):
        return "mine"


record = logging.makeLogRecord({"msg": "m", "width": 3, "f": len})
out = []
for text in ("{msg:{f.__self__}}", "{msg:{f[0]}}", "{msg:{msg:{f.__class__}}}", "{f.__call__}", "{msg!r:{f.__name__}}"):
    formatter = logging.Formatter("{msg:{width}}", style="{")
    if formatter.format(record) != "m  ":
        out.append("width")
    formatter._style._fmt = text
    for made in (formatter, logging.Formatter(text, style="{", validate=False)):
        try:
            out.append(made.format(record))
        except ValueError:
            pass
print("contained" if not out and logging.Formatter(Lying("{msg}"), style="{").format(record) == "mine" else out)
