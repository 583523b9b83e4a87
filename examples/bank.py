# A bank: accounts of several kinds, transfers that roll back, an audit trail, monthly closing.


class BankError(Exception):
    """Base of everything the bank refuses."""


class InsufficientFunds(BankError):
    def __init__(self, account, amount):
        super().__init__(f"{account.owner} needs {amount - account.available:.2f} more")
        self.account, self.amount = account, amount


class AccountClosed(BankError):
    pass


class Money:
    """An amount in cents, so that sums are exact."""

    __slots__ = ("cents",)

    def __init__(self, amount=0):
        self.cents = amount.cents if isinstance(amount, Money) else round(amount * 100)

    @classmethod
    def of_cents(cls, cents):
        money = cls()
        money.cents = cents
        return money

    def __add__(self, other):
        return Money.of_cents(self.cents + Money(other).cents)

    __radd__ = __add__

    def __sub__(self, other):
        return Money.of_cents(self.cents - Money(other).cents)

    def __mul__(self, factor):
        return Money.of_cents(round(self.cents * factor))

    def __neg__(self):
        return Money.of_cents(-self.cents)

    def __eq__(self, other):
        return self.cents == Money(other).cents

    def __lt__(self, other):
        return self.cents < Money(other).cents

    def __le__(self, other):
        return not Money(other) < self

    def __hash__(self):
        return hash(self.cents)

    def __bool__(self):
        return self.cents != 0

    def __format__(self, spec):
        sign, cents = "-" if self.cents < 0 else "", abs(self.cents)
        return format(f"{sign}{cents // 100:,}.{cents % 100:02d}", spec.removesuffix("f").removesuffix(".2"))

    def __repr__(self):
        return f"Money({self:s})"


class Account:
    kind = "account"
    _next_number = 1000

    def __init__(self, owner, balance=0):
        Account._next_number += 1
        self.number = Account._next_number
        self.owner = owner
        self._balance = Money(balance)
        self.history = []
        self.open = True

    @property
    def balance(self):
        return self._balance

    @balance.setter
    def balance(self, value):
        if not isinstance(value, Money):
            raise TypeError(f"a balance is Money, not {type(value).__name__}")
        self._balance = value

    @property
    def available(self):
        return self.balance

    def record(self, what, amount):
        self.history.append((what, amount, self.balance))

    def deposit(self, amount):
        amount = self._check(amount)
        self.balance += amount
        self.record("deposit", amount)
        return self

    def withdraw(self, amount):
        amount = self._check(amount)
        if self.available < amount:
            raise InsufficientFunds(self, amount)
        self.balance -= amount
        self.record("withdraw", -amount)
        return self

    def _check(self, amount):
        if not self.open:
            raise AccountClosed(f"{self.number} is closed")
        amount = Money(amount)
        if amount <= 0:
            raise ValueError(f"amount must be positive, not {amount:s}")
        return amount

    def month_end(self):
        """What the kind of account does at the end of a month."""

    def __str__(self):
        return f"{self.kind:<9} {self.number} {self.owner:<6} {self.balance:>12s}"

    def __lt__(self, other):
        return (self.balance, self.number) < (other.balance, other.number)


class Savings(Account):
    kind = "savings"
    rate = 0.02

    def month_end(self):
        interest = self.balance * (self.rate / 12)
        if interest:
            self.deposit(interest)


class Checking(Account):
    kind = "checking"

    def __init__(self, owner, balance=0, *, overdraft=0):
        super().__init__(owner, balance)
        self.overdraft = Money(overdraft)

    @property
    def available(self):
        return super().available + self.overdraft

    def month_end(self):
        if self.balance < 0:
            fee = -self.balance * 0.01 + 1
            self.balance -= fee
            self.record("fee", -fee)


class Audited:
    """Mixin: keeps a log of every change of the balance."""

    log = []

    def record(self, what, amount):
        super().record(what, amount)
        self.log.append(f"{self.number} {what} {amount:s}")


class BusinessAccount(Audited, Checking):
    kind = "business"


class Transfer:
    """A context manager that undoes everything when its block fails."""

    def __init__(self, *accounts):
        self.accounts = accounts

    def __enter__(self):
        self.saved = [(a, a.balance, len(a.history)) for a in self.accounts]
        return self

    def __exit__(self, kind, error, traceback):
        if kind is None:
            return False
        for account, balance, length in self.saved:
            account.balance = balance
            del account.history[length:]
        return issubclass(kind, BankError)


class Bank:
    def __init__(self, name):
        self.name, self.accounts, self.refused = name, {}, []

    def add(self, account):
        self.accounts[account.number] = account
        return account

    def transfer(self, source, target, amount):
        with Transfer(source, target):
            target.deposit(amount)
            source.withdraw(amount)
            return True
        self.refused.append((source.owner, target.owner, amount))
        return False

    def close_month(self):
        for account in self.accounts.values():
            account.month_end()

    def __iter__(self):
        return iter(sorted(self.accounts.values(), reverse=True))

    @property
    def total(self):
        return sum(a.balance for a in self)


bank = Bank("First Hognose")
ann = bank.add(Savings("Ann", 1200))
bob = bank.add(Checking("Bob", 150.75, overdraft=500))
cid = bank.add(BusinessAccount("Cid", 10 ** 6, overdraft=10000))
before = bank.total
print(bank.transfer(ann, bob, 99.99), bank.transfer(bob, ann, 800), bank.transfer(cid, bob, 0.1 + 0.2), bank.transfer(bob, cid, 700))
assert bank.total == before
for action in (lambda: ann.withdraw(5000), lambda: bob.deposit(-5), lambda: setattr(ann, "balance", 5), lambda: ann.deposit("1")):
    try:
        action()
    except (BankError, ValueError, TypeError) as error:
        print(f"{type(error).__name__}: {error}")
for month in range(3):
    bank.close_month()
ann.open = False
try:
    ann.withdraw(1)
except BankError as error:
    print("refused:", error)
for account in bank:
    print(account)
print(f"total {bank.total:s}", bank.refused)
for what, amount, balance in bob.history:
    print(f"  {what:<9}{amount:>10s}{balance:>12s}")
print(Audited.log, [c.__name__ for c in (BusinessAccount, Checking, Account) if isinstance(cid, c)])
