import rings

try:
    rings.fifth
except AttributeError as e:
    print(type(e).__name__, e)
from rings import fifth

print(fifth.__name__, "ready" in dir(fifth))
ready = True
