# option: --policy standard --enable files
# email, http, getopt, optparse, gettext, platform, timeit, doctest, cmd, quopri and importlib, each in a few lines.
import email, email.message, email.policy, email.mime.text, email.mime.multipart, email.utils, http, http.cookies, getopt, optparse, gettext, platform, timeit, doctest, cmd, quopri, plistlib, importlib, importlib.util, importlib.machinery, io, sys
m=email.message.EmailMessage(); m["Subject"]="Hé"; m["From"]="A <a@b.c>"; m["To"]="x@y.z, Q <q@r.s>"; m.set_content("body é\n"); m.add_alternative("<p>hi</p>",subtype="html"); m.add_attachment(b"\x00\x01", maintype="application", subtype="octet-stream", filename="f.bin")
s=m.as_string(); p=email.message_from_string(s, policy=email.policy.default)
print(p["subject"], [a.addr_spec for a in p["to"].addresses], p.get_body(("plain",)).get_content(), [a.get_filename() for a in p.iter_attachments()], p.get_content_type())
mm=email.mime.multipart.MIMEMultipart(boundary="BB"); mm["Subject"]="s"; mm.attach(email.mime.text.MIMEText("t","plain","utf-8")); print(mm.as_string())
print(email.utils.parseaddr("A B <c@d>"), email.utils.format_datetime(email.utils.parsedate_to_datetime("Mon, 02 Jan 2006 15:04:05 -0700")))
c=http.cookies.SimpleCookie("a=b; c=\"d e\""); print(c["c"].value); c["x"]="1"; c["x"]["path"]="/"; c["x"]["httponly"]=True; print(c.output(sep="\n"))
print(http.HTTPStatus(404).phrase, http.HTTPStatus.OK.is_success, http.HTTPMethod.GET)
print(getopt.getopt(["-a","-b","v","--long=3","rest"],"ab:",["long="]))
op=optparse.OptionParser(prog="p"); op.add_option("-n",type="int",default=3,help="num"); print(op.parse_args(["-n","5","z"])[1], op.parse_args(["-n","5","z"])[0].n); print(op.format_help())
print(gettext.gettext("x"), gettext.ngettext("one","many",2))
print(platform.python_version()[:4], platform.python_implementation())
print(type(timeit.timeit("x=1",number=10)))
def f():
    """
    >>> f()
    3
    >>> 1/0
    Traceback (most recent call last):
    ...
    ZeroDivisionError: division by zero
    >>> print("bad")
    good
    """
    return 3
import contextlib
with contextlib.redirect_stdout(io.StringIO()) as shown:
    outcome=doctest.testmod()
print(outcome, shown.getvalue().split('Failed example')[1])
class Shell(cmd.Cmd):
    prompt="> "
    def do_hi(s,a): print("hi",a)
    def do_quit(s,a): return True
Shell(stdin=io.StringIO("hi there\nnope\nquit\n")).onecmd("hi x")
sh=Shell(stdin=io.StringIO("hi there\nnope\nhelp\nquit\n"),stdout=sys.stdout); sh.use_rawinput=False; sh.cmdloop("welcome")
print(quopri.encodestring(b"a=\xe9 b"), quopri.decodestring(b"a=3D"))
print(importlib.import_module("json").dumps(1), importlib.import_module(".parse","urllib").quote("a b"))
print(importlib.util.find_spec("nope_x"), importlib.util.find_spec("json").name, importlib.reload(sys) is sys)
for n in ("os.nope",".x",""):
    try: importlib.import_module(n)
    except Exception as e: print(type(e).__name__, e)

#> Hé ['x@y.z', 'q@r.s'] body é
#>  ['f.bin'] multipart/mixed
#> Content-Type: multipart/mixed; boundary="BB"
#> MIME-Version: 1.0
#> Subject: s
#>
#> --BB
#> Content-Type: text/plain; charset="utf-8"
#> MIME-Version: 1.0
#> Content-Transfer-Encoding: base64
#>
#> dA==
#>
#> --BB--
#>
#> ('A B', 'c@d') Mon, 02 Jan 2006 15:04:05 -0700
#> d e
#> Set-Cookie: a=b
#> Set-Cookie: c="d e"
#> Set-Cookie: x=1; HttpOnly; Path=/
#> Not Found True GET
#> ([('-a', ''), ('-b', 'v'), ('--long', '3')], ['rest'])
#> ['z'] 5
#> Usage: p [options]
#>
#> Options:
#>   -h, --help  show this help message and exit
#>   -n N        num
#>
#> x many
#> 3.14 CPython
#> <class 'float'>
#> TestResults(failed=1, attempted=3) :
#>     print("bad")
#> Expected:
#>     good
#> Got:
#>     bad
#> **********************************************************************
#> 1 item had failures:
#>    1 of   3 in __main__.f
#> ***Test Failed*** 1 failure.
#>
#> hi x
#> welcome
#> > hi there
#> > *** Unknown syntax: nope
#> > 
#> Documented commands (type help <topic>):
#> ========================================
#> help
#>
#> Undocumented commands:
#> ======================
#> hi  quit
#>
#> > b'a=3D=E9 b' b'a='
#> 1 a%20b
#> None json True
#> ModuleNotFoundError No module named 'os.nope'; 'os' is not a package
#> TypeError the 'package' argument is required to perform a relative import for '.x'
#> ValueError Empty module name
