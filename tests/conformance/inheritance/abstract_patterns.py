# Patterns: template methods, delegation, hooks with defaults, cooperative keyword arguments, visitors.
class Base:
    def __init__(self, **kwargs):
        if kwargs:
            raise TypeError(f"unexpected {sorted(kwargs)}")
        self.order = getattr(self, "order", []) + ["Base"]


class Named(Base):
    def __init__(self, name="none", **kwargs):
        super().__init__(**kwargs)
        self.name = name
        self.order.append("Named")


class Sized(Base):
    def __init__(self, size=0, **kwargs):
        super().__init__(**kwargs)
        self.size = size
        self.order.append("Sized")


class Thing(Named, Sized):
    def __init__(self, extra, **kwargs):
        super().__init__(**kwargs)
        self.extra = extra


t = Thing("e", name="n", size=3)
print(t.name, t.size, t.extra, t.order)
try:
    Thing("e", bad=1)
except TypeError as error:
    print(error)


class Node:
    def accept(self, visitor):
        method = getattr(visitor, "visit_" + type(self).__name__.lower(), visitor.default)
        return method(self)


class Num(Node):
    def __init__(self, v):
        self.v = v


class Add(Node):
    def __init__(self, l, r):
        self.l, self.r = l, r


class Neg(Node):
    def __init__(self, e):
        self.e = e


class Eval:
    def visit_num(self, n):
        return n.v

    def visit_add(self, n):
        return n.l.accept(self) + n.r.accept(self)

    def default(self, n):
        return f"no rule for {type(n).__name__}"


class Show(Eval):
    def visit_num(self, n):
        return str(n.v)

    def visit_add(self, n):
        return f"({n.l.accept(self)} + {n.r.accept(self)})"

    def visit_neg(self, n):
        return "-" + n.e.accept(self)


tree = Add(Num(1), Add(Num(2), Num(3)))
print(tree.accept(Eval()), tree.accept(Show()), Neg(tree).accept(Show()), Neg(tree).accept(Eval()))


class Delegate:
    def __init__(self, inner):
        self._inner = inner

    def __getattr__(self, name):
        return getattr(self._inner, name)

    def __len__(self):
        return len(self._inner) + 100


d = Delegate([3, 1, 2])
d.sort()
d.append(9)
print(d._inner, len(d), d.index(9))
try:
    d[0]
except TypeError as error:
    print(error)
try:
    d.nothing
except AttributeError as error:
    print(error)

#> n 3 e ['Base', 'Sized', 'Named']
#> unexpected ['bad']
#> 6 (1 + (2 + 3)) -(1 + (2 + 3)) no rule for Neg
#> [1, 2, 3, 9] 104 3
#> 'Delegate' object is not subscriptable
#> 'list' object has no attribute 'nothing'
