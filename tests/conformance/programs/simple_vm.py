# programs: simple vm.
# option: --policy standard
from enum import IntEnum
class Op(IntEnum):
    PUSH = 0
    ADD = 1
    MUL = 2
    SUB = 3
    DUP = 4
    SWAP = 5
    JZ = 6
    JMP = 7
    PRINT = 8
    HALT = 9
    LOAD = 10
    STORE = 11
    LT = 12
def assemble(source):
    labels, code = {}, []
    for line in source.strip().splitlines():
        line = line.split("#")[0].strip()
        if line.endswith(":"): labels[line[:-1]] = len(code)
        elif line:
            name, *operands = line.split()
            code.append([Op[name.upper()], *operands])
    return [(op, *(int(x) if x.lstrip("-").isdigit() else labels.get(x, x) for x in operands)) for op,
            *operands in code]
def run(code, fuel=1000):
    stack, memory, pc, out = [], {}, 0, []
    while fuel:
        fuel -= 1
        op, *operands = code[pc]
        pc += 1
        match op, *operands:
            case Op.PUSH, value: stack.append(value)
            case (Op.ADD | Op.MUL | Op.SUB | Op.LT) as op,:
                b, a = stack.pop(), stack.pop()
                stack.append({Op.ADD: a + b, Op.MUL: a * b, Op.SUB: a - b, Op.LT: int(a < b)}[op])
            case Op.DUP,: stack.append(stack[-1])
            case Op.SWAP,: stack[-1], stack[-2] = stack[-2], stack[-1]
            case Op.JZ, target:
                if not stack.pop(): pc = target
            case Op.JMP, target: pc = target
            case Op.LOAD, name: stack.append(memory[name])
            case Op.STORE, name: memory[name] = stack.pop()
            case Op.PRINT,: out.append(stack.pop())
            case Op.HALT,: return out
            case _: raise SyntaxError(f"bad instruction {op!r} {operands}")
    raise TimeoutError("out of fuel")
code = assemble("""
    push 1
    store total
    push 1
    store i
loop:
    load i       # while i < 11
    push 11
    lt
    jz end
    load total
    load i
    mul
    dup
    print
    store total
    load i
    push 1
    add
    store i
    jmp loop
end: 
    halt
""")
print(len(code), code[6:8], run(code))
for source in ("again:\n jmp again", "push", "add", "load x\nhalt", "nop"):
    try:
        print(run(assemble(source)))
    except Exception as error:
        print(type(error).__name__, error)

#> 20 [(<Op.LT: 12>,), (<Op.JZ: 6>, 19)] [1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800]
#> TimeoutError out of fuel
#> SyntaxError bad instruction <Op.PUSH: 0> []
#> IndexError pop from empty list
#> KeyError 'x'
#> KeyError 'NOP'
