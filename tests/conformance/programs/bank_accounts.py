# programs: bank accounts.
# option: --policy standard
class InsufficientFunds(Exception):
    def __init__(self, account, amount):
        super().__init__(f"{account.owner} lacks {amount - account.balance:.2f}")
        self.account, self.amount = account, amount
class Account:
    rate = 0.0
    def __init__(self, owner, balance=0):
        self.owner, self._balance, self.history = owner, 0, []
        if balance:
            self.deposit(balance)
    @property
    def balance(self):
        return self._balance
    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("deposits are positive")
        self._balance += amount
        self.history.append(("in", amount))
    def withdraw(self, amount):
        if amount > self.balance:
            raise InsufficientFunds(self, amount)
        self._balance -= amount
        self.history.append(("out", amount))
    def __repr__(self):
        return f"{type(self).__name__}({self.owner!r}, {self.balance})"
class Savings(Account):
    rate = 0.02
    def add_interest(self):
        self.deposit(round(self.balance * self.rate, 2))
class Overdraft(Account):
    limit = 100
    def withdraw(self, amount):
        if amount > self.balance + self.limit:
            raise InsufficientFunds(self, amount - self.limit)
        self._balance -= amount
        self.history.append(("out", amount))
def transfer(source, target, amount):
    source.withdraw(amount)
    try:
        target.deposit(amount)
    except Exception:
        source.deposit(amount)
        raise
ann, bob, cy = Savings("Ann", 500), Account("Bob"), Overdraft("Cy", 20)
transfer(ann, bob, 120.5)
ann.add_interest()
transfer(cy, bob, 100)
print(ann, bob, cy, sep="\n")
for action in (lambda: transfer(bob, ann, 1000), lambda: cy.withdraw(50), lambda: ann.deposit(-1),
               lambda: setattr(ann, "balance", 5)):
    try:
        action()
    except (InsufficientFunds, ValueError, AttributeError) as error:
        print(type(error).__name__, error)
print([account.history for account in (ann, bob, cy)], sum(a.balance for a in (ann, bob, cy)))

#> Savings('Ann', 387.09)
#> Account('Bob', 220.5)
#> Overdraft('Cy', -80)
#> InsufficientFunds Bob lacks 779.50
#> InsufficientFunds Cy lacks 30.00
#> ValueError deposits are positive
#> AttributeError property 'balance' of 'Savings' object has no setter
#> [[('in', 500), ('out', 120.5), ('in', 7.59)], [('in', 120.5), ('in', 100)], [('in', 20), ('out', 100)]] 527.5899999999999
