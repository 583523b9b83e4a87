# Planets: float arithmetic on instance attributes.
# tags: attributes, float loops


class Body:
    def __init__(self, x, y, z, vx, vy, vz, mass):
        self.x = x
        self.y = y
        self.z = z
        self.vx = vx
        self.vy = vy
        self.vz = vz
        self.mass = mass


START = [
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 39.47841760435743),
    (4.841431442464721, -1.1603200440274284, -0.10362204447112311,
     0.606326392995832, 2.81198684491626, -0.02521836165988763, 0.03769367487038949),
    (8.34336671824458, 4.124798564124305, -0.4035234171143214,
     -1.0107743461787924, 1.8256623712304119, 0.008415761376584154, 0.011286326131968767),
    (12.894369562139131, -15.111151401698631, -0.22330757889265573,
     1.0827910064415354, 0.8687130181696082, -0.010832637401363636, 0.0017237240570597112),
    (15.379697114850917, -25.919314609987964, 0.17925877295037118,
     0.979090732243898, 0.5946989986476762, -0.034755955550407806, 0.0020336868699246304),
]


def advance(step, count, pairs, bodies):
    for _ in range(count):
        for one, two in pairs:
            dx = one.x - two.x
            dy = one.y - two.y
            dz = one.z - two.z
            squared = dx * dx + dy * dy + dz * dz
            force = step / (squared ** 1.5)
            weight = two.mass * force
            one.vx -= dx * weight
            one.vy -= dy * weight
            one.vz -= dz * weight
            weight = one.mass * force
            two.vx += dx * weight
            two.vy += dy * weight
            two.vz += dz * weight
        for body in bodies:
            body.x += step * body.vx
            body.y += step * body.vy
            body.z += step * body.vz


def energy(pairs, bodies):
    total = 0.0
    for body in bodies:
        total += body.mass * (body.vx ** 2 + body.vy ** 2 + body.vz ** 2) / 2.0
    for one, two in pairs:
        dx = one.x - two.x
        dy = one.y - two.y
        dz = one.z - two.z
        total -= one.mass * two.mass / (dx * dx + dy * dy + dz * dz) ** 0.5
    return total


def main():
    bodies = [Body(*values) for values in START]
    pairs = [(bodies[i], bodies[j]) for i in range(5) for j in range(i + 1, 5)]
    before = energy(pairs, bodies)
    advance(0.001, 90000, pairs, bodies)
    print(f"{before:.9f} {energy(pairs, bodies):.9f}")


main()
