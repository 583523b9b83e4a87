# Values that name each other twice would double in size 30 times; the parser bounds their depth.
# option: --allow-import configparser
# expect: ok
# output: 2
import configparser

refused = 0
for interpolation, form in ((configparser.BasicInterpolation(), "%({0})s%({0})s"),
                            (configparser.ExtendedInterpolation(), "${{{0}}}${{{0}}}")):
    parser = configparser.ConfigParser(interpolation=interpolation)
    parser.read_string("[a]\n" + "\n".join(f"a{i} = " + form.format(f"a{i + 1}") for i in range(30)) + "\na30 = x")
    try:
        parser["a"]["a0"]
    except configparser.InterpolationDepthError:
        refused += 1
print(refused)
