# option: --policy standard --enable files
"""Members of a zip archive that overlap: those of the same place are warned of, others are refused."""
import io
import warnings
import zipfile

buffer = io.BytesIO()
with zipfile.ZipFile(buffer, "w") as archive:
    archive.writestr("x", "1")
    again = zipfile.ZipInfo("x")
    again.CRC, again.compress_size, again.file_size, again.header_offset = archive.filelist[0].CRC, 1, 1, 0
    archive.filelist.append(again)
    other = zipfile.ZipInfo("y")
    other.CRC, other.compress_size, other.file_size, other.header_offset = again.CRC, 1, 1, 10
    archive.filelist.append(other)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    with zipfile.ZipFile(buffer) as archive:
        for info in archive.infolist():
            try:
                print(archive.read(info))
            except zipfile.BadZipFile as error:
                print(error)
for warning in caught:
    print(warning.category.__name__, warning.message, warning.filename.endswith(".py"), warning.lineno)

#> b'1'
#> Overlapped entries: 'x' (possible zip bomb)
#> Bad magic number for file header
#> UserWarning Overlapped entries: 'x' (possible zip bomb) True 21
