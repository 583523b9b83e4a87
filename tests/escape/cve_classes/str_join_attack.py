# Code assembled from pieces cannot run without eval.
# expect-strict: NameError: eval
# expect-standard: contained
code = "".join(["[c for c in ().__class__.__base__.__sub", "classes__() if c.__name__ == 'Popen']"])
print("contained" if eval(code) == [] else "ESCAPED")
