# Strings of very many escapes, objects of many keys and very long ones.
# option: --policy standard
import json

for size in (65535, 65536, 65537, 300000):
    for character in ("\n", "\u4e2d", "\U0001f600", "\x01", '"', "a"):
        text = json.dumps(character * size)
        print(len(text), json.loads(text) == character * size, json.loads('"a' + text[1:]) == "a" + character * size,
              end=" ")
    print()
    keys = json.loads("{" + ",".join('"a%d": %d' % (number, number) for number in range(size)) + "}")
    print(len(keys), keys["a%d" % (size - 1)], list(keys)[-1],
          json.loads('{"%s": 1, "%s": 2, "b": 3}' % ("a" * size, "a" * size)) == {"a" * size: 2, "b": 3})
    try:
        json.loads('"' + "\\n" * size)
    except ValueError as error:
        print(error)

#> 131072 True True 393212 True True 786422 True True 393212 True True 131072 True True 65537 True True 
#> 65535 65534 a65534 True
#> Unterminated string starting at: line 1 column 1 (char 0)
#> 131074 True True 393218 True True 786434 True True 393218 True True 131074 True True 65538 True True 
#> 65536 65535 a65535 True
#> Unterminated string starting at: line 1 column 1 (char 0)
#> 131076 True True 393224 True True 786446 True True 393224 True True 131076 True True 65539 True True 
#> 65537 65536 a65536 True
#> Unterminated string starting at: line 1 column 1 (char 0)
#> 600002 True True 1800002 True True 3600002 True True 1800002 True True 600002 True True 300002 True True 
#> 300000 299999 a299999 True
#> Unterminated string starting at: line 1 column 1 (char 0)
