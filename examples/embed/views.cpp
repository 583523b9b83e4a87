// Read-only views: the guest reads the host's data in place.
#include <cstdio>
#include <string>
#include <vector>

#include "hognose/sandbox.h"

using hognose::HostValue;

int main() {
  std::vector<HostValue> rows;
  for (int i = 0; i < 100'000; ++i) {
    rows.push_back(HostValue::dict({{"id", i}, {"name", "row " + std::to_string(i)}}));
  }
  auto table = std::make_shared<const HostValue>(HostValue::list(std::move(rows)));

  hognose::SandboxOptions options;
  options.limits.max_memory_bytes = 4 << 20;  // a copy of all rows would not fit
  hognose::Sandbox sandbox(options);
  sandbox.set_global("rows", HostValue::view(table));
  sandbox.set_global("settings", HostValue::dict({{"limit", 3}}));  // a copy: the guest's own

  hognose::Outcome outcome = sandbox.run(R"(
print(len(rows), rows[99_999]["name"], sum(row["id"] for row in rows))
settings["limit"] += 1

first = rows[0]
print(dict(first), "id" in first, list(first), first == {"id": 0, "name": "row 0"})
match first:
    case {"name": name}:
        print("matched", name)

for change in (lambda: first.update(id=5), lambda: rows.append(1), lambda: rows.sort()):
    try:
        change()
    except TypeError as error:
        print(error)
)");
  std::printf("%s%zu rows, memory below 4 MB: %d\n", outcome.output.c_str(), table->items.size(),
              outcome.memory_peak_bytes < (4u << 20));
}
