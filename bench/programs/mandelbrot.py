# Float arithmetic in nested loops.
# tags: float loops


def mandelbrot(size, limit):
    inside = 0
    for row in range(size):
        y0 = row * 2.0 / size - 1.0
        for column in range(size):
            x0 = column * 3.0 / size - 2.0
            x = 0.0
            y = 0.0
            count = 0
            while x * x + y * y <= 4.0 and count < limit:
                x, y = x * x - y * y + x0, 2.0 * x * y + y0
                count += 1
            inside += count
    return inside


def main():
    print(mandelbrot(360, 100))


main()
