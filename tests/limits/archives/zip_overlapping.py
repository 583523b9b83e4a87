# Members of a zip archive that overlap, so that few bytes expand many times, are refused or warned of; nested archives
# that expand beyond the memory of the run end it.
# option: --enable files --allow-import io,warnings --max-memory 64
# expect: memory_error
# output: BadZipFile Overlapped entries: 'a' (possible zip bomb)
# output: 201000000
# output: 200 Overlapped entries: 'b' (possible zip bomb)
import io
import warnings
import zipfile

inner = io.BytesIO()
with zipfile.ZipFile(inner, "w", zipfile.ZIP_DEFLATED) as archive:
    archive.writestr("b", bytes(1_000_000))
    hidden, length = archive.getinfo("b"), archive.start_dir
buffer = io.BytesIO()
with zipfile.ZipFile(buffer, "w") as archive:
    archive.writestr("a", inner.getvalue()[:length])
    hidden.header_offset = archive.start_dir - length
    archive.filelist.append(hidden)
    for number in range(200):
        info = zipfile.ZipInfo("b")
        info.CRC, info.compress_size, info.file_size = hidden.CRC, hidden.compress_size, hidden.file_size
        info.compress_type, info.header_offset = zipfile.ZIP_DEFLATED, hidden.header_offset
        archive.filelist.append(info)
with zipfile.ZipFile(buffer) as archive:
    try:
        archive.read("a")
    except zipfile.BadZipFile as error:
        print(type(error).__name__, error)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        print(sum(len(archive.read(info)) for info in archive.infolist()[1:]))
    print(len(caught), caught[0].message)
data = bytes(20_000_000)
for _ in range(3):
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("inner", data)
    data = inner.getvalue()
held = []
while True:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        with zipfile.ZipFile(io.BytesIO(archive.read("inner"))) as middle:
            with zipfile.ZipFile(io.BytesIO(middle.read("inner"))) as last:
                held.append(last.read("inner"))
