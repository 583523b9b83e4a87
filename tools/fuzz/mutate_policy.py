#!/usr/bin/env python3
"""Mutation test of the policy: removes one rule at a time and checks that a test of tests/escape fails.

Prints a line for each rule that no test covers and a last line `N passed, N failed`, where a rule passes if a
test fails without it. The mutations are

- each row GUARDED, BUILTIN, FEATURE and MODULE of the tables of the policy and of the library: dropped, and
  opened in every profile (a switch of `hognose run`, so nothing is built);
- each place where the engine asks the policy, HOGNOSE_ASKS(site) in src: left out, with a binary that
  was built with -DHOGNOSE_MUTATION=ON (the preset `mutation`), if there is one.

Tests that name the rule run first. A rule fails only after the whole corpus has passed without it. A test that
also fails with all rules in place does not count.
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import test as scripts  # noqa: E402
from common import tables  # noqa: E402

ROOT = scripts.ROOT
TABLES = {"guarded": [("guarded_names", "GUARDED")], "builtin": [("builtins", "BUILTIN")],
          "feature": [("features", "FEATURE"), ("library", "FEATURE")], "module": [("library", "MODULE")]}

# Opening these has no visible effect, because they are keywords. The same holds for modules in a package
# (row_rules skips them), because the policy checks the package first, which opens its modules.
KEYWORDS = ("None", "True", "False", "__debug__")


class Rule:
    """A mutation: the options and the environment that remove the rule, and words that name it."""

    def __init__(self, name, options, environment, words):
        self.name = name
        self.options = options
        self.environment = environment
        self.words = words


def row_rules():
    rules = []
    for table, macros in TABLES.items():
        for name in (row[0] for file, macro in macros for row in tables.policy_rows(file, macro)):
            for change in ("drop", "open"):
                if change == "open" and (table == "guarded" or name in KEYWORDS
                                         or table == "module" and "." in name):
                    continue
                rules.append(Rule(f"{change} {table} {name}", [f"--debug-{change}-row={table}:{name}"],
                                  {}, (name.strip("_"), table)))
    return rules


def site_rules():
    sites = set()
    for path in (ROOT / "src").rglob("*.cpp"):
        sites.update(re.findall(r"HOGNOSE_ASKS\((\w+)\)", path.read_text()))
    return [Rule(f"without site {site}", [], {"HOGNOSE_WITHOUT_SITE": site}, (site,))
            for site in sorted(sites)]


class Corpus:
    """The tests of tests/escape, each with the profiles it runs under."""

    def __init__(self):
        self.tests = []
        for _, script in scripts.find_scripts([], ["escape"]):
            for policy in ("strict", "standard", "bare"):
                if script.field(f"expect-{policy}"):
                    self.tests.append((script, policy))

    def in_order(self, words):
        """Returns the tests, sorted so that those whose path or text contains the words come first."""
        def rank(test):
            script, policy = test
            score = 0
            for word in words:
                score -= 4 * (word in script.name) + (word in script.text)
            return score + ("tables" not in script.name) * 0.5 + (policy != "strict") * 0.1
        return sorted(self.tests, key=rank)


def failing_test(rule, corpus, hognose):
    """Returns the first test that fails only without the rule, or None if the whole corpus passes."""
    for script, policy in corpus.in_order(rule.words):
        if fails(script, policy, hognose, rule) and not fails(script, policy, hognose, None):
            return f"{script.name.removeprefix('tests/escape/')} [{policy}]"
    return None


def fails(script, policy, hognose, rule):
    runner = scripts.Runner(hognose, "plain", False)
    if rule is not None:
        runner.environment = {**os.environ, **rule.environment}
        runner.extra = rule.options
    try:
        return bool(scripts.check_escape(runner, script, policy))
    except scripts.BadScript:
        return True


def check(rules, corpus, hognose, jobs, verbose):
    unheld = 0
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        results = pool.map(lambda rule: failing_test(rule, corpus, hognose), rules)
        for rule, found in zip(rules, results):
            if found is None:
                unheld += 1
                print(f"no test fails: {rule.name}", flush=True)
            elif verbose:
                print(f"{rule.name}: {found}", flush=True)
    return unheld


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "hognose"))
    parser.add_argument("--sites", default=str(ROOT / "build" / "mutation" / "hognose"),
                        help="the binary that can disable places; without it places are not tried")
    parser.add_argument("--sample", type=int, default=0, help="try only N rules, chosen at random")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(2)),
                        help="the seed of the sample (default: random, and printed)")
    parser.add_argument("--only", default="", help="try only rules whose name contains this text")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--verbose", action="store_true", help="print the test that fails without each rule")
    options = parser.parse_args()
    corpus = Corpus()
    rows, sites = row_rules(), site_rules()
    has_sites = os.path.exists(options.sites)
    chosen = [(rule, options.hognose) for rule in rows]
    chosen += [(rule, options.sites) for rule in sites] if has_sites else []
    chosen = [item for item in chosen if options.only in item[0].name]
    if options.sample:
        print(f"sample of seed {options.seed}")
        chosen = random.Random(options.seed).sample(chosen, min(options.sample, len(chosen)))
    unheld = 0
    for hognose in (options.hognose, options.sites):
        rules = [rule for rule, binary in chosen if binary == hognose]
        unheld += check(rules, corpus, hognose, options.jobs, options.verbose)
    print(f"{len(rows)} rows, {len(sites)} places{'' if has_sites else ' (not tried: no build)'}; "
          f"{len(chosen)} rules tried on {len(corpus.tests)} tests; without a failing test: {unheld}")
    print(f"{len(chosen) - unheld} passed, {unheld} failed")
    return 1 if unheld or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
