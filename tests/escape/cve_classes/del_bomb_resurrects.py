# __del__ stores its object where the host would look.
# expect-strict: contained
# expect-standard: contained
kept = []


class Bomb:
    def __del__(self):
        kept.append(self)


Bomb()
for i in range(3):
    Bomb()
print("contained")
