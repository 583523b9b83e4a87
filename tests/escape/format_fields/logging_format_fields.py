# logging may read guarded names; the formats that programs pass to it may not.
# option: --allow-import logging,io
# expect-strict: contained
# expect-standard: contained
import io
import logging

out = []
for fmt in ("{msg.__class__.__mro__}", "{msg.__class__}", "{message.__init__.__globals__}", "{args[0].__globals__}",
            "{message:{msg.__class__}}", "{levelname.__class__.__subclasses__}"):
    for style in ("{", "$", "%"):
        try:
            stream = io.StringIO()
            formatter = logging.Formatter(fmt, style=style, validate=False)
            record = logging.makeLogRecord({"msg": "m", "args": (io.StringIO.write,)})
            record.args = ()
            out.append(formatter.format(record))
        except (ValueError, KeyError):
            out.append("")
print("contained" if not any("class" in text and "<" in text for text in out) else out)
