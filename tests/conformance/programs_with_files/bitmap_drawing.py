# option: --policy standard --enable files
"""Draw into a bitmap, write it as PPM, BMP and compressed PNG, and read the files back."""
import array
import binascii
import math
import os
import struct
import tempfile
import zlib


class Bitmap:
    def __init__(self, width, height, colour=(255, 255, 255)):
        self.width, self.height = width, height
        self.pixels = array.array("B", bytes(colour) * (width * height))

    def __getitem__(self, place):
        x, y = place
        at = 3 * (y * self.width + x)
        return tuple(self.pixels[at:at + 3])

    def __setitem__(self, place, colour):
        x, y = place
        if 0 <= x < self.width and 0 <= y < self.height:
            at = 3 * (y * self.width + x)
            self.pixels[at:at + 3] = array.array("B", colour)

    def __eq__(self, other):
        return (self.width, self.height, self.pixels) == (other.width, other.height, other.pixels)

    def line(self, x0, y0, x1, y1, colour):
        dx, dy = abs(x1 - x0), -abs(y1 - y0)
        step_x, step_y = (1 if x0 < x1 else -1), (1 if y0 < y1 else -1)
        error = dx + dy
        while True:
            self[x0, y0] = colour
            if (x0, y0) == (x1, y1):
                return
            if 2 * error >= dy:
                error += dy
                x0 += step_x
            if 2 * error <= dx:
                error += dx
                y0 += step_y

    def circle(self, x, y, radius, colour):
        for degree in range(0, 360, 3):
            angle = math.radians(degree)
            self[round(x + radius * math.cos(angle)), round(y + radius * math.sin(angle))] = colour

    def fill(self, x, y, colour):
        old, todo = self[x, y], [(x, y)]
        if old == tuple(colour):
            return 0
        count = 0
        while todo:
            x, y = todo.pop()
            if 0 <= x < self.width and 0 <= y < self.height and self[x, y] == old:
                self[x, y] = colour
                count += 1
                todo += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        return count

    def rows(self):
        view = memoryview(self.pixels)
        size = 3 * self.width
        for y in range(self.height):
            yield view[y * size:(y + 1) * size]

    def ascii(self):
        return "\n".join("".join(" .:#"[3 - sum(row[i:i + 3]) // 192 % 4] for i in range(0, len(row), 3)).rstrip()
                         for row in self.rows())


def write_ppm(bitmap, path):
    with open(path, "wb") as file:
        file.write(b"P6\n%d %d\n%d\n" % (bitmap.width, bitmap.height, 255))
        bitmap.pixels.tofile(file)


def read_ppm(path):
    with open(path, "rb") as file:
        magic, size, depth = (file.readline().split() for _ in range(3))
        assert magic == [b"P6"] and depth == [b"255"]
        width, height = map(int, size)
        bitmap = Bitmap(width, height)
        bitmap.pixels = array.array("B")
        bitmap.pixels.fromfile(file, 3 * width * height)
    return bitmap


def write_bmp(bitmap, path):
    padding = -3 * bitmap.width % 4
    size = (3 * bitmap.width + padding) * bitmap.height
    with open(path, "wb") as file:
        file.write(struct.pack("<2sIHHI", b"BM", 54 + size, 0, 0, 54))
        file.write(struct.pack("<IiiHHIIiiII", 40, bitmap.width, bitmap.height, 1, 24, 0, size, 2835, 2835, 0, 0))
        for row in reversed(list(bitmap.rows())):
            swapped = bytearray(row)
            swapped[0::3], swapped[2::3] = row[2::3], row[0::3]
            file.writelines([swapped, bytes(padding)])


def read_bmp(path):
    with open(path, "rb") as file:
        magic, size, _, _, start = struct.unpack("<2sIHHI", file.read(14))
        _, width, height = struct.unpack_from("<Iii", file.read(40))
        bitmap = Bitmap(width, height)
        file.seek(start)
        for y in reversed(range(height)):
            row = file.read(3 * width + -3 * width % 4)
            for x in range(width):
                bitmap[x, y] = row[3 * x:3 * x + 3][::-1]
    return magic, size, bitmap


def write_png(bitmap, path):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", binascii.crc32(kind + data))

    raw = b"".join(b"\0" + row.tobytes() for row in bitmap.rows())
    with open(path, "wb") as file:
        header = struct.pack(">IIBBBBB", bitmap.width, bitmap.height, 8, 2, 0, 0, 0)
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header))
        file.write(chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


def read_png(path):
    with open(path, "rb") as file:
        if file.read(8) != b"\x89PNG\r\n\x1a\n":
            raise ValueError("not a PNG")
        data = b""
        while True:
            length, kind = struct.unpack(">I4s", file.read(8))
            body = file.read(length)
            (checksum,) = struct.unpack(">I", file.read(4))
            if zlib.crc32(kind + body) != checksum:
                raise ValueError(f"bad checksum in {kind.decode()}")
            if kind == b"IHDR":
                bitmap = Bitmap(*struct.unpack(">II", body[:8]))
            elif kind == b"IDAT":
                data += body
            elif kind == b"IEND":
                break
    raw, size = zlib.decompress(data), 3 * bitmap.width + 1
    bitmap.pixels = array.array("B", b"".join(raw[i + 1:i + size] for i in range(0, len(raw), size)))
    return bitmap


def main():
    bitmap = Bitmap(37, 17)
    bitmap.circle(18, 8, 7, (0, 0, 0))
    bitmap.line(0, 0, 36, 16, (200, 30, 30))
    bitmap.line(36, 0, 0, 16, (30, 30, 200))
    print("filled", bitmap.fill(18, 3, (128, 255, 0)), bitmap.fill(18, 3, (128, 255, 0)))
    print(bitmap.ascii())
    with tempfile.TemporaryDirectory() as folder:
        names = {kind: os.path.join(folder, "image." + kind) for kind in ("ppm", "bmp", "png")}
        write_ppm(bitmap, names["ppm"])
        write_bmp(bitmap, names["bmp"])
        write_png(bitmap, names["png"])
        print(read_ppm(names["ppm"]) == bitmap, read_png(names["png"]) == bitmap)
        magic, size, again = read_bmp(names["bmp"])
        print(magic, size == os.path.getsize(names["bmp"]), again == bitmap, size, os.path.getsize(names["ppm"]))
        with open(names["png"], "r+b") as file:
            file.seek(20)
            file.write(b"\xff")
        for name in ("png", "ppm"):
            try:
                read_png(names[name])
            except ValueError as error:
                print(name, error)


main()

#> filled 46 0
#> :                                   :
#>  ::            #######            ::
#>    ::         ##:::::##         ::
#>      ::      ##:::::::##      ::
#>        :::  ##:::::::::##  :::
#>           ::#:::::::::::#::
#>            #:::::::::::::#
#>            #  :::::::::  #
#>            #    :::::    #
#>            #    :: ::    #
#>            #  ::     ::  #
#>            #::         ::#
#>          :::##         ##:::
#>        ::    ##       ##    ::
#>      ::       ##     ##       ::
#>    ::          #######          ::
#> :::                               :::
#> True True
#> b'BM' True True 1958 1900
#> png bad checksum in IHDR
#> ppm not a PNG
