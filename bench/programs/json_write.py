# Writes a document of about one megabyte, on one line and indented.
# tags: library, strings
import json

records = [{"id": i, "name": "user%d" % i, "score": i * 1.37, "active": i % 2 == 0,
            "tags": ["alpha", "beta", "gamma"], "address": {"street": "Main St %d" % i, "zip": "0%d" % i},
            "bio": "line one\nline \"two\" é"} for i in range(5000)]
total = 0
for _ in range(8):
    total += len(json.dumps(records))
print(total, len(json.dumps(records, indent=2)))
