# json: dumps() and loads() of nested records, with and without indentation and sorted keys.
# tags: json
import json


def main():
    records = [
        {"id": i, "name": f"name {i}", "ratio": i / 7, "tags": ["a", "b", None, True], "inner": {"x": [i, i + 1]}}
        for i in range(400)
    ]
    size = 0
    for _ in range(25):
        text = json.dumps(records)
        size += len(text) + len(json.loads(text))
    for _ in range(6):
        size += len(json.dumps(records, indent=2, sort_keys=True))
        size += len(json.loads(text, object_hook=lambda found: found))
    for i in range(10000):
        size += len(json.dumps({"a": i})) + json.loads('{"a": 1}')["a"]
    print(size)


main()
