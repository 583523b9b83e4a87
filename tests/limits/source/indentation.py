# Source with very deep indentation.
# option: --max-time 20
# expect: error:IndentationError
# generate: "".join(" " * i + "if 1:\n" for i in range(300)) + " " * 300 + "pass\n"
