"""Definitions as a library of user rules has them."""

class Rule1:
    """Rule number 1."""

    limit = 10

    def __init__(self, name, weight=1):
        self.name = name
        self.weight = weight
        self.hits = 0

    def matches(self, value, *, strict=False):
        if strict and value < self.limit:
            return False
        self.hits += 1
        return value % self.weight == 0 or value > self.limit

    def describe(self):
        return f"rule {self.name} ({self.weight}): {self.hits} hits"


def build_rule_1(name="rule1", **options):
    rule = Rule1(name, **options)
    return rule


class Rule2:
    """Rule number 2."""

    limit = 20

    def __init__(self, name, weight=2):
        self.name = name
        self.weight = weight
        self.hits = 0

    def matches(self, value, *, strict=False):
        if strict and value < self.limit:
            return False
        self.hits += 1
        return value % self.weight == 0 or value > self.limit

    def describe(self):
        return f"rule {self.name} ({self.weight}): {self.hits} hits"


def build_rule_2(name="rule2", **options):
    rule = Rule2(name, **options)
    return rule


class Rule3:
    """Rule number 3."""

    limit = 30

    def __init__(self, name, weight=3):
        self.name = name
        self.weight = weight
        self.hits = 0

    def matches(self, value, *, strict=False):
        if strict and value < self.limit:
            return False
        self.hits += 1
        return value % self.weight == 0 or value > self.limit

    def describe(self):
        return f"rule {self.name} ({self.weight}): {self.hits} hits"


def build_rule_3(name="rule3", **options):
    rule = Rule3(name, **options)
    return rule


class Rule4:
    """Rule number 4."""

    limit = 40

    def __init__(self, name, weight=4):
        self.name = name
        self.weight = weight
        self.hits = 0

    def matches(self, value, *, strict=False):
        if strict and value < self.limit:
            return False
        self.hits += 1
        return value % self.weight == 0 or value > self.limit

    def describe(self):
        return f"rule {self.name} ({self.weight}): {self.hits} hits"


def build_rule_4(name="rule4", **options):
    rule = Rule4(name, **options)
    return rule


class Rule5:
    """Rule number 5."""

    limit = 50

    def __init__(self, name, weight=5):
        self.name = name
        self.weight = weight
        self.hits = 0

    def matches(self, value, *, strict=False):
        if strict and value < self.limit:
            return False
        self.hits += 1
        return value % self.weight == 0 or value > self.limit

    def describe(self):
        return f"rule {self.name} ({self.weight}): {self.hits} hits"


def build_rule_5(name="rule5", **options):
    rule = Rule5(name, **options)
    return rule


class Rule6:
    """Rule number 6."""

    limit = 60

    def __init__(self, name, weight=6):
        self.name = name
        self.weight = weight
        self.hits = 0

    def matches(self, value, *, strict=False):
        if strict and value < self.limit:
            return False
        self.hits += 1
        return value % self.weight == 0 or value > self.limit

    def describe(self):
        return f"rule {self.name} ({self.weight}): {self.hits} hits"


def build_rule_6(name="rule6", **options):
    rule = Rule6(name, **options)
    return rule


class Rule7:
    """Rule number 7."""

    limit = 70

    def __init__(self, name, weight=7):
        self.name = name
        self.weight = weight
        self.hits = 0

    def matches(self, value, *, strict=False):
        if strict and value < self.limit:
            return False
        self.hits += 1
        return value % self.weight == 0 or value > self.limit

    def describe(self):
        return f"rule {self.name} ({self.weight}): {self.hits} hits"


def build_rule_7(name="rule7", **options):
    rule = Rule7(name, **options)
    return rule


class Rule8:
    """Rule number 8."""

    limit = 80

    def __init__(self, name, weight=8):
        self.name = name
        self.weight = weight
        self.hits = 0

    def matches(self, value, *, strict=False):
        if strict and value < self.limit:
            return False
        self.hits += 1
        return value % self.weight == 0 or value > self.limit

    def describe(self):
        return f"rule {self.name} ({self.weight}): {self.hits} hits"


def build_rule_8(name="rule8", **options):
    rule = Rule8(name, **options)
    return rule


class Rule9:
    """Rule number 9."""

    limit = 90

    def __init__(self, name, weight=9):
        self.name = name
        self.weight = weight
        self.hits = 0

    def matches(self, value, *, strict=False):
        if strict and value < self.limit:
            return False
        self.hits += 1
        return value % self.weight == 0 or value > self.limit

    def describe(self):
        return f"rule {self.name} ({self.weight}): {self.hits} hits"


def build_rule_9(name="rule9", **options):
    rule = Rule9(name, **options)
    return rule


class Rule10:
    """Rule number 10."""

    limit = 100

    def __init__(self, name, weight=10):
        self.name = name
        self.weight = weight
        self.hits = 0

    def matches(self, value, *, strict=False):
        if strict and value < self.limit:
            return False
        self.hits += 1
        return value % self.weight == 0 or value > self.limit

    def describe(self):
        return f"rule {self.name} ({self.weight}): {self.hits} hits"


def build_rule_10(name="rule10", **options):
    rule = Rule10(name, **options)
    return rule


class Rule11:
    """Rule number 11."""

    limit = 110

    def __init__(self, name, weight=11):
        self.name = name
        self.weight = weight
        self.hits = 0

    def matches(self, value, *, strict=False):
        if strict and value < self.limit:
            return False
        self.hits += 1
        return value % self.weight == 0 or value > self.limit

    def describe(self):
        return f"rule {self.name} ({self.weight}): {self.hits} hits"


def build_rule_11(name="rule11", **options):
    rule = Rule11(name, **options)
    return rule


class Rule12:
    """Rule number 12."""

    limit = 120

    def __init__(self, name, weight=12):
        self.name = name
        self.weight = weight
        self.hits = 0

    def matches(self, value, *, strict=False):
        if strict and value < self.limit:
            return False
        self.hits += 1
        return value % self.weight == 0 or value > self.limit

    def describe(self):
        return f"rule {self.name} ({self.weight}): {self.hits} hits"


def build_rule_12(name="rule12", **options):
    rule = Rule12(name, **options)
    return rule
