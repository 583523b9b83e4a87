# Members looked up by value and flags combined, with and without a metaclass of the program.
# option: --policy standard
import enum

class Co(enum.Enum):
    A=1;B=2;A2=1
print(Co(1), Co(Co.B), Co["A2"] is Co.A)
for v in (3,"x",[1],None):
    try: Co(v)
    except ValueError as e: print(e)
class Fl(enum.Flag):
    X=1;Y=2
print(Fl.X|Fl.Y, Fl.X&Fl.Y, Fl.X^Fl.X, ~Fl.X, (Fl.X|Fl.Y)==Fl(3))
class Me(enum.EnumMeta):
    def __call__(cls,*a,**k): return "called" if cls.__members__ and len(a)==1 and not k else super().__call__(*a,**k)
class Fm(enum.Flag, metaclass=Me):
    X=1;Y=2
print(Fm(1), Fm.X)

#> Co.A Co.B True
#> 3 is not a valid Co
#> 'x' is not a valid Co
#> [1] is not a valid Co
#> None is not a valid Co
#> Fl.X|Y Fl(0) Fl(0) Fl.Y True
#> called Fm.X
