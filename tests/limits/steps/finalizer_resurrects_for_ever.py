# An object that resurrects itself is finalized once; objects that make new ones at the end are bounded.
# expect: ok
# output: made 1
# output: end
# output: made 2
made = 0


class Again:
    def __del__(self):
        global made
        made += 1
        if made < 100:
            print("made", made)
        Again.kept = self


Again()
print("end")
Again()
