orders = [
    {"id": 1, "customer": "Ada", "items": [("keyboard", 1, 49.9), ("mouse", 2, 19.5)]},
    {"id": 2, "customer": "Grace", "items": [("monitor", 2, 189.0)]},
    {"id": 3, "customer": "Ada", "items": [("cable", 5, 4.25), ("hub", 1, 24.0)]},
    {"id": 4, "customer": "Linus", "items": [("keyboard", 3, 49.9)]},
]


def order_total(order):
    total = 0.0
    for name, quantity, price in order["items"]:
        total += quantity * price
    return round(total, 2)


def summarize(orders):
    by_customer = {}
    for order in orders:
        customer = order["customer"]
        entry = by_customer.setdefault(customer, {"count": 0, "total": 0.0})
        entry["count"] += 1
        entry["total"] += order_total(order)
    return by_customer


summary = summarize(orders)
ranking = sorted(summary.items(), key=lambda pair: pair[1]["total"], reverse=True)
lines = []
for position, (customer, entry) in enumerate(ranking, start=1):
    average = entry["total"] / entry["count"]
    lines.append(f"{position}. {customer:<8} {entry['count']:>2} orders {entry['total']:>9.2f} avg {average:.2f}")
report = "\n".join(lines)
print(report)
names = {item[0] for order in orders for item in order["items"]}
print(", ".join(sorted(names)))
result = {
    "customers": len(summary),
    "revenue": sum(entry["total"] for entry in summary.values()),
    "best": ranking[0][0],
}
result
