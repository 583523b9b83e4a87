# Parses a document of about one megabyte.
# tags: library, strings
import json

records = [{"id": i, "name": "user%d" % i, "score": i * 1.37, "active": i % 2 == 0,
            "tags": ["alpha", "beta", "gamma"], "address": {"street": "Main St %d" % i, "zip": "0%d" % i},
            "bio": "line one\nline \"two\""} for i in range(5000)]
document = json.dumps(records)
for _ in range(10):
    data = json.loads(document)
print(len(document), len(data), data[4999]["address"]["street"])
