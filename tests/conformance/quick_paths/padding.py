# Specifications that only pad, which are formatted without the protocol, and their neighbours.


class Text(str):
    def __format__(self, spec):
        return f"<{spec}>"


class Number(int):
    pass


def padded(value, spec):
    try:
        return f"{value:{spec}}"
    except (TypeError, ValueError) as error:
        return f"{type(error).__name__}: {error}"


VALUES = [0, 5, -7, 12345, 2**46, -(2**47), True, Number(6), "a", "", "name", "é", "Ωmega", Text("t"), 1.5]
for value in VALUES:
    for start in ["", "<", ">", "*^", "0>", "é<", "^^", "="]:
        print(ascii([padded(value, start + width + kind) for width in ["", "0", "07", "8"] for kind in ["", "d", "s"]]))

# Around the longest string that is made without the protocol.
for value in [7, -7, "x", "x" * 62, "x" * 63, "x" * 64]:
    for width in range(62, 66):
        for start in ["", "<", "*^", "0"]:
            text = padded(value, start + str(width))
            print(len(text), text[:2], text[30:32], text[-2:])

# Digits of all lengths.
for power in range(19):
    for near in -1, 0, 1:
        number = 10**power + near
        print(f"{number} {-number} {number:d} {-number:20} {number:020}", "%d %d" % (number, -number), str(number))

#> ['0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0000000', '0000000', "ValueError: Unknown format code 's' for object of type 'int'", '       0', '       0', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0000000', '0000000', "ValueError: Unknown format code 's' for object of type 'int'", '0       ', '0       ', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0000000', '0000000', "ValueError: Unknown format code 's' for object of type 'int'", '       0', '       0', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '***0***', '***0***', "ValueError: Unknown format code 's' for object of type 'int'", '***0****', '***0****', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0000000', '0000000', "ValueError: Unknown format code 's' for object of type 'int'", '00000000', '00000000', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0\xe9\xe9\xe9\xe9\xe9\xe9', '0\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 's' for object of type 'int'", '0\xe9\xe9\xe9\xe9\xe9\xe9\xe9', '0\xe9\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '^^^0^^^', '^^^0^^^', "ValueError: Unknown format code 's' for object of type 'int'", '^^^0^^^^', '^^^0^^^^', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0', '0', "ValueError: Unknown format code 's' for object of type 'int'", '0000000', '0000000', "ValueError: Unknown format code 's' for object of type 'int'", '       0', '       0', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '0000005', '0000005', "ValueError: Unknown format code 's' for object of type 'int'", '       5', '       5', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '5000000', '5000000', "ValueError: Unknown format code 's' for object of type 'int'", '5       ', '5       ', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '0000005', '0000005', "ValueError: Unknown format code 's' for object of type 'int'", '       5', '       5', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '***5***', '***5***', "ValueError: Unknown format code 's' for object of type 'int'", '***5****', '***5****', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '0000005', '0000005', "ValueError: Unknown format code 's' for object of type 'int'", '00000005', '00000005', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '5\xe9\xe9\xe9\xe9\xe9\xe9', '5\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 's' for object of type 'int'", '5\xe9\xe9\xe9\xe9\xe9\xe9\xe9', '5\xe9\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '^^^5^^^', '^^^5^^^', "ValueError: Unknown format code 's' for object of type 'int'", '^^^5^^^^', '^^^5^^^^', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '5', '5', "ValueError: Unknown format code 's' for object of type 'int'", '0000005', '0000005', "ValueError: Unknown format code 's' for object of type 'int'", '       5', '       5', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '-000007', '-000007', "ValueError: Unknown format code 's' for object of type 'int'", '      -7', '      -7', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '-700000', '-700000', "ValueError: Unknown format code 's' for object of type 'int'", '-7      ', '-7      ', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '00000-7', '00000-7', "ValueError: Unknown format code 's' for object of type 'int'", '      -7', '      -7', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '**-7***', '**-7***', "ValueError: Unknown format code 's' for object of type 'int'", '***-7***', '***-7***', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '00000-7', '00000-7', "ValueError: Unknown format code 's' for object of type 'int'", '000000-7', '000000-7', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '-7\xe9\xe9\xe9\xe9\xe9', '-7\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 's' for object of type 'int'", '-7\xe9\xe9\xe9\xe9\xe9\xe9', '-7\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '^^-7^^^', '^^-7^^^', "ValueError: Unknown format code 's' for object of type 'int'", '^^^-7^^^', '^^^-7^^^', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '-7', '-7', "ValueError: Unknown format code 's' for object of type 'int'", '-000007', '-000007', "ValueError: Unknown format code 's' for object of type 'int'", '-      7', '-      7', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '0012345', '0012345', "ValueError: Unknown format code 's' for object of type 'int'", '   12345', '   12345', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '1234500', '1234500', "ValueError: Unknown format code 's' for object of type 'int'", '12345   ', '12345   ', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '0012345', '0012345', "ValueError: Unknown format code 's' for object of type 'int'", '   12345', '   12345', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '*12345*', '*12345*', "ValueError: Unknown format code 's' for object of type 'int'", '*12345**', '*12345**', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '0012345', '0012345', "ValueError: Unknown format code 's' for object of type 'int'", '00012345', '00012345', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '12345\xe9\xe9', '12345\xe9\xe9', "ValueError: Unknown format code 's' for object of type 'int'", '12345\xe9\xe9\xe9', '12345\xe9\xe9\xe9', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '^12345^', '^12345^', "ValueError: Unknown format code 's' for object of type 'int'", '^12345^^', '^12345^^', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '12345', '12345', "ValueError: Unknown format code 's' for object of type 'int'", '0012345', '0012345', "ValueError: Unknown format code 's' for object of type 'int'", '   12345', '   12345', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'", '70368744177664', '70368744177664', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'", '-140737488355328', '-140737488355328', "ValueError: Unknown format code 's' for object of type 'int'"]
#> ['True', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '0000001', '0000001', "ValueError: Unknown format code 's' for object of type 'bool'", '       1', '       1', "ValueError: Unknown format code 's' for object of type 'bool'"]
#> ['1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '1000000', '1000000', "ValueError: Unknown format code 's' for object of type 'bool'", '1       ', '1       ', "ValueError: Unknown format code 's' for object of type 'bool'"]
#> ['1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '0000001', '0000001', "ValueError: Unknown format code 's' for object of type 'bool'", '       1', '       1', "ValueError: Unknown format code 's' for object of type 'bool'"]
#> ['1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '***1***', '***1***', "ValueError: Unknown format code 's' for object of type 'bool'", '***1****', '***1****', "ValueError: Unknown format code 's' for object of type 'bool'"]
#> ['1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '0000001', '0000001', "ValueError: Unknown format code 's' for object of type 'bool'", '00000001', '00000001', "ValueError: Unknown format code 's' for object of type 'bool'"]
#> ['1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '1\xe9\xe9\xe9\xe9\xe9\xe9', '1\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 's' for object of type 'bool'", '1\xe9\xe9\xe9\xe9\xe9\xe9\xe9', '1\xe9\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 's' for object of type 'bool'"]
#> ['1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '^^^1^^^', '^^^1^^^', "ValueError: Unknown format code 's' for object of type 'bool'", '^^^1^^^^', '^^^1^^^^', "ValueError: Unknown format code 's' for object of type 'bool'"]
#> ['1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '1', '1', "ValueError: Unknown format code 's' for object of type 'bool'", '0000001', '0000001', "ValueError: Unknown format code 's' for object of type 'bool'", '       1', '       1', "ValueError: Unknown format code 's' for object of type 'bool'"]
#> ['6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '0000006', '0000006', "ValueError: Unknown format code 's' for object of type 'Number'", '       6', '       6', "ValueError: Unknown format code 's' for object of type 'Number'"]
#> ['6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '6000000', '6000000', "ValueError: Unknown format code 's' for object of type 'Number'", '6       ', '6       ', "ValueError: Unknown format code 's' for object of type 'Number'"]
#> ['6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '0000006', '0000006', "ValueError: Unknown format code 's' for object of type 'Number'", '       6', '       6', "ValueError: Unknown format code 's' for object of type 'Number'"]
#> ['6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '***6***', '***6***', "ValueError: Unknown format code 's' for object of type 'Number'", '***6****', '***6****', "ValueError: Unknown format code 's' for object of type 'Number'"]
#> ['6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '0000006', '0000006', "ValueError: Unknown format code 's' for object of type 'Number'", '00000006', '00000006', "ValueError: Unknown format code 's' for object of type 'Number'"]
#> ['6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '6\xe9\xe9\xe9\xe9\xe9\xe9', '6\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 's' for object of type 'Number'", '6\xe9\xe9\xe9\xe9\xe9\xe9\xe9', '6\xe9\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 's' for object of type 'Number'"]
#> ['6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '^^^6^^^', '^^^6^^^', "ValueError: Unknown format code 's' for object of type 'Number'", '^^^6^^^^', '^^^6^^^^', "ValueError: Unknown format code 's' for object of type 'Number'"]
#> ['6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '6', '6', "ValueError: Unknown format code 's' for object of type 'Number'", '0000006', '0000006', "ValueError: Unknown format code 's' for object of type 'Number'", '       6', '       6', "ValueError: Unknown format code 's' for object of type 'Number'"]
#> ['a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', 'a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', 'a000000', "ValueError: Unknown format code 'd' for object of type 'str'", 'a000000', 'a       ', "ValueError: Unknown format code 'd' for object of type 'str'", 'a       ']
#> ['a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', 'a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', 'a000000', "ValueError: Unknown format code 'd' for object of type 'str'", 'a000000', 'a       ', "ValueError: Unknown format code 'd' for object of type 'str'", 'a       ']
#> ['a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', 'a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', '000000a', "ValueError: Unknown format code 'd' for object of type 'str'", '000000a', '       a', "ValueError: Unknown format code 'd' for object of type 'str'", '       a']
#> ['a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', 'a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', '***a***', "ValueError: Unknown format code 'd' for object of type 'str'", '***a***', '***a****', "ValueError: Unknown format code 'd' for object of type 'str'", '***a****']
#> ['a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', 'a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', '000000a', "ValueError: Unknown format code 'd' for object of type 'str'", '000000a', '0000000a', "ValueError: Unknown format code 'd' for object of type 'str'", '0000000a']
#> ['a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', 'a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', 'a\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", 'a\xe9\xe9\xe9\xe9\xe9\xe9', 'a\xe9\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", 'a\xe9\xe9\xe9\xe9\xe9\xe9\xe9']
#> ['a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', 'a', "ValueError: Unknown format code 'd' for object of type 'str'", 'a', '^^^a^^^', "ValueError: Unknown format code 'd' for object of type 'str'", '^^^a^^^', '^^^a^^^^', "ValueError: Unknown format code 'd' for object of type 'str'", '^^^a^^^^']
#> ["ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier"]
#> ['', "ValueError: Unknown format code 'd' for object of type 'str'", '', '', "ValueError: Unknown format code 'd' for object of type 'str'", '', '0000000', "ValueError: Unknown format code 'd' for object of type 'str'", '0000000', '        ', "ValueError: Unknown format code 'd' for object of type 'str'", '        ']
#> ['', "ValueError: Unknown format code 'd' for object of type 'str'", '', '', "ValueError: Unknown format code 'd' for object of type 'str'", '', '0000000', "ValueError: Unknown format code 'd' for object of type 'str'", '0000000', '        ', "ValueError: Unknown format code 'd' for object of type 'str'", '        ']
#> ['', "ValueError: Unknown format code 'd' for object of type 'str'", '', '', "ValueError: Unknown format code 'd' for object of type 'str'", '', '0000000', "ValueError: Unknown format code 'd' for object of type 'str'", '0000000', '        ', "ValueError: Unknown format code 'd' for object of type 'str'", '        ']
#> ['', "ValueError: Unknown format code 'd' for object of type 'str'", '', '', "ValueError: Unknown format code 'd' for object of type 'str'", '', '*******', "ValueError: Unknown format code 'd' for object of type 'str'", '*******', '********', "ValueError: Unknown format code 'd' for object of type 'str'", '********']
#> ['', "ValueError: Unknown format code 'd' for object of type 'str'", '', '', "ValueError: Unknown format code 'd' for object of type 'str'", '', '0000000', "ValueError: Unknown format code 'd' for object of type 'str'", '0000000', '00000000', "ValueError: Unknown format code 'd' for object of type 'str'", '00000000']
#> ['', "ValueError: Unknown format code 'd' for object of type 'str'", '', '', "ValueError: Unknown format code 'd' for object of type 'str'", '', '\xe9\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9\xe9\xe9\xe9\xe9\xe9\xe9', '\xe9\xe9\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9\xe9\xe9\xe9\xe9\xe9\xe9\xe9']
#> ['', "ValueError: Unknown format code 'd' for object of type 'str'", '', '', "ValueError: Unknown format code 'd' for object of type 'str'", '', '^^^^^^^', "ValueError: Unknown format code 'd' for object of type 'str'", '^^^^^^^', '^^^^^^^^', "ValueError: Unknown format code 'd' for object of type 'str'", '^^^^^^^^']
#> ["ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier"]
#> ['name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', 'name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', 'name000', "ValueError: Unknown format code 'd' for object of type 'str'", 'name000', 'name    ', "ValueError: Unknown format code 'd' for object of type 'str'", 'name    ']
#> ['name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', 'name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', 'name000', "ValueError: Unknown format code 'd' for object of type 'str'", 'name000', 'name    ', "ValueError: Unknown format code 'd' for object of type 'str'", 'name    ']
#> ['name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', 'name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', '000name', "ValueError: Unknown format code 'd' for object of type 'str'", '000name', '    name', "ValueError: Unknown format code 'd' for object of type 'str'", '    name']
#> ['name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', 'name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', '*name**', "ValueError: Unknown format code 'd' for object of type 'str'", '*name**', '**name**', "ValueError: Unknown format code 'd' for object of type 'str'", '**name**']
#> ['name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', 'name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', '000name', "ValueError: Unknown format code 'd' for object of type 'str'", '000name', '0000name', "ValueError: Unknown format code 'd' for object of type 'str'", '0000name']
#> ['name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', 'name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', 'name\xe9\xe9\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", 'name\xe9\xe9\xe9', 'name\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", 'name\xe9\xe9\xe9\xe9']
#> ['name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', 'name', "ValueError: Unknown format code 'd' for object of type 'str'", 'name', '^name^^', "ValueError: Unknown format code 'd' for object of type 'str'", '^name^^', '^^name^^', "ValueError: Unknown format code 'd' for object of type 'str'", '^^name^^']
#> ["ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier"]
#> ['\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '\xe9000000', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9000000', '\xe9       ', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9       ']
#> ['\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '\xe9000000', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9000000', '\xe9       ', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9       ']
#> ['\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '000000\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '000000\xe9', '       \xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '       \xe9']
#> ['\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '***\xe9***', "ValueError: Unknown format code 'd' for object of type 'str'", '***\xe9***', '***\xe9****', "ValueError: Unknown format code 'd' for object of type 'str'", '***\xe9****']
#> ['\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '000000\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '000000\xe9', '0000000\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '0000000\xe9']
#> ['\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '\xe9\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9\xe9\xe9\xe9\xe9\xe9\xe9', '\xe9\xe9\xe9\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9\xe9\xe9\xe9\xe9\xe9\xe9\xe9']
#> ['\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\xe9', '^^^\xe9^^^', "ValueError: Unknown format code 'd' for object of type 'str'", '^^^\xe9^^^', '^^^\xe9^^^^', "ValueError: Unknown format code 'd' for object of type 'str'", '^^^\xe9^^^^']
#> ["ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier"]
#> ['\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '\u03a9mega00', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega00', '\u03a9mega   ', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega   ']
#> ['\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '\u03a9mega00', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega00', '\u03a9mega   ', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega   ']
#> ['\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '00\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '00\u03a9mega', '   \u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '   \u03a9mega']
#> ['\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '*\u03a9mega*', "ValueError: Unknown format code 'd' for object of type 'str'", '*\u03a9mega*', '*\u03a9mega**', "ValueError: Unknown format code 'd' for object of type 'str'", '*\u03a9mega**']
#> ['\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '00\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '00\u03a9mega', '000\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '000\u03a9mega']
#> ['\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '\u03a9mega\xe9\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega\xe9\xe9', '\u03a9mega\xe9\xe9\xe9', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega\xe9\xe9\xe9']
#> ['\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '\u03a9mega', "ValueError: Unknown format code 'd' for object of type 'str'", '\u03a9mega', '^\u03a9mega^', "ValueError: Unknown format code 'd' for object of type 'str'", '^\u03a9mega^', '^\u03a9mega^^', "ValueError: Unknown format code 'd' for object of type 'str'", '^\u03a9mega^^']
#> ["ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: '=' alignment not allowed in string format specifier", "ValueError: Unknown format code 'd' for object of type 'str'", "ValueError: '=' alignment not allowed in string format specifier"]
#> ['<>', '<d>', '<s>', '<0>', '<0d>', '<0s>', '<07>', '<07d>', '<07s>', '<8>', '<8d>', '<8s>']
#> ['<<>', '<<d>', '<<s>', '<<0>', '<<0d>', '<<0s>', '<<07>', '<<07d>', '<<07s>', '<<8>', '<<8d>', '<<8s>']
#> ['<>>', '<>d>', '<>s>', '<>0>', '<>0d>', '<>0s>', '<>07>', '<>07d>', '<>07s>', '<>8>', '<>8d>', '<>8s>']
#> ['<*^>', '<*^d>', '<*^s>', '<*^0>', '<*^0d>', '<*^0s>', '<*^07>', '<*^07d>', '<*^07s>', '<*^8>', '<*^8d>', '<*^8s>']
#> ['<0>>', '<0>d>', '<0>s>', '<0>0>', '<0>0d>', '<0>0s>', '<0>07>', '<0>07d>', '<0>07s>', '<0>8>', '<0>8d>', '<0>8s>']
#> ['<\xe9<>', '<\xe9<d>', '<\xe9<s>', '<\xe9<0>', '<\xe9<0d>', '<\xe9<0s>', '<\xe9<07>', '<\xe9<07d>', '<\xe9<07s>', '<\xe9<8>', '<\xe9<8d>', '<\xe9<8s>']
#> ['<^^>', '<^^d>', '<^^s>', '<^^0>', '<^^0d>', '<^^0s>', '<^^07>', '<^^07d>', '<^^07s>', '<^^8>', '<^^8d>', '<^^8s>']
#> ['<=>', '<=d>', '<=s>', '<=0>', '<=0d>', '<=0s>', '<=07>', '<=07d>', '<=07s>', '<=8>', '<=8d>', '<=8s>']
#> ['1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '00001.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '     1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'"]
#> ['1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '1.50000', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '1.5     ', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'"]
#> ['1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '00001.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '     1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'"]
#> ['1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '**1.5**', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '**1.5***', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'"]
#> ['1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '00001.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '000001.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'"]
#> ['1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '1.5\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '1.5\xe9\xe9\xe9\xe9\xe9', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'"]
#> ['1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '^^1.5^^', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '^^1.5^^^', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'"]
#> ['1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '00001.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'", '     1.5', "ValueError: Unknown format code 'd' for object of type 'float'", "ValueError: Unknown format code 's' for object of type 'float'"]
#> 62        7
#> 62 7       
#> 62 ** 7* **
#> 62 00 00 07
#> 63        7
#> 63 7       
#> 63 ** *7 **
#> 63 00 00 07
#> 64        7
#> 64 7       
#> 64 ** *7 **
#> 64 00 00 07
#> 65        7
#> 65 7       
#> 65 ** ** **
#> 65 00 00 07
#> 62       -7
#> 62 -7      
#> 62 ** -7 **
#> 62 -0 00 07
#> 63       -7
#> 63 -7      
#> 63 ** -7 **
#> 63 -0 00 07
#> 64       -7
#> 64 -7      
#> 64 ** *- **
#> 64 -0 00 07
#> 65       -7
#> 65 -7      
#> 65 ** *- **
#> 65 -0 00 07
#> 62 x       
#> 62 x       
#> 62 ** x* **
#> 62 x0 00 00
#> 63 x       
#> 63 x       
#> 63 ** *x **
#> 63 x0 00 00
#> 64 x       
#> 64 x       
#> 64 ** *x **
#> 64 x0 00 00
#> 65 x       
#> 65 x       
#> 65 ** ** **
#> 65 x0 00 00
#> 62 xx xx xx
#> 62 xx xx xx
#> 62 xx xx xx
#> 62 xx xx xx
#> 63 xx xx x 
#> 63 xx xx x 
#> 63 xx xx x*
#> 63 xx xx x0
#> 64 xx xx   
#> 64 xx xx   
#> 64 *x xx x*
#> 64 xx xx 00
#> 65 xx xx   
#> 65 xx xx   
#> 65 *x xx **
#> 65 xx xx 00
#> 63 xx xx xx
#> 63 xx xx xx
#> 63 xx xx xx
#> 63 xx xx xx
#> 63 xx xx xx
#> 63 xx xx xx
#> 63 xx xx xx
#> 63 xx xx xx
#> 64 xx xx x 
#> 64 xx xx x 
#> 64 xx xx x*
#> 64 xx xx x0
#> 65 xx xx   
#> 65 xx xx   
#> 65 *x xx x*
#> 65 xx xx 00
#> 64 xx xx xx
#> 64 xx xx xx
#> 64 xx xx xx
#> 64 xx xx xx
#> 64 xx xx xx
#> 64 xx xx xx
#> 64 xx xx xx
#> 64 xx xx xx
#> 64 xx xx xx
#> 64 xx xx xx
#> 64 xx xx xx
#> 64 xx xx xx
#> 65 xx xx x 
#> 65 xx xx x 
#> 65 xx xx x*
#> 65 xx xx x0
#> 0 0 0                    0 00000000000000000000 0 0 0
#> 1 -1 1                   -1 00000000000000000001 1 -1 1
#> 2 -2 2                   -2 00000000000000000002 2 -2 2
#> 9 -9 9                   -9 00000000000000000009 9 -9 9
#> 10 -10 10                  -10 00000000000000000010 10 -10 10
#> 11 -11 11                  -11 00000000000000000011 11 -11 11
#> 99 -99 99                  -99 00000000000000000099 99 -99 99
#> 100 -100 100                 -100 00000000000000000100 100 -100 100
#> 101 -101 101                 -101 00000000000000000101 101 -101 101
#> 999 -999 999                 -999 00000000000000000999 999 -999 999
#> 1000 -1000 1000                -1000 00000000000000001000 1000 -1000 1000
#> 1001 -1001 1001                -1001 00000000000000001001 1001 -1001 1001
#> 9999 -9999 9999                -9999 00000000000000009999 9999 -9999 9999
#> 10000 -10000 10000               -10000 00000000000000010000 10000 -10000 10000
#> 10001 -10001 10001               -10001 00000000000000010001 10001 -10001 10001
#> 99999 -99999 99999               -99999 00000000000000099999 99999 -99999 99999
#> 100000 -100000 100000              -100000 00000000000000100000 100000 -100000 100000
#> 100001 -100001 100001              -100001 00000000000000100001 100001 -100001 100001
#> 999999 -999999 999999              -999999 00000000000000999999 999999 -999999 999999
#> 1000000 -1000000 1000000             -1000000 00000000000001000000 1000000 -1000000 1000000
#> 1000001 -1000001 1000001             -1000001 00000000000001000001 1000001 -1000001 1000001
#> 9999999 -9999999 9999999             -9999999 00000000000009999999 9999999 -9999999 9999999
#> 10000000 -10000000 10000000            -10000000 00000000000010000000 10000000 -10000000 10000000
#> 10000001 -10000001 10000001            -10000001 00000000000010000001 10000001 -10000001 10000001
#> 99999999 -99999999 99999999            -99999999 00000000000099999999 99999999 -99999999 99999999
#> 100000000 -100000000 100000000           -100000000 00000000000100000000 100000000 -100000000 100000000
#> 100000001 -100000001 100000001           -100000001 00000000000100000001 100000001 -100000001 100000001
#> 999999999 -999999999 999999999           -999999999 00000000000999999999 999999999 -999999999 999999999
#> 1000000000 -1000000000 1000000000          -1000000000 00000000001000000000 1000000000 -1000000000 1000000000
#> 1000000001 -1000000001 1000000001          -1000000001 00000000001000000001 1000000001 -1000000001 1000000001
#> 9999999999 -9999999999 9999999999          -9999999999 00000000009999999999 9999999999 -9999999999 9999999999
#> 10000000000 -10000000000 10000000000         -10000000000 00000000010000000000 10000000000 -10000000000 10000000000
#> 10000000001 -10000000001 10000000001         -10000000001 00000000010000000001 10000000001 -10000000001 10000000001
#> 99999999999 -99999999999 99999999999         -99999999999 00000000099999999999 99999999999 -99999999999 99999999999
#> 100000000000 -100000000000 100000000000        -100000000000 00000000100000000000 100000000000 -100000000000 100000000000
#> 100000000001 -100000000001 100000000001        -100000000001 00000000100000000001 100000000001 -100000000001 100000000001
#> 999999999999 -999999999999 999999999999        -999999999999 00000000999999999999 999999999999 -999999999999 999999999999
#> 1000000000000 -1000000000000 1000000000000       -1000000000000 00000001000000000000 1000000000000 -1000000000000 1000000000000
#> 1000000000001 -1000000000001 1000000000001       -1000000000001 00000001000000000001 1000000000001 -1000000000001 1000000000001
#> 9999999999999 -9999999999999 9999999999999       -9999999999999 00000009999999999999 9999999999999 -9999999999999 9999999999999
#> 10000000000000 -10000000000000 10000000000000      -10000000000000 00000010000000000000 10000000000000 -10000000000000 10000000000000
#> 10000000000001 -10000000000001 10000000000001      -10000000000001 00000010000000000001 10000000000001 -10000000000001 10000000000001
#> 99999999999999 -99999999999999 99999999999999      -99999999999999 00000099999999999999 99999999999999 -99999999999999 99999999999999
#> 100000000000000 -100000000000000 100000000000000     -100000000000000 00000100000000000000 100000000000000 -100000000000000 100000000000000
#> 100000000000001 -100000000000001 100000000000001     -100000000000001 00000100000000000001 100000000000001 -100000000000001 100000000000001
#> 999999999999999 -999999999999999 999999999999999     -999999999999999 00000999999999999999 999999999999999 -999999999999999 999999999999999
#> 1000000000000000 -1000000000000000 1000000000000000    -1000000000000000 00001000000000000000 1000000000000000 -1000000000000000 1000000000000000
#> 1000000000000001 -1000000000000001 1000000000000001    -1000000000000001 00001000000000000001 1000000000000001 -1000000000000001 1000000000000001
#> 9999999999999999 -9999999999999999 9999999999999999    -9999999999999999 00009999999999999999 9999999999999999 -9999999999999999 9999999999999999
#> 10000000000000000 -10000000000000000 10000000000000000   -10000000000000000 00010000000000000000 10000000000000000 -10000000000000000 10000000000000000
#> 10000000000000001 -10000000000000001 10000000000000001   -10000000000000001 00010000000000000001 10000000000000001 -10000000000000001 10000000000000001
#> 99999999999999999 -99999999999999999 99999999999999999   -99999999999999999 00099999999999999999 99999999999999999 -99999999999999999 99999999999999999
#> 100000000000000000 -100000000000000000 100000000000000000  -100000000000000000 00100000000000000000 100000000000000000 -100000000000000000 100000000000000000
#> 100000000000000001 -100000000000000001 100000000000000001  -100000000000000001 00100000000000000001 100000000000000001 -100000000000000001 100000000000000001
#> 999999999999999999 -999999999999999999 999999999999999999  -999999999999999999 00999999999999999999 999999999999999999 -999999999999999999 999999999999999999
#> 1000000000000000000 -1000000000000000000 1000000000000000000 -1000000000000000000 01000000000000000000 1000000000000000000 -1000000000000000000 1000000000000000000
#> 1000000000000000001 -1000000000000000001 1000000000000000001 -1000000000000000001 01000000000000000001 1000000000000000001 -1000000000000000001 1000000000000000001
