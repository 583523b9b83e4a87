# == and != of tuples of texts, bytes and ints.
# tags: containers


def main():
    rows = [(f"name{i % 13}", i % 7, b"%d" % (i % 5)) for i in range(600)]
    same = 0
    for wanted in [("name3", 3, b"3"), ("name4", 4, b"4"), ("name1", 1, b"0")]:
        for _ in range(8):
            for row in rows:
                if row == wanted:
                    same += 1
                if (row[0], row[1]) != ("name3", 3):
                    same += 2
    print(same)


main()
