# A small rule engine over a shop's inventory: descriptors, operator overloading, closures, reports.


class Field:
    """A descriptor that checks its values and, read on the class, builds conditions."""

    def __init__(self, name, kind, *, default=None, check=None):
        self.name, self.kind, self.default, self.check = name, kind, default, check

    def __get__(self, instance, owner):
        if instance is None:
            return Expression(lambda item: getattr(item, self.name), self.name)
        return instance.__dict__.get(self.name, self.default)

    def __set__(self, instance, value):
        if not isinstance(value, self.kind):
            raise TypeError(f"{type(instance).__name__}.{self.name} is {self.kind.__name__}, not {type(value).__name__}")
        if self.check is not None and not self.check(value):
            raise ValueError(f"{self.name}: {value!r} is not allowed")
        instance.__dict__[self.name] = value


class Expression:
    """A function of an item with a text, combined by operators."""

    def __init__(self, function, text):
        self.function, self.text = function, text

    def __call__(self, item):
        return self.function(item)

    @staticmethod
    def lift(value):
        return value if isinstance(value, Expression) else Expression(lambda item: value, repr(value))

    def combine(self, other, symbol, operation):
        other = self.lift(other)
        return Expression(lambda item: operation(self(item), other(item)), f"({self.text} {symbol} {other.text})")

    def __add__(self, other):
        return self.combine(other, "+", lambda a, b: a + b)

    def __mul__(self, other):
        return self.combine(other, "*", lambda a, b: a * b)

    __rmul__ = __mul__

    def __lt__(self, other):
        return self.combine(other, "<", lambda a, b: a < b)

    def __gt__(self, other):
        return self.combine(other, ">", lambda a, b: a > b)

    def __eq__(self, other):
        return self.combine(other, "==", lambda a, b: a == b)

    def __and__(self, other):
        return self.combine(other, "and", lambda a, b: a and b)

    def __or__(self, other):
        return self.combine(other, "or", lambda a, b: a or b)

    def __invert__(self):
        return Expression(lambda item: not self(item), f"not {self.text}")

    def contains(self, value):
        return Expression(lambda item: value in self(item), f"{value!r} in {self.text}")

    __hash__ = None


class Item:
    name = Field("name", str, check=str.strip)
    price = Field("price", float, default=0.0, check=lambda p: p >= 0)
    stock = Field("stock", int, default=0)
    tags = Field("tags", list, default=())

    def __init__(self, name, **values):
        self.name = name
        unknown = set(values) - {"price", "stock", "tags"}
        if unknown:
            raise TypeError(f"no such field: {', '.join(sorted(unknown))}")
        for key, value in values.items():
            setattr(self, key, value)

    def __repr__(self):
        return f"<{self.name} {self.price:.2f} x{self.stock}>"


class Rule:
    def __init__(self, name, condition, action, priority=0):
        self.name, self.condition, self.action, self.priority = name, condition, action, priority
        self.applied = 0

    def __lt__(self, other):
        return self.priority > other.priority


class Engine:
    def __init__(self):
        self.rules, self.log = [], []

    def rule(self, condition, priority=0):
        def register(action):
            self.rules.append(Rule(action.__name__, condition, action, priority))
            return action
        return register

    def run(self, items, rounds=10):
        for number in range(1, rounds + 1):
            changed = False
            for rule in sorted(self.rules):
                for item in items:
                    if rule.condition(item):
                        before = repr(item)
                        rule.action(item)
                        if repr(item) != before:
                            rule.applied += 1
                            changed = True
                            self.log.append(f"{number}. {rule.name}: {before} -> {item!r}")
            if not changed:
                return number
        raise RuntimeError(f"the rules have not settled after {rounds} rounds")


engine = Engine()


@engine.rule((Item.stock < 3) & ~Item.tags.contains("discontinued"), priority=5)
def reorder(item):
    item.stock += 10


@engine.rule(Item.tags.contains("discontinued") & (Item.price > 1.0))
def clear_out(item):
    item.price = round(item.price * 0.5, 2)


@engine.rule((Item.price * Item.stock > 5000.0) | (Item.name == "gold"), priority=1)
def insure(item):
    if "insured" not in item.tags:
        item.tags = [*item.tags, "insured"]
        item.price += 5.0


items = [
    Item("nail", price=0.05, stock=1000),
    Item("saw", price=24.5, stock=2, tags=["tool"]),
    Item("drill", price=129.0, stock=60, tags=["tool", "power"]),
    Item("gold", price=1900.0, stock=1),
    Item("telex", price=80.0, stock=4, tags=["discontinued"]),
]
for rule in engine.rules:
    print(f"{rule.name:<10} when {rule.condition.text}")
print("settled after", engine.run(items), "rounds")
print("\n".join(engine.log))
print(items, {r.name: r.applied for r in engine.rules})
value = Item.price * Item.stock
print([f"{i.name}={value(i):.2f}" for i in items], value.text, sorted(items, key=value)[-1], max(items, key=lambda i: len(i.tags)))
print([i.name for i in items if ((Item.price < 20.0) | Item.tags.contains("power"))(i)], (2 * Item.stock + 1)(items[1]))
engine.rule(Item.name == "nail")(lambda item: setattr(item, "stock", item.stock + 1))
for action in (lambda: Item("bad", price="5"), lambda: Item("bad", price=-1.0), lambda: Item(""), lambda: Item(5), lambda: Item("x", colour=1), lambda: engine.run(items), lambda: hash(Item.price)):
    try:
        action()
    except (TypeError, ValueError, RuntimeError) as error:
        print(f"{type(error).__name__}: {error}")
