# Which built-in types support weak references.
# option: --policy standard
import weakref, functools, collections, typing, types, re, array, operator, itertools, random, io, struct, string.templatelib as tl, contextvars, hashlib, datetime
type X=int
T=typing.TypeVar('T'); P=typing.ParamSpec('P')
d={'partial':functools.partial(print),'lru':functools.lru_cache(print),'deque':collections.deque(),
   'od':collections.OrderedDict(),'dd':collections.defaultdict(int),'TypeVar':T,'P':P,'P.args':P.args,
   'Ts':typing.TypeVarTuple('Ts'),'alias':X,'GA':list[int],'TA':typing.List[int],'U':int|str,'Tmpl':t'a',
   'I':t'{1}'.interpolations[0],'Random':random.Random(),'ag':operator.attrgetter('a'),'tee':itertools.tee([])[0],
   'chain':itertools.chain(),'Pat':re.compile('a'),'mv':memoryview(b''),'arr':array.array('i'),'sio':io.StringIO(),
   'bio':io.BytesIO(),'struct':struct.Struct('i'),'ctx':contextvars.Context(),'td':datetime.timedelta(1),
   'tz':datetime.timezone.utc,'date':datetime.date(1,1,1),'cr':types.CoroutineType,'tg':typing.NoDefault,
   'mp':types.MappingProxyType({}),'method': types.MethodType(print,1), 'cell': types.CellType(1),
   'Generic': typing.Generic(), 'islice': itertools.islice([],1),'count':itertools.count(),
   'product':itertools.product(), 'mc':operator.methodcaller('a'),'keyw':functools.cmp_to_key(print)(1),
   'scanner': re.compile('a').scanner('a'),'odk':collections.OrderedDict().keys()}
for k,v in d.items():
    try: weakref.ref(v); print(k,'yes')
    except TypeError as e: print(k,'no',e)

#> partial yes
#> lru yes
#> deque yes
#> od yes
#> dd no cannot create weak reference to 'collections.defaultdict' object
#> TypeVar yes
#> P yes
#> P.args yes
#> Ts yes
#> alias no cannot create weak reference to 'typing.TypeAliasType' object
#> GA yes
#> TA yes
#> U yes
#> Tmpl no cannot create weak reference to 'string.templatelib.Template' object
#> I no cannot create weak reference to 'string.templatelib.Interpolation' object
#> Random yes
#> ag no cannot create weak reference to 'operator.attrgetter' object
#> tee yes
#> chain no cannot create weak reference to 'itertools.chain' object
#> Pat yes
#> mv yes
#> arr yes
#> sio yes
#> bio yes
#> struct yes
#> ctx yes
#> td no cannot create weak reference to 'datetime.timedelta' object
#> tz no cannot create weak reference to 'datetime.timezone' object
#> date no cannot create weak reference to 'datetime.date' object
#> cr yes
#> tg no cannot create weak reference to 'NoDefaultType' object
#> mp no cannot create weak reference to 'mappingproxy' object
#> method yes
#> cell no cannot create weak reference to 'cell' object
#> Generic no cannot create weak reference to 'typing.Generic' object
#> islice no cannot create weak reference to 'itertools.islice' object
#> count no cannot create weak reference to 'itertools.count' object
#> product no cannot create weak reference to 'itertools.product' object
#> mc no cannot create weak reference to 'operator.methodcaller' object
#> keyw no cannot create weak reference to 'functools.KeyWrapper' object
#> scanner no cannot create weak reference to '_sre.SRE_Scanner' object
#> odk no cannot create weak reference to 'odict_keys' object
