// Read-only views of the host's data: they read like dicts, lists and sets, they refuse writes, and
// they copy nothing in advance.
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "hognose/sandbox.h"

namespace hognose {
namespace {

std::string text_of(const Outcome& outcome) {
  if (outcome.status == Status::Ok && outcome.return_value.kind == HostValue::Kind::Str) {
    return outcome.return_value.text;
  }
  if (outcome.status == Status::Ok) return "ok";
  if (!outcome.error) return std::string(status_name(outcome.status)) + ": " + outcome.stop_message;
  return outcome.error->type + ": " + outcome.error->message;
}

HostValue sample() {
  return HostValue::dict({{"name", "ann"},
                          {"tags", HostValue::list({"a", "b", "c"})},
                          {"pair", HostValue::tuple({1, HostValue::dict({{"x", 1.5}})})},
                          {"ids", HostValue::set({1, 2, 3})},
                          {7, HostValue()},
                          {HostValue::tuple({1, 2}), "tuple key"}});
}

constexpr const char* kAttempt = R"(
out = []
def attempt(f):
    try:
        out.append(f())
    except Exception as e:
        out.append(f'{type(e).__name__}: {e}')
)";

Outcome run_with_view(const std::string& source, SandboxOptions options = {}) {
  Sandbox sandbox(std::move(options));
  sandbox.set_global("v", HostValue::view(sample()));
  return sandbox.run(kAttempt + source);
}

TEST(HostViews, MappingsReadLikeDicts) {
  EXPECT_EQ(text_of(run_with_view(R"(
attempt(lambda: (len(v), v['name'], v[7], v[7.0], v[1, 2], v.get('no'), v.get('no', 5), v.get('name')))
attempt(lambda: ('name' in v, 'no' in v, (1, 2) in v, 7 in v))
attempt(lambda: list(v))
attempt(lambda: [k for k in v.keys()] == list(v))
attempt(lambda: list(v.values())[0])
attempt(lambda: list(v.items())[4])
attempt(lambda: (len(v.keys()), len(v.items()), 'name' in v.keys(), 'ann' in v.values(), ('name', 'ann') in v.items()))
attempt(lambda: v['no'])
attempt(lambda: v[[]])
attempt(lambda: v['tags'][1])
attempt(lambda: v['pair'][1]['x'])
attempt(lambda: dict(v)['name'])
attempt(lambda: {**v}['name'])
attempt(lambda: (lambda **k: sorted(k))(**v['pair'][1]))
attempt(lambda: v == v.copy())
attempt(lambda: v.copy()['tags'] + ['d'])
attempt(lambda: v['pair'][1] == {'x': 1.5} and {'x': 1.5} == v['pair'][1] and v['pair'][1] != {})
attempt(lambda: repr(v['pair'][1]))
attempt(lambda: str(v['tags']) + repr(v['tags']))
attempt(lambda: bool(v), )
attempt(lambda: v['pair'][1] | {'y': 2})
attempt(lambda: {'y': 2} | v['pair'][1])
match v:
    case {'name': n, 'tags': [first, *rest]}: out.append((n, first, rest))
attempt(lambda: '{0[name]} {0[tags][2]}'.format(v))
attempt(lambda: '%(name)s' % v)
'\n'.join(map(str, out)))")),
            "(6, 'ann', None, None, 'tuple key', None, 5, 'ann')\n"
            "(True, False, True, True)\n"
            "['name', 'tags', 'pair', 'ids', 7, (1, 2)]\n"
            "True\n"
            "ann\n"
            "(7, None)\n"
            "(6, 6, True, True, True)\n"
            "KeyError: 'no'\n"
            "TypeError: cannot use 'list' as a dict key (unhashable type: 'list')\n"
            "b\n"
            "1.5\n"
            "ann\n"
            "ann\n"
            "['x']\n"
            "True\n"
            "['a', 'b', 'c', 'd']\n"
            "True\n"
            "host_mapping({'x': 1.5})\n"
            "host_sequence(['a', 'b', 'c'])host_sequence(['a', 'b', 'c'])\n"
            "True\n"
            "{'x': 1.5, 'y': 2}\n"
            "{'y': 2, 'x': 1.5}\n"
            "('ann', 'a', ['b', 'c'])\n"
            "ann c\n"
            "ann");
}

TEST(HostViews, SequencesAndSetsReadLikeTheirs) {
  EXPECT_EQ(text_of(run_with_view(R"(
t = v['tags']
attempt(lambda: (t[0], t[-1], t[1:], t[::-1], len(t), t.index('b'), t.count('a'), 'c' in t, 'x' in t))
attempt(lambda: t[3])
attempt(lambda: t['0'])
attempt(lambda: t.index('x'))
attempt(lambda: list(t) == ['a', 'b', 'c'] == t)
attempt(lambda: t + ['d'])
attempt(lambda: ['0'] + t)
attempt(lambda: t * 2)
attempt(lambda: [*t, *t])
attempt(lambda: sorted(t, reverse=True))
attempt(lambda: ''.join(t))
attempt(lambda: list(reversed(t)))
attempt(lambda: (type(v['pair'][:1]).__name__, v['pair'][0]))
a, b, c = t
attempt(lambda: a + b + c)
s = v['ids']
attempt(lambda: (len(s), 2 in s, 5 in s, sorted(s), s | {9}, s & {1}, s - {1}, {1} < s.copy(), s == {1, 2, 3}))
attempt(lambda: hash(t))
attempt(lambda: {s: 1})
attempt(lambda: t < ['b'])
'\n'.join(map(str, out)))")),
            "('a', 'c', ['b', 'c'], ['c', 'b', 'a'], 3, 1, 1, True, False)\n"
            "IndexError: host_sequence index out of range\n"
            "TypeError: 'str' object cannot be interpreted as an integer\n"
            "ValueError: value is not in the host_sequence\n"
            "True\n"
            "['a', 'b', 'c', 'd']\n"
            "['0', 'a', 'b', 'c']\n"
            "['a', 'b', 'c', 'a', 'b', 'c']\n"
            "['a', 'b', 'c', 'a', 'b', 'c']\n"
            "['c', 'b', 'a']\n"
            "abc\n"
            "['c', 'b', 'a']\n"
            "('tuple', 1)\n"
            "abc\n"
            "(3, True, False, [1, 2, 3], {1, 2, 3, 9}, {1}, {2, 3}, True, True)\n"
            "TypeError: unhashable type: 'host_sequence'\n"
            "TypeError: cannot use 'host_set' as a dict key (unhashable type: 'host_set')\n"
            "True");
}

TEST(HostViews, NothingWrites) {
  auto data = std::make_shared<const HostValue>(sample());
  Sandbox sandbox;
  sandbox.set_global("v", HostValue::view(data));
  std::string text = text_of(sandbox.run(std::string(kAttempt) + R"(
def setitem(o, k): o[k] = 1
def delitem(o, k): del o[k]
def inplace_or(o):
    o |= {'z': 1}
def inplace_add(o):
    o += ['z']
def inplace_mul(o):
    o *= 2
def setslice(o): o[:] = []
t, s = v['tags'], v['ids']
for f in (lambda: setitem(v, 'name'), lambda: setitem(v, 'new'), lambda: delitem(v, 'name'), v.clear, lambda: v.pop('name'),
          v.popitem, lambda: v.update(name=1), lambda: v.update({'name': 1}), lambda: v.setdefault('new', 1),
          lambda: inplace_or(v), lambda: setitem(t, 0), lambda: delitem(t, 0), lambda: t.append(1), lambda: t.extend([1]),
          lambda: t.insert(0, 1), lambda: t.pop(), lambda: t.remove('a'), t.reverse, lambda: t.sort(key=None), t.clear,
          lambda: inplace_add(t), lambda: inplace_mul(t), lambda: setslice(t), lambda: s.add(1), lambda: s.remove(1),
          lambda: s.discard(1), lambda: s.pop(), lambda: s.update([1]), s.clear, lambda: inplace_or(s)):
    attempt(f)
for f in (lambda: setattr(v, 'x', 1), lambda: setattr(v, '__class__', dict), lambda: dict.__setitem__(v, 'a', 1),
          lambda: dict.update(v, a=1), lambda: list.append(t, 1), lambda: set.add(s, 1), lambda: object.__setattr__(v, 'x', 1),
          lambda: v.__init__({}), lambda: type(v)(), lambda: type(v).__new__(type(v))):
    attempt(f)
'\n'.join(sorted(set(map(str, out)))))"));
  EXPECT_EQ(
      text,
      "AttributeError: 'host_mapping' object has no attribute 'x' and no __dict__ for setting new "
      "attributes\n"
      "AttributeError: 'type' object has no attribute '__setattr__' (blocked by policy 'strict': "
      "it writes attributes around the checks of the class)\n"
      "TypeError: 'host_mapping' object is a read-only view of the host's data\n"
      "TypeError: 'host_sequence' object is a read-only view of the host's data\n"
      "TypeError: 'host_set' object is a read-only view of the host's data\n"
      "TypeError: __class__ assignment only supported for mutable types or ModuleType subclasses\n"
      "TypeError: cannot create 'host_mapping' instances\n"
      "TypeError: descriptor '__setitem__' requires a 'dict' object but received a 'host_mapping'\n"
      "TypeError: descriptor 'add' for 'set' objects doesn't apply to a 'host_set' object\n"
      "TypeError: descriptor 'append' for 'list' objects doesn't apply to a 'host_sequence' "
      "object\n"
      "TypeError: descriptor 'update' for 'dict' objects doesn't apply to a 'host_mapping' object\n"
      "TypeError: host_mapping.__init__() takes exactly one argument (the instance to initialize)\n"
      "TypeError: object.__new__(host_mapping) is not safe, use host_mapping.__new__()");
  EXPECT_EQ(data->entries.size(), 6u);
}

TEST(HostViews, DataIsReadInPlace) {
  HostValue::Entries entries;
  std::vector<HostValue> rows;
  for (int i = 0; i < 200'000; ++i)
    rows.push_back(HostValue::tuple({i, "row " + std::to_string(i)}));
  SandboxOptions options;
  options.limits.max_memory_bytes = 2 << 20;
  Sandbox sandbox(options);
  sandbox.set_global("rows", HostValue::view(HostValue::list(std::move(rows))));
  Outcome outcome = sandbox.run("rows[199_999][1] + str(len(rows)) + str(sum(r[0] for r in rows))");
  EXPECT_EQ(text_of(outcome), "row 19999920000019999900000");
  EXPECT_LT(outcome.memory_peak_bytes, 2u << 20);
  // A copy of all the data does not fit.
  EXPECT_EQ(sandbox.run("rows.copy()").status, Status::MemoryError);
  EXPECT_EQ(sandbox.run("x = list(rows)").status, Status::MemoryError);
}

TEST(HostViews, GuestKeysMayDoWhatTheyLike) {
  EXPECT_EQ(text_of(run_with_view(R"(
class Key:
    def __init__(self, h): self.h = h
    def __hash__(self): return self.h
    def __eq__(self, other):
        seen.append(other)
        v.get('name')
        for _ in range(20): list(v)
        return True
seen = []
attempt(lambda: v.get(Key(hash('name'))))
class Bad:
    def __hash__(self): return hash('name')
    def __eq__(self, other): raise KeyboardInterrupt('eq')
try:
    v[Bad()]
except KeyboardInterrupt as e:
    out.append(repr(e))
class Lie(str):
    def __hash__(self): return hash('name')
    def __eq__(self, other): return True
attempt(lambda: v[Lie('no')])
it = iter(v['tags'])
attempt(lambda: (next(it), next(it), next(it), next(it, 'end'), next(it, 'end')))
attempt(lambda: next(it))
attempt(lambda: v['tags'][Lie('0')])
class Index:
    def __index__(self):
        v['tags'].copy()
        return 10 ** 30
attempt(lambda: v['tags'][Index()])
attempt(lambda: v['tags'][-10**30:10**30])
'\n'.join(map(str, out)))")),
            "ann\n"
            "KeyboardInterrupt('eq')\n"
            "ann\n"
            "('a', 'b', 'c', 'end', 'end')\n"
            "StopIteration: \n"
            "TypeError: 'Lie' object cannot be interpreted as an integer\n"
            "IndexError: cannot fit 'Index' into an index-sized integer\n"
            "['a', 'b', 'c']");
}

TEST(HostViews, AsArgumentsTheyAreCopied) {
  Sandbox sandbox;
  sandbox.set_global("v", HostValue::view(sample()));
  HostValue::Kind kind = HostValue::Kind::None;
  sandbox.define("take(x)", [&](HostCall& call) {
    kind = call[0].kind;
    return std::move(call[0]);
  });
  EXPECT_EQ(text_of(sandbox.run(
                "str(take(v) == v.copy()) + type(take(v)).__name__ + str(take([v['tags']]))")),
            "Truedict[['a', 'b', 'c']]");
  EXPECT_EQ(kind, HostValue::Kind::List);
  // A shared value counts each time it occurs.
  std::vector<HostValue> big(60'000, HostValue(1));
  sandbox.set_global("w", HostValue::view(HostValue::list(std::move(big))));
  EXPECT_EQ(text_of(sandbox.run("take([w, w])")),
            "ValueError: take() argument 'x' is too large to be copied");
}

TEST(HostViews, ViewsInViewsAndPlainValues) {
  auto inner = std::make_shared<const HostValue>(HostValue::list({1, 2}));
  Sandbox sandbox;
  sandbox.set_global("v", HostValue::view(HostValue::dict({{"in", HostValue::view(inner)}})));
  sandbox.set_global("n", HostValue::view(HostValue(5)));
  sandbox.set_global("none", HostValue::view(std::shared_ptr<const HostValue>()));
  sandbox.set_global("plain", HostValue::dict({{"in", HostValue::view(inner)}}));
  EXPECT_EQ(text_of(sandbox.run("str((type(v['in']).__name__, v['in'][1], v.copy(), n, none, "
                                "type(plain['in']).__name__))")),
            "('host_sequence', 2, {'in': host_sequence([1, 2])}, 5, None, 'host_sequence')");
}

TEST(HostViews, HandlesOfPartsAreReleased) {
  SandboxOptions options;
  options.limits.max_host_objects = 20;
  EXPECT_EQ(text_of(run_with_view("for i in range(3000): v['pair'][1]['x']", options)), "ok");
  EXPECT_EQ(run_with_view("kept = []\nwhile True: kept.append(v['tags'])", options).status,
            Status::HostLimit);
  auto data = std::make_shared<const HostValue>(sample());
  {
    Sandbox sandbox;
    sandbox.set_global("v", HostValue::view(data));
    sandbox.run("kept = [v['tags'], v['pair']]\n1 / 0");
  }
  EXPECT_EQ(data.use_count(), 1);
}

TEST(HostViews, ManyUnderStress) {
  Sandbox sandbox;
  SandboxDebug debug;
  debug.collect_always = true;
  debug.collect_every = 3;
  sandbox.set_debug(debug);
  sandbox.set_global("v", HostValue::view(sample()));
  EXPECT_EQ(text_of(sandbox.run(R"(
total = 0
for i in range(50):
    total += len(v['tags'][0:2]) + v['pair'][1]['x'] + sum(v['ids']) + len(dict(v)) + len(repr(v)) * 0
    assert v == v.copy() and 'name' in v and list(v.items())[0] == ('name', 'ann')
str(total))")),
            "775.0");
}

}  // namespace
}  // namespace hognose
