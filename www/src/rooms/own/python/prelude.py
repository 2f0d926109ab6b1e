# Defined before the first line of every program: the functions that report what it does, and the parts of the standard
# library that a lesson uses. The rewritten program calls the names with two underscores: see instrument.ts.
import sys, gc as __gc, _own

# Memory is not freed while a program runs, so a report for each line must not make new strings: existing pieces are
# collected in a list, and joined once.
__L = []
__w = __l = __L.append
__N = ['%d\n' % number for number in range(1024)] + ['-1\n']
__S = [number[:-1] for number in __N]
__ids = [0]
# If lines are not reported one by one: the line that runs, and how many rounds of loops began since the last report.
__at = ['']
__rounds = [0]

class __Stop(BaseException):
    pass

def __flush():
    text = ''.join(__L)
    __L.clear()
    answer = _own.write(text, __gc.mem_alloc())
    if answer == 'stop':
        raise __Stop()
    if answer == 'thin':
        __thin()

# Ends the program. Pending reports are sent first: the last line shows where the program was.
def __halt(why):
    _own.write(''.join(__L), 0)
    _own.stop(why)
    raise __Stop()

def __t(line):
    __w(line)
    if len(__L) > 6000:
        __flush()

def __c(name):
    __ids[0] += 1
    s = str(__ids[0])
    __w('>')
    __w(s)
    __w(name)
    if len(__L) > 6000:
        __flush()
    return s

# The result of the last call, and the last value of each name: reported when the program ends.
__last_result = [None]
__last_values = {}

def __x(s, value):
    __last_result[0] = value
    __w('<')
    __w(s)
    __w(' T\n' if value is True else ' F\n' if value is False else '\n')
    return value

def __u(s):
    __w('^')
    __w(s)
    __w('\n')

def __r(x, deep=0):
    t = type(x)
    if t is int:
        if -(1 << 64) < x < (1 << 64):
            return str(x)
        return '~int'
    if x is None or t is bool:
        return repr(x)
    if t is float:
        return repr(x)
    if t is str:
        return repr(x) if len(x) <= 100 else '~str %d' % len(x)
    if t is list or t is tuple or t is set or t is dict:
        n = len(x)
        if n > 500000:
            __halt('memory')
        if n > 64:
            return '~%s %d' % (t.__name__, n)
        if deep > 2:
            return '~%s' % t.__name__
        if t is dict:
            return '{' + ', '.join([__r(k, deep + 1) + ': ' + __r(v, deep + 1) for k, v in x.items()]) + '}'
        inner = ', '.join([__S[y] if type(y) is int and -1 <= y < 1024 else __r(y, deep + 1) for y in x])
        if t is list:
            return '[' + inner + ']'
        if t is tuple:
            return '(' + inner + (',)' if n == 1 else ')')
        return '{' + inner + '}' if n else 'set()'
    return '~' + t.__name__

def __say(s, name, x):
    t = type(x)
    if callable(x) or t is __Module:
        return
    __w('=')
    __w(s)
    __w(name)
    if t is list or t is set or t is dict:
        __w('@%d ' % id(x))
        if x:
            __last_values[name] = x
    elif t is tuple and x:
        __last_values[name] = x
    __w(__r(x))
    __w('\n')

# Reports in full every value that may be a collection of boards.
def __end():
    found = list(__last_values.items())
    found.append((' return ', __last_result[0]))
    for name, x in found:
        if type(x) not in (list, tuple, set) or not 1 <= len(x) <= 4000:
            continue
        if not all([type(y) in (list, tuple, set, dict, str) for y in x]):
            continue
        __w('#%s %d\n' % (name.strip(), len(x)))
        for y in x:
            text = repr(y)
            if len(text) > 2000:
                break
            __w('.@%d ' % id(y) if type(y) in (list, set, dict) else '.')
            __w(text)
            __w('\n')
    __flush()

def __v(name, x, s):
    if type(x) is int:
        __w('=')
        __w(s)
        __w(name)
        __w(__N[x] if -1 <= x < 1024 else __r(x) + '\n')
    else:
        __say(s, name, x)

def __g(name, x):
    if type(x) is int:
        __w('=')
        __w(name)
        __w(__N[x] if -1 <= x < 1024 else __r(x) + '\n')
    else:
        __say('', name, x)

def __k(name, s, x):
    if s is None:
        __g(name, x)
    else:
        __v(name, x, s)
    return x

# A run that is too long to be reported line by line is reported in part: queens, the contents of lists, tuples and
# sets, calls, and printed text.
def __thin():
    global __l, __t, __v, __g
    __l, __t, __v, __g = __thin_l, __thin_t, __thin_v, __thin_g
    __w('~\n')

def __thin_l(line):
    __at[0] = line

def __thin_t(line):
    __at[0] = line
    __rounds[0] += 1
    if __rounds[0] >= 1500 or len(__L) > 6000:
        __rounds[0] = 0
        __w(line)
        __flush()

def __thin_v(name, x, s):
    t = type(x)
    if t is list or t is tuple or t is set:
        __w(__at[0])
        __say(s, name, x)

def __thin_g(name, x):
    __thin_v(name, x, '')

def print(*values, sep=' ', end='\n', file=None, flush=False):
    text = (' ' if sep is None else sep).join([str(value) for value in values]) + ('\n' if end is None else end)
    if _own.print(len(text)):
        __halt('output')
    __w('!' + text.replace('\\', '\\\\').replace('\n', '\\n').replace('\r', '') + '\n')
    if len(__L) > 6000:
        __flush()

def input(prompt=''):
    if not __typed:
        raise EOFError(str(prompt).replace('\n', ' '))
    value = __typed.pop(0)
    print(str(prompt) + value)
    return value

def place(row, column):
    __w(__at[0] + '+%d %d\n' % (row, column))

def remove(row, column):
    __w(__at[0] + '-%d %d\n' % (row, column))

def solution():
    __w(__at[0] + '*\n')

class __Module:
    def __init__(self, **names):
        for name in names:
            setattr(self, name, names[name])

class __Sys:
    maxsize = sys.maxsize
    version = sys.version
    argv = ['program.py']
    def setrecursionlimit(self, limit):
        pass
    def getrecursionlimit(self):
        return 150
    def exit(self, value=None):
        raise SystemExit(value)
    def __getattr__(self, name):
        return getattr(__sys, name)

__sys = sys
sys.modules['sys'] = __Sys()
del sys

def __permutations(values, r=None):
    values = tuple(values)
    n = len(values)
    r = n if r is None else r
    if r > n:
        return
    indices = list(range(n))
    cycles = list(range(n, n - r, -1))
    yield tuple([values[i] for i in indices[:r]])
    while n:
        for i in range(r - 1, -1, -1):
            cycles[i] -= 1
            if cycles[i] == 0:
                indices[i:] = indices[i + 1:] + indices[i:i + 1]
                cycles[i] = n - i
            else:
                j = cycles[i]
                indices[i], indices[-j] = indices[-j], indices[i]
                yield tuple([values[i] for i in indices[:r]])
                break
        else:
            return

def __combinations(values, r):
    values = tuple(values)
    n = len(values)
    if r > n:
        return
    indices = list(range(r))
    yield tuple([values[i] for i in indices])
    while True:
        for i in range(r - 1, -1, -1):
            if indices[i] != i + n - r:
                break
        else:
            return
        indices[i] += 1
        for j in range(i + 1, r):
            indices[j] = indices[j - 1] + 1
        yield tuple([values[i] for i in indices])

def __product(*pools, repeat=1):
    results = [()]
    for pool in [tuple(pool) for pool in pools] * repeat:
        results = [result + (value,) for result in results for value in pool]
    for result in results:
        yield result

def __count(start=0, step=1):
    while True:
        yield start
        start += step

def __chain(*values):
    for value in values:
        for each in value:
            yield each

def __accumulate(values):
    total = None
    for value in values:
        total = value if total is None else total + value
        yield total

def __islice(values, *bounds):
    start, stop = (0, bounds[0]) if len(bounds) == 1 else bounds[:2]
    for i, value in enumerate(values):
        if stop is not None and i >= stop:
            return
        if i >= start:
            yield value
            if stop is not None and i + 1 >= stop:
                return

__sys.modules['itertools'] = __Module(
    permutations=__permutations, combinations=__combinations, product=__product, count=__count, chain=__chain,
    accumulate=__accumulate, islice=__islice)

def __bits(x):
    return len(bin(x)) - (3 if x < 0 else 2) if x else 0

def __list(*values):
    return list(values)

def sorted(values, key=None, reverse=False):
    # As in Python, equal values stay in their order.
    values = list(values)
    step = -1 if reverse else 1
    order = [(value if key is None else key(value), i * step, value) for i, value in enumerate(values)]
    order.sort(key=lambda each: each[:2], reverse=reverse)
    return [value for _, _, value in order]

class __deque:
    def __init__(self, values=(), maxlen=None):
        self.__values = list(values)
    def append(self, value):
        self.__values.append(value)
    def appendleft(self, value):
        self.__values.insert(0, value)
    def extend(self, values):
        self.__values.extend(values)
    def pop(self):
        return self.__values.pop()
    def popleft(self):
        return self.__values.pop(0)
    def clear(self):
        self.__values.clear()
    def __len__(self):
        return len(self.__values)
    def __bool__(self):
        return len(self.__values) > 0
    def __iter__(self):
        return iter(self.__values)
    def __getitem__(self, i):
        return self.__values[i]
    def __setitem__(self, i, value):
        self.__values[i] = value
    def __repr__(self):
        return 'deque(%r)' % self.__values

class __defaultdict(dict):
    def __init__(self, make=None):
        super().__init__()
        self.__make = make
    def __getitem__(self, key):
        if key not in self:
            super().__setitem__(key, self.__make())
        return super().__getitem__(key)

def __counter(values=()):
    counts = __defaultdict(int)
    for value in values:
        counts[value] += 1
    return counts

from collections import namedtuple as __namedtuple, OrderedDict as __ordered
__sys.modules['collections'] = __Module(
    deque=__deque, defaultdict=__defaultdict, Counter=__counter, namedtuple=__namedtuple, OrderedDict=__ordered)

def __cached(function=None, maxsize=None):
    if function is None or type(function) is int:
        return __cached
    known = {}
    def call(*values):
        if values not in known:
            known[values] = function(*values)
        return known[values]
    return call

def __reduce(function, values, *start):
    values = iter(values)
    total = start[0] if start else next(values)
    for value in values:
        total = function(total, value)
    return total

__sys.modules['functools'] = __Module(cache=__cached, lru_cache=__cached, reduce=__reduce)

def __copy(x):
    t = type(x)
    return t(x) if t in (list, set, dict) else x

def __deepcopy(x):
    t = type(x)
    if t in (list, tuple, set):
        return t([__deepcopy(y) for y in x])
    return {k: __deepcopy(v) for k, v in x.items()} if t is dict else x

__sys.modules['copy'] = __Module(copy=__copy, deepcopy=__deepcopy)
class __Any:
    def __getitem__(self, key):
        return self
__sys.modules['typing'] = __Module(**{name: __Any() for name in ('List', 'Tuple', 'Set', 'Dict', 'Optional', 'Iterator',
    'Iterable', 'Generator', 'Union', 'Any', 'Callable')})

__state = [__seed * 2654435761 + 1]

def __random():
    x = __state[0] & 0xffffffffffffffff or 1
    x ^= (x << 13) & 0xffffffffffffffff
    x ^= x >> 7
    x ^= (x << 17) & 0xffffffffffffffff
    __state[0] = x
    return (x >> 11) / 9007199254740992

def __randrange(start, stop=None, step=1):
    if stop is None:
        start, stop = 0, start
    return start + step * int(__random() * ((stop - start + step - 1) // step))

def __choice(values):
    return values[int(__random() * len(values))]

def __shuffle(values):
    for i in range(len(values) - 1, 0, -1):
        j = int(__random() * (i + 1))
        values[i], values[j] = values[j], values[i]

def __sample(values, k):
    values = list(values)
    __shuffle(values)
    return values[:k]

def __reseed(value=0):
    __state[0] = (value if type(value) is int else 0) * 2654435761 + 1
    for _ in range(4):
        __random()

__sys.modules['random'] = __Module(
    random=__random, randrange=__randrange, randint=lambda a, b: __randrange(a, b + 1), choice=__choice,
    shuffle=__shuffle, sample=__sample, seed=__reseed, uniform=lambda a, b: a + (b - a) * __random())
__reseed(__seed)
__s = '0'
