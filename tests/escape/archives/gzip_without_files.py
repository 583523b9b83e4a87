# Without the feature files gzip opens no path.
# option: --allow-import gzip,io,configparser,linecache,mimetypes
# expect-strict: contained
# expect-standard: contained
import configparser
import gzip
import io
import linecache
import mimetypes

opened = []
for attempt in (lambda: gzip.open("/tmp/x", "wb"), lambda: gzip.GzipFile("/tmp/x", "wb"),
                lambda: configparser.ConfigParser().read_file(gzip.open("/tmp/x")),
                lambda: io.FileIO("/tmp/x", "w")):
    try:
        attempt()
        opened.append(attempt)
    except (OSError, ImportError, NameError, AttributeError):
        pass
found = linecache.getlines("/etc/passwd") or configparser.ConfigParser().read("/etc/passwd")
print("contained" if not opened and not found else f"ESCAPED {opened} {found}")
