# programs: inventory report.
# option: --policy standard
from dataclasses import dataclass, field, replace, asdict
from collections import defaultdict
from operator import attrgetter
@dataclass(order=True)
class Item:
    sort_index: float = field(init=False, repr=False)
    name: str
    price: float
    stock: int = 0
    tags: list[str] = field(default_factory=list, compare=False)
    def __post_init__(self):
        self.sort_index = self.price * self.stock
    @property
    def worth(self): return self.sort_index
items = [Item("pen", 1.2, 100, ["office"]), Item("desk", 250.0, 3, ["office", "furniture"]),
         Item("lamp", 40.0, 12, ["furniture"]), Item("gift", 10.0)]
for item in sorted(items, reverse=True):
    print(f"{item.name:<6}{item.price:>8.2f}{item.stock:>5}{item.worth:>10.2f}")
by_tag = defaultdict(list)
for item in items:
    for tag in item.tags or ["none"]:
        by_tag[tag].append(item.name)
print(dict(by_tag), max(items).name, min(items, key=attrgetter("price")).name)
cheaper = replace(items[1], price=199.0)
print(cheaper, cheaper == items[1], cheaper < items[1], asdict(items[3]))
@dataclass(frozen=True, slots=True)
class Key:
    shop: str
    number: int = 1
    def next(self): return replace(self, number=self.number + 1)
k = Key("north")
print(k, k.next(), hash(k) == hash(Key("north", 1)), {k: "v"}[Key("north")])
for action in (lambda: setattr(k, "number", 2), lambda: Key(), lambda: Item("x"), lambda: Key("a", 1, 2)):
    try:
        action()
    except Exception as error:
        print(type(error).__name__, error)
print(f"{sum(i.worth for i in items):,.2f}", [i.name for i in items if i.stock < 5], [f"{n}:{i.name}" for n,
    i in enumerate(items, 1)])

#> desk    250.00    3    750.00
#> lamp     40.00   12    480.00
#> pen       1.20  100    120.00
#> gift     10.00    0      0.00
#> {'office': ['pen', 'desk'], 'furniture': ['desk', 'lamp'], 'none': ['gift']} desk pen
#> Item(name='desk', price=199.0, stock=3, tags=['office', 'furniture']) False True {'sort_index': 0.0, 'name': 'gift', 'price': 10.0, 'stock': 0, 'tags': []}
#> Key(shop='north', number=1) Key(shop='north', number=2) True v
#> FrozenInstanceError cannot assign to field 'number'
#> TypeError Key.__init__() missing 1 required positional argument: 'shop'
#> TypeError Item.__init__() missing 1 required positional argument: 'price'
#> TypeError Key.__init__() takes from 2 to 3 positional arguments but 4 were given
#> 1,350.00 ['desk', 'gift'] ['1:pen', '2:desk', '3:lamp', '4:gift']
