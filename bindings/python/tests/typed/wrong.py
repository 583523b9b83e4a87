"""Mistakes that a type checker must find: each line of the kind `name = …` is one."""

import hognose

a = hognose.Sandbox(max_time="1")
b = hognose.Sandbox(policy=1)
c = hognose.Sandbox().run(1)
d = hognose.Sandbox().run("1").statsu
e = hognose.Session().call(f=1)
f: int = hognose.Sandbox().run("1").status
g = hognose.Policy()
h = hognose.expose(1, methods=1)
