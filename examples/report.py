# A sales report over nested data, such as a language model writes to answer a question about records.

ORDERS = [
    {
        "id": "A-1001",
        "customer": {"name": "Ada Byron", "country": "GB", "tier": "gold"},
        "date": "2024-01-15",
        "items": [
            {"sku": "KB-200", "title": "Keyboard", "price": 89.90, "quantity": 2},
            {"sku": "MS-110", "title": "Mouse", "price": 35.50, "quantity": 2},
        ],
        "discount": 0.10,
        "status": "shipped",
    },
    {
        "id": "A-1002",
        "customer": {"name": "Carl Gauß", "country": "DE", "tier": "silver"},
        "date": "2024-01-28",
        "items": [{"sku": "MN-270", "title": "Monitor 27\"", "price": 329.00, "quantity": 1}],
        "discount": 0.0,
        "status": "shipped",
    },
    {
        "id": "A-1003",
        "customer": {"name": "Emmy Noether", "country": "DE", "tier": "gold"},
        "date": "2024-02-03",
        "items": [
            {"sku": "KB-200", "title": "Keyboard", "price": 89.90, "quantity": 5},
            {"sku": "CB-001", "title": "Cable", "price": 4.25, "quantity": 20},
        ],
        "discount": 0.15,
        "status": "pending",
    },
    {
        "id": "A-1004",
        "customer": {"name": "Ada Byron", "country": "GB", "tier": "gold"},
        "date": "2024-02-19",
        "items": [],
        "discount": 0.0,
        "status": "cancelled",
    },
    {
        "id": "A-1005",
        "customer": {"name": "Sofja Kowalewskaja", "country": "SE", "tier": None},
        "date": "2024-03-07",
        "items": [
            {"sku": "MN-270", "title": "Monitor 27\"", "price": 329.00, "quantity": 2},
            {"sku": "CB-001", "title": "Cable", "price": 4.25, "quantity": 2},
            {"sku": "XX-999", "title": "Gift card", "price": "n/a", "quantity": 1},
        ],
        "discount": 0.05,
        "status": "shipped",
    },
]


def line_total(item):
    """Price times quantity; raises ValueError when the price is no number."""
    price = item["price"]
    if not isinstance(price, (int, float)):
        raise ValueError(f"{item['sku']}: price {price!r} is not a number")
    return price * item["quantity"]


def order_total(order, problems):
    total = 0.0
    for item in order["items"]:
        try:
            total += line_total(item)
        except ValueError as error:
            problems.append(f"{order['id']}: {error}")
    return round(total * (1 - order["discount"]), 2)


def group_by(rows, key):
    groups = {}
    for row in rows:
        groups.setdefault(key(row), []).append(row)
    return groups


def money(amount):
    return f"{amount:>10,.2f} EUR"


def table(headers, rows):
    """Lines of a table whose columns are as wide as their longest cell."""
    cells = [[str(c) for c in row] for row in [headers, *rows]]
    widths = [max(len(row[i]) for row in cells) for i in range(len(headers))]
    lines = []
    for number, row in enumerate(cells):
        lines.append(" | ".join(f"{cell:<{width}}" for cell, width in zip(row, widths)).rstrip())
        if number == 0:
            lines.append("-+-".join("-" * width for width in widths))
    return "\n".join(lines)


def product_ranking(orders):
    sold = {}
    for order in orders:
        for item in order["items"]:
            entry = sold.setdefault(item["sku"], {"title": item["title"], "units": 0, "orders": set()})
            entry["units"] += item["quantity"]
            entry["orders"].add(order["id"])
    return sorted(sold.items(), key=lambda pair: (-pair[1]["units"], pair[0]))


def main():
    problems = []
    totals = {order["id"]: order_total(order, problems) for order in ORDERS}
    active = [order for order in ORDERS if order["status"] != "cancelled"]

    print("SALES REPORT".center(60, "="))
    print()
    print(table(
        ["Order", "Date", "Customer", "Items", "Total"],
        [(o["id"], o["date"], o["customer"]["name"], len(o["items"]), money(totals[o["id"]])) for o in active],
    ))
    print()

    by_country = group_by(active, lambda o: o["customer"]["country"])
    for country, orders in sorted(by_country.items()):
        revenue = sum(totals[o["id"]] for o in orders)
        names = sorted({o["customer"]["name"] for o in orders})
        print(f"{country}: {money(revenue)} from {len(orders)} order{'s' if len(orders) != 1 else ''} ({', '.join(names)})")
    print()

    by_month = group_by(active, lambda o: o["date"][:7])
    best = max(by_month, key=lambda month: sum(totals[o["id"]] for o in by_month[month]))
    peak = max(totals.values())
    for month, orders in by_month.items():
        revenue = sum(totals[o["id"]] for o in orders)
        bar = "#" * int(revenue / peak * 30)
        print(f"{month} {bar:<45} {revenue:>9.2f}{' <- best' if month == best else ''}")
    print()

    for rank, (sku, info) in enumerate(product_ranking(active), 1):
        print(f"{rank}. {info['title']:<12} {sku}  {info['units']:>3} units in {len(info['orders'])} orders")
    print()

    tiers = {tier or "none": len(orders) for tier, orders in group_by(ORDERS, lambda o: o["customer"]["tier"]).items()}
    statuses = {s: [o["id"] for o in os] for s, os in group_by(ORDERS, lambda o: o["status"]).items()}
    values = sorted(totals[o["id"]] for o in active)
    middle = len(values) // 2
    median = values[middle] if len(values) % 2 else (values[middle - 1] + values[middle]) / 2
    print("tiers:", tiers)
    print("statuses:", statuses)
    print(f"mean {sum(values) / len(values):.2f}, median {median:.2f}, range {values[0]:.2f} to {values[-1]:.2f}")
    if problems:
        print(f"{len(problems)} problem(s):")
        for problem in problems:
            print("  -", problem)


main()
