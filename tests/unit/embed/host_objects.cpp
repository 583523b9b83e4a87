// Classes and objects of the host: constructors, methods, fields, identity, handles, and attacks on
// all of them through the public interface.
#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "hognose/sandbox.h"
#include "hognose/session.h"

namespace hognose {
namespace {

struct Account {
  explicit Account(std::string owner, int64_t balance = 0)
      : owner(std::move(owner)), balance(balance) {
    ++alive;
  }
  ~Account() { --alive; }
  std::string owner;
  int64_t balance = 0;
  int64_t limit = 100;
  static int alive;
};
int Account::alive = 0;

HostClass<Account> account_class() {
  HostClass<Account> account("Account");
  account.doc("An account of the bank.")
      .constructor("Account(owner: str, balance: int = 0)",
                   [](HostCall& call) {
                     if (call["balance"].integer < 0) throw HostException("ValueError", "in debt");
                     return std::make_shared<Account>(call["owner"].text, call["balance"].integer);
                   })
      .method("deposit(self, amount: int)",
              [](Account& self, HostCall& call) { return self.balance += call["amount"].integer; })
      .method("close(self)", [](Account& self) { self.balance = 0; })
      .method("__len__(self)", [](Account& self) { return self.balance; })
      .method("__getitem__(self, key)", [](Account&, HostCall& call) { return std::move(call[0]); })
      .method("__eq__(self, other: Account)",
              [](Account& self, HostCall& call) {
                // Not with unwrap(), because a class must not hold itself. The annotation has been
                // checked.
                auto* other = static_cast<Account*>(call[0].reference->object.get());
                return other->balance == self.balance;
              })
      .method("__hash__(self)", [](Account&) { return 7; })
      .field("owner", [](const Account& self) { return self.owner; })
      .field("balance", [](const Account& self) { return self.balance; })
      .field(
          "limit: int", [](const Account& self) { return self.limit; },
          [](Account& self, HostValue& value) {
            if (value.integer < 0) throw std::runtime_error("no");
            self.limit = value.integer;
          });
  return account;
}

std::string text_of(const Outcome& outcome) {
  if (outcome.status == Status::Ok && outcome.return_value.kind == HostValue::Kind::Str) {
    return outcome.return_value.text;
  }
  if (outcome.status == Status::Ok) return "ok";
  if (!outcome.error) return std::string(status_name(outcome.status)) + ": " + outcome.stop_message;
  return outcome.error->type + ": " + outcome.error->message;
}

SandboxOptions with_profile(Profile profile) {
  SandboxOptions options;
  options.policy = Policy(profile);
  options.policy.allow_import("*");
  return options;
}

TEST(HostObjects, FieldsAndMethodsAreWhatTheHostLists) {
  auto account = account_class();
  auto mine = std::make_shared<Account>("ann", 5);
  Sandbox sandbox;
  ASSERT_TRUE(sandbox.set_global("mine", account.wrap(mine)));
  EXPECT_EQ(
      text_of(sandbox.run(R"(
out = []
def attempt(f):
    try:
        out.append(f())
    except Exception as e:
        out.append(f'{type(e).__name__}: {e}')
attempt(lambda: mine.deposit(10))
attempt(lambda: mine.deposit(amount=1))
attempt(lambda: (mine.owner, mine.balance, mine.limit, len(mine), mine['x'], hash(mine)))
mine.limit = 200
attempt(lambda: mine.limit)
attempt(lambda: mine.deposit())
attempt(lambda: mine.deposit('1'))
attempt(lambda: mine.deposit(1, 2))
attempt(lambda: mine.password)
attempt(lambda: setattr(mine, 'owner', 'eve'))
attempt(lambda: setattr(mine, 'deposit', len))
attempt(lambda: setattr(mine, 'new', 1))
attempt(lambda: setattr(mine, 'limit', 'x'))
attempt(lambda: setattr(mine, 'limit', -1))
attempt(lambda: delattr(mine, 'limit'))
attempt(lambda: mine.close())
attempt(lambda: mine.deposit.__name__ + ' ' + mine.deposit.__qualname__)
attempt(lambda: type(mine).deposit(mine, 3))
attempt(lambda: type(mine).__doc__)
attempt(lambda: str(type(mine)))
attempt(lambda: repr(type(mine).deposit) + repr(type(mine).owner))
attempt(lambda: mine == mine)
attempt(lambda: mine == 5)
attempt(lambda: type(mine)('bob'))
match mine:
    case object(owner='ann', balance=b): out.append(b)
'\n'.join(map(str, out)))")),
      "15\n16\n"
      "('ann', 16, 100, 16, 'x', 7)\n"
      "200\n"
      "TypeError: deposit() missing required argument 'amount' (pos 1)\n"
      "TypeError: deposit() argument 'amount' must be int, not str\n"
      "TypeError: deposit() takes at most 1 argument (2 given)\n"
      "AttributeError: 'Account' object has no attribute 'password'\n"
      "AttributeError: 'Account' object attribute 'owner' is read-only\n"
      "AttributeError: 'Account' object attribute 'deposit' is read-only\n"
      "AttributeError: 'Account' object has no attribute 'new' and no __dict__ for setting new "
      "attributes\n"
      "TypeError: Account.limit must be int, not str\n"
      "RuntimeError: no\n"
      "AttributeError: 'Account' object attribute 'limit' cannot be deleted\n"
      "None\n"
      "deposit Account.deposit\n"
      "3\n"
      "An account of the bank.\n"
      "<class 'host.Account'>\n"
      "<host method 'deposit' of 'Account' objects><host field 'owner' of 'Account' objects>\n"
      "True\n"
      "TypeError: __eq__() argument 'other' must be Account, not int\n"
      "TypeError: cannot create 'Account' instances\n"
      "3");
  EXPECT_EQ(mine->limit, 200);
  EXPECT_EQ(mine->owner, "ann");
}

TEST(HostObjects, ConstructorsOnlyWhereGiven) {
  auto account = account_class();
  HostClass<Account> closed("Closed");
  closed.field("owner", [](Account& self) { return self.owner; });
  Sandbox sandbox;
  ASSERT_TRUE(sandbox.expose_class(account)) << sandbox.definition_error();
  ASSERT_TRUE(sandbox.expose_class(closed)) << sandbox.definition_error();
  EXPECT_EQ(
      text_of(sandbox.run(R"(
out = []
def attempt(f):
    try:
        out.append(f())
    except Exception as e:
        out.append(f'{type(e).__name__}: {e}')
a = Account('ann', balance=3)
attempt(lambda: (isinstance(a, Account), type(a) is Account, a.balance, isinstance(a, Closed)))
attempt(lambda: Account())
attempt(lambda: Account('x', -1))
attempt(lambda: Account(1))
attempt(lambda: Closed())
attempt(lambda: Closed.__new__(Closed))
attempt(lambda: object.__new__(Account))
attempt(lambda: object.__new__(Closed))
attempt(lambda: Account.__new__(Account, 'new').owner)
attempt(lambda: Account.__new__(Closed, 'new').owner)
attempt(lambda: Account.__new__(int, 'new'))
attempt(lambda: a.__init__('other'))
attempt(lambda: a.owner)
attempt(lambda: type('Sub', (Account,), {}))
attempt(lambda: type('Sub', (Closed,), {}))
attempt(lambda: Account.deposit(5, 1))
attempt(lambda: Account.deposit())
attempt(lambda: Closed.owner.__get__(a))
attempt(lambda: Account.owner.__get__(5, int))
attempt(lambda: Account.limit.__set__(5, 1))
attempt(lambda: setattr(Account, 'deposit', None))
attempt(lambda: setattr(Account, 'x', 1))
attempt(lambda: delattr(Account, 'deposit'))
attempt(lambda: setattr(Account, '__name__', 'x'))
attempt(lambda: setattr(Account, '__doc__', 'x'))
attempt(lambda: setattr(Account, '__module__', 'x'))
attempt(lambda: setattr(a, '__class__', Closed))
class Empty: __slots__ = ()
attempt(lambda: setattr(a, '__class__', Empty))
attempt(lambda: setattr(Empty(), '__class__', Account))
class Liar:
    @property
    def __class__(self): return Account
attempt(lambda: isinstance(Liar(), Account))
attempt(lambda: Account.deposit(Liar(), 1))
'\n'.join(map(str, out)))")),
      "(True, True, 3, False)\n"
      "TypeError: Account() missing required argument 'owner' (pos 1)\n"
      "ValueError: in debt\n"
      "TypeError: Account() argument 'owner' must be str, not int\n"
      "TypeError: cannot create 'Closed' instances\n"
      "TypeError: cannot create 'Closed' instances\n"
      "TypeError: object.__new__(Account) is not safe, use Account.__new__()\n"
      "TypeError: object.__new__(Closed) is not safe, use Closed.__new__()\n"
      "new\n"
      "TypeError: cannot create 'Closed' instances\n"
      "TypeError: host_object.__new__(int): int is not a subtype of host_object\n"
      "None\n"
      "ann\n"
      "TypeError: type 'Account' is not an acceptable base type\n"
      "TypeError: type 'Closed' is not an acceptable base type\n"
      "TypeError: descriptor 'deposit' for 'Account' objects doesn't apply to a 'int' object\n"
      "TypeError: unbound method Account.deposit() needs an argument\n"
      "TypeError: descriptor 'owner' for 'Closed' objects doesn't apply to a 'Account' object\n"
      "TypeError: descriptor 'owner' for 'Account' objects doesn't apply to a 'int' object\n"
      "TypeError: descriptor 'limit' for 'Account' objects doesn't apply to a 'int' object\n"
      "TypeError: cannot set 'deposit' attribute of immutable type 'Account'\n"
      "TypeError: cannot set 'x' attribute of immutable type 'Account'\n"
      "TypeError: cannot set 'deposit' attribute of immutable type 'Account'\n"
      "TypeError: cannot set '__name__' attribute of immutable type 'Account'\n"
      "TypeError: cannot set '__doc__' attribute of immutable type 'Account'\n"
      "TypeError: cannot set '__module__' attribute of immutable type 'Account'\n"
      "TypeError: __class__ assignment only supported for mutable types or ModuleType subclasses\n"
      "TypeError: __class__ assignment only supported for mutable types or ModuleType subclasses\n"
      "TypeError: __class__ assignment only supported for mutable types or ModuleType subclasses\n"
      "True\n"
      "TypeError: descriptor 'deposit' for 'Account' objects doesn't apply to a 'Liar' object");
}

TEST(HostObjects, MembersWithParametersInCpp) {
  HostClass<Account> account("Account");
  account
      .constructor("Account(owner, balance=0)",
                   [](std::string owner, int64_t balance) {
                     return std::make_shared<Account>(std::move(owner), balance);
                   })
      .method("deposit(self, amount, fee=0)",
              [](Account& self, int64_t amount, int64_t fee) { self.balance += amount - fee; })
      .field(
          "limit", [](const Account& self) { return self.limit; },
          [](Account& self, int64_t limit) { self.limit = limit; });
  Sandbox sandbox;
  ASSERT_TRUE(sandbox.expose_class(account)) << sandbox.definition_error();
  sandbox.define("balance(account: Account)",
                 [&](HostCall& call) { return account.unwrap(call[0])->balance; });
  EXPECT_EQ(text_of(sandbox.run(R"(
a = Account('ann', balance=5)
a.deposit(10, fee=1)
a.limit = 7
out = [balance(a), a.limit]
for f in (lambda: Account(5), lambda: a.deposit('1'), lambda: a.deposit(), lambda: setattr(a, 'limit', 'x')):
    try: f()
    except TypeError as e: out.append(str(e))
'\n'.join(map(str, out)))")),
            "14\n7\n"
            "Account() argument 'owner' must be str\n"
            "deposit() argument 'amount' must be int\n"
            "deposit() missing required argument 'amount' (pos 1)\n"
            "limit() argument 'value' must be int");
  HostClass<Account> faulty("Faulty");
  faulty.method("deposit(self)", [](Account&, int64_t) {});
  EXPECT_FALSE(sandbox.expose_class(faulty));
}

TEST(HostObjects, SubclassesWhereAllowed) {
  auto account = account_class();
  account.allow_subclasses();
  Sandbox sandbox;
  ASSERT_TRUE(sandbox.expose_class(account));
  std::string seen;
  sandbox.define("take(value: Account)", [&](HostCall& call) {
    seen += account.unwrap(call[0])->owner;
    return std::move(call[0]);
  });
  EXPECT_EQ(text_of(sandbox.run(R"(
class Saver(Account):
    def __init__(self, owner, balance=0):
        self.log = []
    def deposit(self, amount):
        self.log.append(amount)
        return super().deposit(amount * 2)
    @property
    def owner(self): return 'lie'
s = Saver('eve', 1)
r = take(s)
out = [s.deposit(2), s.balance, s.log, r is s, isinstance(s, Account), s.owner, len(s)]
class Other(Account): pass
s.__class__ = Other
out += [type(s).__name__, s.owner, s.log]
for f in (lambda: Saver(), lambda: Other(5), lambda: setattr(s, '__class__', Account)):
    try: f()
    except TypeError as e: out.append(str(e))
'\n'.join(map(str, out)))")),
            "5\n5\n[2]\nTrue\nTrue\nlie\n5\nOther\neve\n[2]\n"
            "Account() missing required argument 'owner' (pos 1)\n"
            "Account() argument 'owner' must be str, not int\n"
            "__class__ assignment only supported for mutable types or ModuleType subclasses");
  EXPECT_EQ(seen, "eve");
}

TEST(HostObjects, IdentityArgumentsAndResults) {
  auto account = account_class();
  auto other = HostClass<Account>("Other");
  auto first = std::make_shared<Account>("first");
  Sandbox sandbox;
  sandbox.define("get()", [&](HostCall&) { return account.wrap(first); });
  sandbox.define("other()", [&](HostCall&) { return other.wrap(first); });
  sandbox.define("give(value)", [&](HostCall& call) {
    return HostValue::list({account.unwrap(call[0]) == first, other.unwrap(call[0]) == first,
                            account.unwrap(HostValue(1)) == nullptr});
  });
  sandbox.define("nested(x)", [&](HostCall& call) {
    return HostValue::dict({{"a", HostValue::list({account.wrap(first), call[0].items.at(0)})}});
  });
  sandbox.define("nothing()", [&](HostCall&) { return account.wrap(nullptr); });
  Outcome outcome = sandbox.run(R"(
a = get()
b = other()
n = nested([a])
out = [a is get(), a is b, type(a).__name__, type(b).__name__, give(a), give(b), n['a'][0] is a, n['a'][1] is a,
       nothing(), {a: 1}[get()]]
'\n'.join(map(str, out)))");
  EXPECT_EQ(
      text_of(outcome),
      "True\nFalse\nAccount\nOther\n[True, False, True]\n[False, True, True]\nTrue\nTrue\nNone\n1");
  outcome = sandbox.run("get()");
  EXPECT_EQ(account.unwrap(outcome.return_value), first);
  outcome = sandbox.run("[1, get()]");
  EXPECT_EQ(account.unwrap(outcome.return_value.items.at(1)), first);
}

TEST(HostObjects, HandlesAreReleased) {
  auto account = account_class();
  {
    SandboxOptions options;
    options.limits.max_host_objects = 50;
    Sandbox sandbox(options);
    sandbox.expose_class(account);
    // The limit is on live objects, so dead ones make room.
    EXPECT_EQ(text_of(sandbox.run("for i in range(5000): a = Account('x')")), "ok");
    EXPECT_EQ(Account::alive, 0);
    Outcome outcome = sandbox.run(
        "kept = []\nwhile True:\n    try: kept.append(Account('x'))\n"
        "    except BaseException: print('no')\n    finally: pass");
    EXPECT_EQ(outcome.status, Status::HostLimit);
    EXPECT_EQ(outcome.stop_message.substr(0, 42), "limit of 50 objects of the host in use rea");
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(Account::alive, 0);
    outcome = sandbox.run("a = Account('x')\nraise ValueError");
    EXPECT_EQ(Account::alive, 0);
  }
  {
    Session sandbox;
    sandbox.expose_class(account);
    EXPECT_EQ(text_of(sandbox.run("a = Account('kept', 5)")), "ok");
    EXPECT_EQ(Account::alive, 1);
    EXPECT_EQ(sandbox.run("a.deposit(2)").return_value.integer, 7);
    EXPECT_EQ(Account::alive, 1);
    EXPECT_EQ(text_of(sandbox.run("del a\nb = Account('next')\nimport_ = 1")), "ok");
  }
  EXPECT_EQ(Account::alive, 0);
}

TEST(HostObjects, ObjectsDoNotOutliveTheRun) {
  auto account = account_class();
  HostValue kept;
  {
    Sandbox sandbox;
    sandbox.expose_class(account);
    kept = sandbox.run("Account('returned', 9)").return_value;
    EXPECT_EQ(Account::alive, 1);  // the host holds it now
    EXPECT_EQ(account.unwrap(kept)->balance, 9);
    // A later run knows the object only if the host passes it again.
    EXPECT_EQ(text_of(sandbox.run("a")), "NameError: name 'a' is not defined");
    sandbox.set_global("a", kept);
    EXPECT_EQ(sandbox.run("a.balance").return_value.integer, 9);
    Sandbox another;
    another.set_global("a", kept);
    EXPECT_EQ(another.run("a.deposit(1)").return_value.integer, 10);
  }
  kept = HostValue();
  EXPECT_EQ(Account::alive, 0);
}

TEST(HostObjects, FaultyClassesAreRefused) {
  auto expect_refused = [](HostClass<Account> faulty) {
    Sandbox sandbox;
    EXPECT_FALSE(sandbox.expose_class(faulty));
    EXPECT_NE(sandbox.definition_error(), "");
    EXPECT_EQ(sandbox.run("1").status, Status::Error);
  };
  auto none = [](Account&) {};
  expect_refused(HostClass<Account>(""));
  expect_refused(HostClass<Account>("A b"));
  expect_refused(HostClass<Account>("__builtins__"));
  expect_refused(HostClass<Account>("A").method("f()", none));
  expect_refused(HostClass<Account>("A").method("f(x)", none));
  expect_refused(HostClass<Account>("A").method("f(self", none));
  expect_refused(HostClass<Account>("A").method("f(self)", none).method("f(self)", none));
  expect_refused(HostClass<Account>("A").method("f(self)", none).field("f", none));
  expect_refused(HostClass<Account>("A").field("f()", none));
  for (const char* name :
       {"__init__",          "__new__",         "__del__",           "__getattribute__",
        "__getattr__",       "__setattr__",     "__delattr__",       "__class__",
        "__dict__",          "__reduce__",      "__reduce_ex__",     "__getstate__",
        "__init_subclass__", "__set_name__",    "__get__",           "__set__",
        "__delete__",        "__mro_entries__", "__instancecheck__", "__subclasscheck__",
        "__prepare__",       "__slots__",       "__await__",         "__globals__",
        "__subclasses__"}) {
    expect_refused(HostClass<Account>("A").method(std::string(name) + "(self)", none));
    expect_refused(HostClass<Account>("A").field(name, none));
  }
}

// The attacks that broke pynterp, pysandbox and similar projects, on everything that a host can
// give.
TEST(HostObjects, GuardedNamesHoldOnEveryRoute) {
  auto account = account_class();
  account.allow_subclasses();
  Sandbox sandbox(with_profile(Profile::Strict));
  sandbox.expose_class(account);
  sandbox.set_global("obj", account.wrap(std::make_shared<Account>("ann", 5)));
  sandbox.define("func(x=None)", [](HostCall& call) { return std::move(call[0]); });
  sandbox.set_global("view", HostValue::view(HostValue::dict({{"a", HostValue::list({1, 2})}})));
  Outcome outcome = sandbox.run(R"PY(
import operator
class Stateful(str):
    def __new__(cls, first, real):
        self = str.__new__(cls, real)
        self.n = 0
        return self
    def __eq__(self, other): self.n += 1; return self.n > 1 and str.__eq__(self, other)
    def __hash__(self): return str.__hash__(self)
    def __str__(self): return 'harmless'
    def __repr__(self): return 'harmless'
holders = {'obj': obj, 'class': Account, 'bound': obj.deposit, 'member': Account.deposit, 'field': Account.owner,
           'func': func, 'view': view, 'keys': view.keys(), 'list': view['a'], 'iterator': iter(view)}
always = ['__base__', '__bases__', '__mro__', '__subclasses__', '__globals__', '__builtins__', '__closure__', '__code__',
          '__import__', '__loader__', '__spec__', '__reduce__', '__reduce_ex__', '__getstate__', '__setstate__',
          '__getnewargs__', '__getnewargs_ex__', '__getattr__', '__setattr__', '__delattr__', 'f_globals', 'gi_frame',
          'tb_frame']
natives = ['__self__', '__func__', '__wrapped__', '__objclass__', '__module__', '__dict__', '__weakref__']
leaks = []
def test(label, f):
    try:
        value = f()
    except (AttributeError, TypeError) as e:
        return
    except Exception as e:
        leaks.append(f'{label}: {type(e).__name__} {e}')
        return
    leaks.append(f'{label}: {value!r}')
for label, holder in holders.items():
    for name in always + (natives if label not in ('class', 'obj') else ['__dict__'] if label == 'class' else []):
        if label == 'class' and name == '__module__': continue
        key = Stateful('x', name)
        test(f'{label} getattr {name}', lambda: getattr(holder, name))
        test(f'{label} lying {name}', lambda: getattr(holder, key))
        test(f'{label} object {name}', lambda: object.__getattribute__(holder, name))
        test(f'{label} type {name}', lambda: type(holder).__getattribute__(holder, key))
        test(f'{label} bound {name}', lambda: holder.__getattribute__(key))
        test(f'{label} keyword {name}', lambda: holder.__getattribute__(**{'name': key}))
        test(f'{label} rebound {name}', lambda: object.__getattribute__.__get__(holder)(name))
        test(f'{label} format {name}', lambda: ('{0.%s}' % name).format(holder))
        test(f'{label} attrgetter {name}', lambda: operator.attrgetter(name)(holder))
        test(f'{label} super {name}', lambda: super(type(holder), holder).__getattribute__(key))
        if hasattr(holder, name): leaks.append(f'{label} hasattr {name}')
for route, steps in {'subclass': lambda: type('S', (Account,), {})('x').__reduce_ex__(2),
                     'match': lambda: [v for v in [obj] if isinstance(v, Account)][0].__class__.__mro__}.items():
    test(route, steps)
class Sub(Account):
    def reach(self): return super().__reduce__()
    def climb(self): return super().__getattribute__('__subclasses__')
test('sub reach', lambda: Sub('x').reach())
test('sub climb', lambda: Sub('x').climb())
'\n'.join(leaks) or 'none')PY");
  EXPECT_EQ(text_of(outcome), "none");
}

TEST(HostObjects, CopyingAndPicklingRefuse) {
  auto account = account_class();
  for (Profile profile : {Profile::Strict, Profile::Standard}) {
    Sandbox sandbox(with_profile(profile));
    sandbox.expose_class(account);
    sandbox.define("func()", [](HostCall&) {});
    sandbox.set_global("view", HostValue::view(HostValue::dict({{"a", HostValue::list({1, 2})}})));
    EXPECT_EQ(text_of(sandbox.run(R"(
import copy
a = Account('ann')
out = []
for value in (a, a.deposit, Account.owner, view, view['a'], view.keys(), iter(view)):
    for f in (copy.copy, copy.deepcopy):
        try: out.append(repr(f(value)))
        except TypeError as e: out.append(str(e))
out.append(copy.deepcopy(Account) is Account)
out.append(view.copy())
'\n'.join(sorted(set(map(str, out)))))")),
              "True\n"
              "cannot pickle 'Account' object\n"
              "cannot pickle 'host_function' object\n"
              "cannot pickle 'host_items' object\n"
              "cannot pickle 'host_iterator' object\n"
              "cannot pickle 'host_mapping' object\n"
              "cannot pickle 'host_member' object\n"
              "cannot pickle 'host_sequence' object\n"
              "{'a': [1, 2]}")
        << static_cast<int>(profile);
  }
}

TEST(HostObjects, ForgedTypesOfStandardGuestsReachNothing) {
  auto account = account_class();
  Sandbox sandbox(with_profile(Profile::Standard));
  sandbox.expose_class(account);
  EXPECT_EQ(
      text_of(sandbox.run(R"(
base = Account.__mro__[1]
a = Account('ann', 5)
out = [base.__name__]
def attempt(f):
    try: out.append(repr(f()))
    except Exception as e: out.append(f'{type(e).__name__}: {e}')
class Forged(base): pass
attempt(lambda: Forged())
attempt(lambda: base())
attempt(lambda: base.__new__(Forged))
attempt(lambda: base.__new__(base))
attempt(lambda: object.__new__(Forged))
attempt(lambda: setattr(a, '__class__', Forged))
attempt(lambda: setattr(Account, '__bases__', (Forged,)))
attempt(lambda: Account.__dict__.__class__)
attempt(lambda: Account.__dict__['deposit'].__get__(Forged.__new__, None))
attempt(lambda: Account.__subclasses__())
attempt(lambda: type('M', (base, Account), {}))
attempt(lambda: Account.__dict__.update(x=1))
attempt(lambda: Account.__dict__ | {})
attempt(lambda: a.__dict__)
attempt(lambda: a.__reduce_ex__(2))
attempt(lambda: a.deposit.__self__)
'\n'.join(line for line in out if '{' not in line))")),
      "host_object\n"
      "TypeError: cannot create 'Forged' instances\n"
      "TypeError: cannot create 'host_object' instances\n"
      "TypeError: cannot create 'Forged' instances\n"
      "TypeError: cannot create 'host_object' instances\n"
      "TypeError: object.__new__(Forged) is not safe, use Forged.__new__()\n"
      "TypeError: __class__ assignment only supported for mutable types or ModuleType subclasses\n"
      "TypeError: cannot set '__bases__' attribute of immutable type 'Account'\n"
      "<class 'mappingproxy'>\n"
      "TypeError: descriptor 'deposit' for 'Account' objects doesn't apply to a "
      "'builtin_function_or_method' object\n"
      "[]\n"
      "TypeError: type 'Account' is not an acceptable base type\n"
      "AttributeError: 'mappingproxy' object has no attribute 'update'\n"
      "AttributeError: 'Account' object has no attribute '__dict__'\n"
      "TypeError: cannot pickle 'Account' object\n"
      "AttributeError: 'host_function' object has no attribute '__self__'");
}

TEST(HostObjects, ManyUnderStress) {
  auto account = account_class();
  Sandbox sandbox;
  SandboxDebug debug;
  debug.collect_always = true;
  debug.collect_every = 3;
  sandbox.set_debug(debug);
  sandbox.expose_class(account);
  EXPECT_EQ(text_of(sandbox.run(R"(
kept = [Account(str(i), i) for i in range(40)]
for i in range(200):
    Account('gone').deposit(1)
    kept[i % 40].deposit(1)
str((sum(a.balance for a in kept), [a.owner for a in kept][-1])))")),
            "(980, '39')");
  EXPECT_EQ(Account::alive, 0);
}

}  // namespace
}  // namespace hognose
