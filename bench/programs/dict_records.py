# Records as dictionaries: grouping, nested lookups, items, comprehensions.
# tags: dicts


def make_records(count):
    return [{"id": i, "team": "t" + str(i % 17), "score": i * 37 % 101, "active": i % 3 != 0}
            for i in range(count)]


def summarize(records):
    teams = {}
    for record in records:
        if not record["active"]:
            continue
        team = teams.setdefault(record["team"], {"count": 0, "total": 0, "best": -1})
        team["count"] += 1
        team["total"] += record["score"]
        if record["score"] > team["best"]:
            team["best"] = record["score"]
    return {name: team["total"] / team["count"] + team["best"] for name, team in teams.items()}


def main():
    records = make_records(20000)
    total = 0.0
    for _ in range(100):
        total += sum(summarize(records).values())
    print(f"{total:.3f}")


main()
