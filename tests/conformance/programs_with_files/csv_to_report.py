# option: --policy standard --enable files
# Reads sales from CSV, groups them, and writes a report in Markdown and JSON.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import csv
import json
import statistics
from pathlib import Path

rows = [("region", "product", "amount", "price")]
for number in range(60):
    rows.append((["north", "south", "east"][number % 3], ["tea", "coffee"][number % 2], number % 7 + 1, f"{number % 5 + 0.5:.2f}"))
with open("sales.csv", "w", newline="") as file:
    csv.writer(file).writerows(rows)
totals = {}
with open("sales.csv", newline="") as file:
    for row in csv.DictReader(file):
        totals.setdefault(row["region"], {}).setdefault(row["product"], []).append(int(row["amount"]) * float(row["price"]))
report = Path("out/report.md")
report.parent.mkdir(parents=True, exist_ok=True)
with report.open("w") as file:
    file.write("| region | product | total | median |\n|---|---|---|---|\n")
    for region in sorted(totals):
        for product, values in sorted(totals[region].items()):
            file.write(f"| {region} | {product} | {sum(values):.2f} | {statistics.median(values):.2f} |\n")
Path("out/report.json").write_text(json.dumps({region: {name: round(sum(values), 2) for name, values in products.items()}
                                               for region, products in totals.items()}, indent=2, sort_keys=True))
print(report.read_text())
print(Path("out/report.json").read_text())
print(sorted(str(path) for path in Path(".").rglob("*") if path.is_file()))

os.chdir(START)

#> | region | product | total | median |
#> |---|---|---|---|
#> | east | coffee | 101.50 | 10.25 |
#> | east | tea | 74.00 | 7.25 |
#> | north | coffee | 102.50 | 9.25 |
#> | north | tea | 120.00 | 12.75 |
#> | south | coffee | 88.00 | 5.25 |
#> | south | tea | 100.00 | 6.25 |
#>
#> {
#>   "east": {
#>     "coffee": 101.5,
#>     "tea": 74.0
#>   },
#>   "north": {
#>     "coffee": 102.5,
#>     "tea": 120.0
#>   },
#>   "south": {
#>     "coffee": 88.0,
#>     "tea": 100.0
#>   }
#> }
#> ['out/report.json', 'out/report.md', 'sales.csv']
