# Messages and source lines so long that they are processed in parts.
# python: 3.11
# option: --policy standard
import traceback
import zlib

PART = 262_144


def shown(error):
    text = "".join(traceback.format_exception(error))
    return len(text), zlib.crc32(text.encode()), text.count("\n"), text[-30:]


for end in ("\n", "\r\n", "\r", "\u2028"):
    for length in (PART - 2, PART - 1, PART, 2 * PART):
        message = "m" * length + end + "second" + end + "\u00e9" * PART + end + "last"
        print(shown(ExceptionGroup("group", [ValueError(message)])))

place = ("file", 1, PART + 5, " " * PART + "wrong = here" + "\n" * PART, 1, PART + 9)
print(shown(SyntaxError("message", place)))
place = ("file", 1, PART + 5, "\tx" * PART + "\n", 1, PART + 9)
print(shown(SyntaxError("message", place)))

#> (524463, 1593382449, 7, '-----------------------------\n')
#> (524464, 2227550698, 7, '-----------------------------\n')
#> (524465, 2501807641, 7, '-----------------------------\n')
#> (786609, 2939827186, 7, '-----------------------------\n')
#> (524466, 3309554157, 7, '-----------------------------\n')
#> (524467, 1114623815, 7, '-----------------------------\n')
#> (524468, 1961601463, 7, '-----------------------------\n')
#> (786612, 3157566184, 7, '-----------------------------\n')
#> (524463, 2833850367, 4, '-----------------------------\n')
#> (524464, 1926606884, 4, '-----------------------------\n')
#> (524465, 1661896663, 4, '-----------------------------\n')
#> (786609, 1495939644, 4, '-----------------------------\n')
#> (524463, 1268252418, 4, '-----------------------------\n')
#> (524464, 4227525718, 4, '-----------------------------\n')
#> (524465, 2538345640, 4, '-----------------------------\n')
#> (786609, 87321443, 4, '-----------------------------\n')
#> (73, 1279548518, 4, '    ^^^^\nSyntaxError: message\n')
#> (786493, 1449525575, 4, '\t \t ^^^^\nSyntaxError: message\n')
