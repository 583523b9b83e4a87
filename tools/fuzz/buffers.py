#!/usr/bin/env python3
"""Compares bytes-like objects, in-memory streams, struct and csv with python3 on random programs.

Each seed gives two programs. They contain their own random generator, so both interpreters make the same
choices. Prints the first line that differs for each program, and ends with status 1 if there was one.

    tools/fuzz/buffers.py [--hognose COMMAND] [--seeds N] [--start S] [--rounds R]
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

BUFFERS = r'''
import sys, struct
from array import array
seed=SEED
def R(n):
    global seed
    seed=(seed*6364136223846793005+1442695040888963407)&(2**64-1)
    return (seed>>33)%n
def data():
    k=R(6)
    if k==0: return b""
    return bytes(R(4)+97 if k<4 else R(256) for _ in range(R(12)))
def like():
    d=data(); k=R(4)
    return [d, bytearray(d), memoryview(d), memoryview(bytearray(d+d))[::2] if R(3)==0 else memoryview(bytearray(d))][k]
def idx(n):
    return R(2*n+5)-n-2
def sl(n):
    def p(): return None if R(4)==0 else idx(n)
    st=[None,1,1,1,2,-1,3,-2][R(8)]
    return slice(p(),p(),st)
out=[]
def show(x):
    if isinstance(x,memoryview):
        try: return ("mv",x.tolist(),x.format,x.shape,x.strides)
        except Exception as e: return type(e).__name__
    return x
def run(name,f):
    try: r=show(f())
    except Exception as e: r=type(e).__name__
    print(name, r)
for rnd in range(ROUNDS):
    b=bytearray(data()+data())
    views=[]
    for step in range(R(14)+3):
        n=len(b); op=R(34); l=like()
        if op==0: run("append",lambda:b.append(R(300)))
        elif op==1: run("extend",lambda:b.extend(l))
        elif op==2: run("insert",lambda:b.insert(idx(n),R(256)))
        elif op==3: run("pop",lambda:b.pop(idx(n)))
        elif op==4: run("del",lambda:b.__delitem__(sl(n)))
        elif op==5: run("set",lambda:b.__setitem__(sl(n),l))
        elif op==6: run("seti",lambda:b.__setitem__(idx(n),R(260)))
        elif op==7: run("get",lambda:(b[sl(n)],b[sl(n)]))
        elif op==8: run("geti",lambda:b[idx(n)])
        elif op==9: run("iadd",lambda:b.__iadd__(l))
        elif op==10 and n<400: run("imul",lambda:b.__imul__(R(4)))
        elif op==11: run("find",lambda:(b.find(l),b.rfind(l,idx(n)),b.count(l),b.index(l,idx(n),idx(n)+3)))
        elif op==12: run("replace",lambda:b.replace(l,data(),R(4)-1))
        elif op==13: run("split",lambda:b.split(l,R(4)-1))
        elif op==14: run("strip",lambda:(b.strip(l),b.lstrip(),b.rstrip(l)))
        elif op==15: run("part",lambda:(b.partition(l),b.rpartition(l)))
        elif op==16: run("rev",lambda:b.reverse())
        elif op==17: run("remove",lambda:b.remove(R(256)))
        elif op==18: run("cmp",lambda:(b==l,b<l,b>=l,l==b,l!=b, b+l))
        elif op==19: run("trans",lambda:b.translate(None,l))
        elif op==20: run("join",lambda:b.join([l,data()]))
        elif op==21: run("misc",lambda:(b.upper(),b.title(),b.hex(),b.isalpha(),b.splitlines(),b.center(n+R(5),b"*"),b.zfill(n+2)))
        elif op==22:
            v=memoryview(b)
            if R(2): v=v[sl(n)]
            views.append(v); run("view",lambda:v)
        elif op==23 and views: run("release",lambda:views.pop(R(len(views))).release())
        elif op==24 and views: run("vset",lambda:views[R(len(views))].__setitem__(idx(n),R(260)))
        elif op==25 and views: run("vslice",lambda:views[R(len(views))].__setitem__(sl(n),l))
        elif op==26 and views: run("vget",lambda:views[R(len(views))][sl(n)])
        elif op==27 and views: run("vcast",lambda:views[R(len(views))].cast("bHiQBc?fd"[R(6)]))
        elif op==28 and views: run("vcmp",lambda:(views[R(len(views))]==l,views[R(len(views))]==views[R(len(views))],bytes(views[0]),views[0].hex()))
        elif op==29: run("clear",lambda:b.clear() if R(4)==0 else b.copy())
        elif op==30: run("in",lambda:(l in b, R(256) in b, b.startswith(l),b.endswith(l)))
        elif op==31: run("bytes",lambda:(bytes(l),bytearray(l),int.from_bytes(l,"big")))
        elif op==32: run("swap",lambda:b.__setitem__(sl(n),b))
        elif op==33: run("pct",lambda:(b%(),b%l))
        print(b, end=" ")
    for v in views: v.release()
    a=array("bBhHiIqQfd"[R(10)])
    for step in range(R(10)+2):
        n=len(a); op=R(16); o=array(a.typecode if R(5) else "h",[R(100) for _ in range(R(5))])
        if op==0: run("aapp",lambda:a.append(R(70000)-100))
        elif op==1: run("aext",lambda:a.extend([R(200) for _ in range(R(5))]))
        elif op==2: run("aexta",lambda:a.extend(o))
        elif op==3: run("adel",lambda:a.__delitem__(sl(n)))
        elif op==4: run("aset",lambda:a.__setitem__(sl(n),o))
        elif op==5: run("aget",lambda:(a[sl(n)],a[idx(n)]))
        elif op==6: run("ains",lambda:a.insert(idx(n),R(300)))
        elif op==7: run("apop",lambda:a.pop(idx(n)))
        elif op==8: run("afb",lambda:a.frombytes(data()))
        elif op==9: run("aops",lambda:(a+o,a*R(3),a==o,a<o,a.count(5),a.tobytes(),a.tolist()))
        elif op==10: run("arev",lambda:(a.reverse(),a.byteswap()))
        elif op==11: run("aidx",lambda:a.index(R(100)))
        elif op==12: run("arem",lambda:a.remove(R(100)))
        elif op==13: run("aself",lambda:a.__setitem__(sl(n),a))
        elif op==14: run("aiadd",lambda:a.__iadd__(o))
        elif op==15: run("amv",lambda:(show(memoryview(a)[sl(n)]),memoryview(a).cast("B")[::3].tolist()))
        print(repr(a) if a.typecode not in "fd" else [x.hex() for x in a], end=" ")
    fmt="<>=!@"[R(5)]+"".join((str(R(4)+1) if R(2) else "")+"xcbB?hHiIqQefdsp"[R(16)] for _ in range(R(6)))
    def pk():
        n=struct.calcsize(fmt); d=bytes(R(256) for _ in range(n)); u=struct.unpack(fmt,d)
        return n,[x if x==x else "nan" for x in u]
    run("st "+fmt,pk)
'''

STREAMS = r'''
import csv, io
seed=SEED
def R(n):
    global seed
    seed=(seed*6364136223846793005+1442695040888963407)&(2**64-1)
    return (seed>>33)%n
A='ab",,,\n\n\r "" \\;\'1.5'
def text(k): return "".join(A[R(len(A))] for _ in range(R(k)))
def run(name,f):
    try: r=f()
    except Exception as e: r=type(e).__name__+": "+str(e)
    print(name, ascii(r))
for i in range(ROUNDS):
    o={}
    if R(3)==0: o["delimiter"]=",; '"[R(4)]
    if R(4)==0: o["quotechar"]="\"'"[R(2)]
    if R(3)==0: o["escapechar"]="\\"
    if R(4)==0: o["doublequote"]=bool(R(2))
    if R(4)==0: o["skipinitialspace"]=True
    if R(4)==0: o["strict"]=True
    if R(3)==0: o["quoting"]=[0,1,3][R(3)]
    if o.get("delimiter")==" " and o.get("skipinitialspace"): continue
    if o.get("delimiter",",")==o.get("quotechar",'"'): continue
    t=text(20)
    run("r "+ascii(t)+str(o),lambda:list(csv.reader(io.StringIO(t,newline=""),**o)))
    rows=[[ [text(6),5,1.5,None,True,"",text(3)][R(7)] for _ in range(R(4))] for _ in range(R(3))]
    def w():
        s=io.StringIO(newline=""); csv.writer(s,**o).writerows(rows); return s.getvalue()
    run("w "+ascii(rows)+str(o),w)
    st=io.StringIO(text(30),newline=[None,"","\n","\r","\r\n"][R(5)])
    for j in range(R(6)):
        k=R(8)
        if k==0: run("wr",lambda:st.write(text(8)))
        elif k==1: run("rd",lambda:st.read(R(6)-1))
        elif k==2: run("rl",lambda:st.readline(R(9)-1))
        elif k==3: run("sk",lambda:st.seek(R(20)))
        elif k==4: run("tr",lambda:st.truncate(R(20) if R(2) else None))
        elif k==5: run("gv",lambda:(st.getvalue(),st.tell(),st.newlines))
        elif k==6: run("ls",lambda:st.readlines(R(10)))
        elif k==7: run("nx",lambda:next(st))
    bt=io.BytesIO(text(20).encode())
    for j in range(R(6)):
        k=R(9)
        if k==0: run("bw",lambda:bt.write(text(8).encode()))
        elif k==1: run("br",lambda:bt.read(R(6)-1))
        elif k==2: run("bl",lambda:bt.readline(R(9)-1))
        elif k==3: run("bs",lambda:bt.seek(R(20)-5,R(3)))
        elif k==4: run("bt",lambda:bt.truncate(R(20) if R(2) else None))
        elif k==5: run("bv",lambda:(bt.getvalue(),bt.tell()))
        elif k==6: run("bi",lambda:(lambda b:(bt.readinto(b),b))(bytearray(R(5))))
        elif k==7: run("bn",lambda:next(bt))
        elif k==8: run("bg",lambda:bt.getbuffer().tobytes())
'''


def run(command, path):
    done = subprocess.run([*command, str(path)], capture_output=True, text=True, timeout=300)
    return (done.stdout + done.stderr).split("\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--hognose", default=str(ROOT / "build/release/hognose"))
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--start", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=1000)
    arguments = parser.parse_args()
    ours = [arguments.hognose, "run", "--policy", "standard", "--max-output", "1000000000", "--max-time", "200"]
    lines = failures = 0
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "program.py"
        for seed in range(arguments.start, arguments.start + arguments.seeds):
            for name, template in (("buffers", BUFFERS), ("streams", STREAMS)):
                path.write_text(template.replace("SEED", str(seed)).replace("ROUNDS", str(arguments.rounds)))
                expected, got = run(["python3"], path), run(ours, path)
                lines += len(expected)
                if expected == got:
                    continue
                failures += 1
                for number, (left, right) in enumerate(zip(expected, got), 1):
                    if left != right:
                        print(f"{name}, seed {seed}, line {number}\n  python3: {left}\n  hognose: {right}")
                        break
                else:
                    print(f"{name}, seed {seed}: {len(expected)} lines expected, {len(got)} printed")
    print(f"{lines} lines compared, {failures} programs differ")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
