# programs: url router.
# option: --policy standard
import re
class Router:
    def __init__(self): self.routes = []
    def route(self, pattern, *methods):
        regex = re.compile("^" + re.sub(r"<(?:(int|path):)?(\w+)>",
            lambda m: f"(?P<{m[2]}>{ {'int': r'[0-9]+', 'path': r'.+'}.get(m[1], r'[^/]+') })", pattern) + "$")
        kinds = {name: kind for kind, name in re.findall(r"<(?:(int|path):)?(\w+)>", pattern)}
        def register(f):
            self.routes.append((regex, kinds, methods or ("GET",), f))
            return f
        return register
    def handle(self, method, path):
        allowed = set()
        for regex, kinds, methods, f in self.routes:
            if m := regex.match(path):
                if method in methods:
                    return 200, f(**{k: int(v) if kinds[k] == "int" else v for k, v in m.groupdict().items()})
                allowed.update(methods)
        return (405, sorted(allowed)) if allowed else (404, path)
app = Router()
@app.route("/")
def index(): return "home"
@app.route("/users/<int:number>", "GET", "DELETE")
def user(number): return f"user {number + 0:03}"
@app.route("/users/<name>")
def by_name(name): return "called " + name
@app.route("/files/<path:where>", "PUT")
def put(where): return where.split("/")
for request in (("GET", "/"), ("GET", "/users/7"), ("DELETE", "/users/12"), ("POST", "/users/7"), ("GET",
    "/users/ann"), ("GET", "/users/ann/x"), ("PUT", "/files/a/b/c.txt"), ("GET", "/files/a"), ("GET", "/none")):
    print(*request, "->", *app.handle(*request))
print([r[0].pattern for r in app.routes])

#> GET / -> 200 home
#> GET /users/7 -> 200 user 007
#> DELETE /users/12 -> 200 user 012
#> POST /users/7 -> 405 ['DELETE', 'GET']
#> GET /users/ann -> 200 called ann
#> GET /users/ann/x -> 404 /users/ann/x
#> PUT /files/a/b/c.txt -> 200 ['a', 'b', 'c.txt']
#> GET /files/a -> 405 ['PUT']
#> GET /none -> 404 /none
#> ['^/$', '^/users/(?P<number>[0-9]+)$', '^/users/(?P<name>[^/]+)$', '^/files/(?P<where>.+)$']
