// The switch to the foreign stack.
//
// The switch saves the stack pointer and the frame pointer on the foreign stack, where they form
// the frame that unwinders follow: at the frame pointer are the caller's frame pointer and the
// return address, and above them the caller's stack pointer. The callee keeps all other registers
// that the caller relies on. While the body runs, the recorded top is zero, so that a nested call
// stays where it is. No register of floats is touched, which is why the second name of the function
// can pass and return floats (base/foreign_math.h).
#include "base/foreign_call.h"

extern "C" {
// Signal handlers interrupt code that reads it, so it must not be a variable that a thread
// allocates on first access.
[[gnu::visibility("hidden"), gnu::tls_model("initial-exec"), gnu::used]]
__thread uintptr_t hognose_foreign_top = 0;
}

#if defined(__x86_64__)

// The escapes describe the frame to unwinders: the CFA is the word at rbp + 16, plus 8, and the
// caller's rbp is at rbp. (DW_CFA_def_cfa_expression: breg6 16, deref, plus_uconst 8;
// DW_CFA_expression r6: breg6 0.)
asm(R"(
  .pushsection .text.hognose_call_on_foreign_stack, "ax", @progbits
  .globl hognose_call_on_foreign_stack
  .hidden hognose_call_on_foreign_stack
  .type hognose_call_on_foreign_stack, @function
  .globl hognose_call_math_on_foreign_stack
  .hidden hognose_call_math_on_foreign_stack
  .type hognose_call_math_on_foreign_stack, @function
  .p2align 4
hognose_call_on_foreign_stack:
hognose_call_math_on_foreign_stack:
  .cfi_startproc
  movq %rdi, %rax
  movq %rsi, %rdi
  movq hognose_foreign_top@gottpoff(%rip), %r10
  movq %fs:(%r10), %rdx
  testq %rdx, %rdx
  je 1f
  movq $0, %fs:(%r10)
  movq (%rsp), %rcx
  movq %rsp, -16(%rdx)
  movq %rcx, -24(%rdx)
  movq %rbp, -32(%rdx)
  leaq -32(%rdx), %rbp
  .cfi_escape 0x0f, 0x05, 0x76, 0x10, 0x06, 0x23, 0x08
  .cfi_escape 0x10, 0x06, 0x02, 0x76, 0x00
  movq %rbp, %rsp
  callq *%rax
  movq hognose_foreign_top@gottpoff(%rip), %r10
  leaq 32(%rbp), %rdx
  movq %rdx, %fs:(%r10)
  movq 16(%rbp), %rsp
  .cfi_def_cfa %rsp, 8
  movq (%rbp), %rbp
  .cfi_restore %rbp
  retq
1:
  .cfi_def_cfa %rsp, 8
  .cfi_restore %rbp
  jmpq *%rax
  .cfi_endproc
  .size hognose_call_on_foreign_stack, . - hognose_call_on_foreign_stack
  .popsection
)");

#elif defined(__aarch64__)

// As above, with x29 in the place of rbp; the return address is in a register and is saved at
// x29 + 8. (DW_CFA_def_cfa_expression: breg29 16, deref; DW_CFA_expression r29: breg29 0;
// DW_CFA_expression r30: breg29 8.)
asm(R"(
  .pushsection .text.hognose_call_on_foreign_stack, "ax", %progbits
  .globl hognose_call_on_foreign_stack
  .hidden hognose_call_on_foreign_stack
  .type hognose_call_on_foreign_stack, %function
  .globl hognose_call_math_on_foreign_stack
  .hidden hognose_call_math_on_foreign_stack
  .type hognose_call_math_on_foreign_stack, %function
  .p2align 4
hognose_call_on_foreign_stack:
hognose_call_math_on_foreign_stack:
  .cfi_startproc
  mov x9, x0
  mov x0, x1
  adrp x10, :gottprel:hognose_foreign_top
  ldr x10, [x10, :gottprel_lo12:hognose_foreign_top]
  mrs x11, tpidr_el0
  add x10, x10, x11
  ldr x12, [x10]
  cbz x12, 1f
  str xzr, [x10]
  sub x12, x12, #32
  mov x13, sp
  str x13, [x12, #16]
  stp x29, x30, [x12]
  mov x29, x12
  .cfi_escape 0x0f, 0x03, 0x8d, 0x10, 0x06
  .cfi_escape 0x10, 0x1d, 0x02, 0x8d, 0x00
  .cfi_escape 0x10, 0x1e, 0x02, 0x8d, 0x08
  mov sp, x29
  blr x9
  adrp x10, :gottprel:hognose_foreign_top
  ldr x10, [x10, :gottprel_lo12:hognose_foreign_top]
  mrs x11, tpidr_el0
  add x12, x29, #32
  str x12, [x10, x11]
  ldr x13, [x29, #16]
  mov sp, x13
  .cfi_def_cfa sp, 0
  ldp x29, x30, [x29]
  .cfi_restore x29
  .cfi_restore x30
  ret
1:
  .cfi_def_cfa sp, 0
  .cfi_restore x29
  .cfi_restore x30
  br x9
  .cfi_endproc
  .size hognose_call_on_foreign_stack, . - hognose_call_on_foreign_stack
  .popsection
)");

#else
#error "the switch to the foreign stack is written for x86-64 and aarch64"
#endif

namespace hognose {

// Not inlined, because a run may resume on another thread than the one it left.
[[gnu::noinline]] void set_foreign_stack(uintptr_t top) { hognose_foreign_top = top; }

[[gnu::noinline]] uintptr_t foreign_stack() { return hognose_foreign_top; }

}  // namespace hognose
