x=1
from . import other
from .sub import deep
def f(): return other.y, deep.z
