import rings.third as third

try:
    third.early
except AttributeError as e:
    print(type(e).__name__, str(e).split(" from ")[0], str(e).split(" has ")[1], e.name)
late = 5
