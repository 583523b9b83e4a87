# A small archive whose member expands beyond what the files of a run may hold.
# option: --enable files --allow-import io --max-file-bytes 5000000
# expect: error:OSError
import io
import zipfile

buffer = io.BytesIO()
with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
    archive.writestr("zeros", bytes(10_000_000))
with zipfile.ZipFile(buffer) as archive:
    archive.extractall("out")
