// The verifier: one pass over the instructions by the columns of opcodes.def, then the tables, then
// the proof that registers are written before they are read.
//
// It reports the first error, with the code's name and the instruction's index.
#include "bytecode/verifier.h"

#include <vector>

#include "bytecode/initialization.h"
#include "bytecode/opcode_table.h"
#include "bytecode/register_use.h"

namespace hognose {

namespace {

class Verifier {
 public:
  explicit Verifier(const Code& code) : code_(code) {}

  std::string run() {
    check_header();
    check_constants();
    check_caches();
    for (index_ = 0; index_ < code_.instructions.size() && error_.empty(); ++index_) {
      check_instruction(code_.instructions[index_]);
    }
    if (error_.empty()) check_end();
    if (error_.empty()) check_exceptions();
    if (error_.empty()) check_initialization();
    if (error_.empty()) return {};
    return std::string(code_.qualified_name) + ": " + error_;
  }

 private:
  void fail(std::string text) {
    if (error_.empty()) error_ = std::move(text);
  }
  void fail_here(const std::string& text) {
    fail("instruction " + std::to_string(index_) + " (" +
         std::string(info(code_.instructions[index_].opcode()).name) + "): " + text);
  }

  void check_header() {
    if (code_.instructions.empty()) fail("no instructions");
    if (code_.positions.size() != code_.instructions.size()) fail("positions do not match");
    if (code_.register_count > kMaximumRegisters) fail("too many registers");
    if (code_.local_count > code_.register_count) fail("locals exceed the registers");
    if (code_.parameter_count() > code_.local_count) fail("parameters exceed the locals");
    if (fills_namespace(code_) && code_.parameter_count() != 0) fail("a namespace with parameters");
    if (code_.positional_only_count > code_.argument_count)
      fail("positional-only exceed arguments");
    if (code_.local_names.size() != code_.local_count) fail("local names do not match");
    if (code_.cell_registers.size() != code_.cell_names.size()) fail("cell registers do not match");
    for (uint8_t reg : code_.cell_registers) {
      if (reg >= code_.register_count) fail("a cell register is out of range");
      if (!is_written_at_entry(reg)) fail("a cell register is not cleared");
    }
    if (!code_.spilled_names.empty()) {
      if (code_.spill_register >= code_.register_count) fail("the spill register is out of range");
      if (!is_written_at_entry(code_.spill_register)) fail("the spill register is not cleared");
    }
    if (code_.cleared_from > code_.cleared_to || code_.cleared_to > code_.register_count) {
      fail("the cleared registers are out of range");
    }
    if (code_.cleared_from < code_.cleared_to && code_.cleared_from < code_.parameter_count()) {
      fail("a parameter is cleared");
    }
    if (code_.has_docstring &&
        (code_.constants.empty() || (code_.constants[0].kind != Constant::Kind::Str &&
                                     code_.constants[0].kind != Constant::Kind::Name))) {
      fail("the docstring is not the first constant");
    }
    for (const Code* child : code_.children) {
      if (!child) fail("a child is missing");
    }
  }

  // Frame objects read the variables of a frame at any time, also before its first instruction.
  bool is_written_at_entry(uint32_t reg) const {
    return reg < code_.parameter_count() || (reg >= code_.cleared_from && reg < code_.cleared_to);
  }

  void check_constants() {
    for (const Constant& constant : code_.constants) check_constant(constant, 0);
  }

  void check_constant(const Constant& constant, int depth) {
    if (depth > kMaximumTupleDepth) return fail("constants nest too deep");
    if (constant.kind > Constant::Kind::FrozenSet) return fail("unknown kind of constant");
    const bool is_compound =
        constant.kind == Constant::Kind::Tuple || constant.kind == Constant::Kind::FrozenSet;
    if (!is_compound && !constant.items.empty()) return fail("items in a simple constant");
    if (constant.kind == Constant::Kind::BigInt) {
      size_t start = constant.text.starts_with('-') ? 1 : 0;
      if (constant.text.size() == start) return fail("an integer without digits");
      for (char digit : constant.text.substr(start)) {
        if (!(digit >= '0' && digit <= '9') && !(digit >= 'a' && digit <= 'f') &&
            !(digit >= 'A' && digit <= 'F')) {
          return fail("an integer with a bad digit");
        }
      }
    }
    for (const Constant& item : constant.items) check_constant(item, depth + 1);
  }

  void check_caches() {
    uint64_t next = kFirstConstant + code_.constants.size();
    for (const CacheSite& site : code_.caches) {
      if (static_cast<uint64_t>(site.index) != next) return fail("a cache is misplaced");
      if (!is_name(site.name_index)) return fail("a cache without a name");
      next += cache_words(site.kind);
      cache_starts_.push_back(site.index);
    }
    if (code_.constant_words != next) fail("the constant words do not add up");
  }

  bool is_constant(int32_t index) const {
    return index >= kFirstConstant &&
           static_cast<size_t>(index - kFirstConstant) < code_.constants.size();
  }
  bool is_name(int32_t index) const {
    return is_constant(index) &&
           code_.constants[static_cast<size_t>(index - kFirstConstant)].kind ==
               Constant::Kind::Name;
  }
  bool is_tuple_of_names(int32_t index) const {
    if (!is_constant(index)) return false;
    const Constant& constant = code_.constants[static_cast<size_t>(index - kFirstConstant)];
    if (constant.kind != Constant::Kind::Tuple) return false;
    for (const Constant& item : constant.items) {
      if (item.kind != Constant::Kind::Name) return false;
    }
    return true;
  }
  size_t tuple_size(int32_t index) const {
    return code_.constants[static_cast<size_t>(index - kFirstConstant)].items.size();
  }

  void need_registers(uint64_t first, uint64_t count) {
    if (first + count > code_.register_count) fail_here("register out of range");
  }

  void check_cache(int32_t index, CacheKind kind) {
    size_t low = 0;
    size_t high = cache_starts_.size();
    while (low < high) {
      size_t middle = (low + high) / 2;
      if (cache_starts_[middle] < index) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    if (low == cache_starts_.size() || cache_starts_[low] != index) {
      return fail_here("no such cache");
    }
    if (code_.caches[low].kind != kind) fail_here("the cache is of another kind");
  }

  void check_instruction(const Instruction& instruction) {
    if (static_cast<unsigned>(instruction.opcode()) >= kOpcodeCount) {
      return fail("instruction " + std::to_string(index_) + ": unknown opcode");
    }
    const RegisterUse& use = register_use(instruction.opcode());
    for (size_t i = 0; i < 4; ++i) {
      if (is_register(use, instruction, i)) need_registers(field_number(instruction, i), 1);
    }
    check_last_operand(instruction, info(instruction.opcode()).operands[3]);
    if (error_.empty()) check_values(instruction);
    if (error_.empty()) check_runs(instruction);
  }

  void check_last_operand(const Instruction& instruction, char kind) {
    const int32_t d = instruction.d();
    switch (kind) {
      case 'N':
        if (d < 0) fail_here("negative count");
        break;
      case 'E':
        if (d < 0 || static_cast<size_t>(d) >= code_.free_names.size()) {
          fail_here("no such cell in the closure");
        }
        break;
      case 'K':
        if (!is_constant(d)) fail_here("constant out of range");
        break;
      case 't':
        if (d == -1) break;
        [[fallthrough]];
      case 'T':
        if (!is_tuple_of_names(d)) fail_here("not a tuple of names");
        break;
      case 'U':
        if (!is_name(d)) fail_here("not a name");
        break;
      case 'G': return check_cache(d, CacheKind::Global);
      case 'A': return check_cache(d, CacheKind::Attribute);
      case 'M': return check_cache(d, CacheKind::Method);
      case 'D': return check_cache(d, CacheKind::Key);
      case 'F':
        if (d < 0 || static_cast<size_t>(d) >= code_.children.size()) fail_here("no such child");
        break;
      case 'J': {
        const int64_t target = static_cast<int64_t>(index_) + 1 + d;
        if (target < 0 || target >= static_cast<int64_t>(code_.instructions.size())) {
          fail_here("jump out of range");
        }
        const bool is_back =
            instruction.opcode() == Opcode::JumpBack || instruction.opcode() == Opcode::ForNext;
        // Only back-edges charge fuel, so no other instruction may jump backwards.
        if (!is_back && d < 0) fail_here("backward jump that is no back-edge");
        break;
      }
      case '-':
        if (d != 0) fail_here("operand where none is used");
        break;
      default: break;
    }
  }

  void check_runs(Instruction instruction) {
    const RegisterUse& use = register_use(instruction.opcode());
    for (uint8_t i = 0; i < use.run_count; ++i) {
      const RegisterRun& run = use.runs[i];
      need_registers(sum_value(code_, instruction, run.first),
                     sum_value(code_, instruction, run.count));
    }
  }

  // The rules of single opcodes for the values of their operands.
  void check_values(const Instruction& instruction) {
    const uint32_t a = instruction.a();
    const uint32_t b = instruction.b();
    const uint32_t c = instruction.c();
    const int32_t d = instruction.d();
    switch (instruction.opcode()) {
      case Opcode::ListExtend:
        if (d > 2) return fail_here("unknown error text");
        if (d == 2 && a < 2) fail_here("no callee before the list");
        return;
      case Opcode::Intrinsic:
        if (d >= static_cast<int32_t>(std::size(kIntrinsicOperands))) {
          fail_here("unknown intrinsic");
        }
        return;
      case Opcode::FormatValue:
        if (c > static_cast<uint32_t>(Conversion::Ascii)) fail_here("unknown conversion");
        return;
      case Opcode::Yield:
      case Opcode::YieldAsync:
        if (d <= static_cast<int32_t>(a)) fail_here("the sent value has no register");
        // An instruction where a generator may go on tells by itself how (find_resumption).
        if (index_ + 1 < code_.instructions.size() &&
            code_.instructions[index_ + 1].opcode() == Opcode::Delegate) {
          fail_here("a Delegate follows a Yield");
        }
        return;
      case Opcode::CallKeyword:
      case Opcode::BuildClass:
        if (field_value(code_, instruction, 't') > b) fail_here("more keywords than arguments");
        return;
      case Opcode::MakeFunction:
        if (c >= 16) fail_here("unknown extras");
        return;
      case Opcode::GetAwaitable:
        if (d > static_cast<int32_t>(AwaitContext::AsyncExit)) {
          fail_here("unknown context of await");
        }
        return;
      case Opcode::JumpUnlessSequence:
      case Opcode::JumpUnlessMapping:
        if (c > static_cast<uint32_t>(LengthCheck::AtLeast)) fail_here("unknown length check");
        return;
      default: return;
    }
  }

  void check_end() {
    index_ = code_.instructions.size() - 1;
    if (!ends_flow(code_.instructions[index_].opcode())) fail_here("control runs off the end");
  }

  void check_exceptions() {
    const size_t count = code_.instructions.size();
    for (const ExceptionEntry& entry : code_.exceptions) {
      if (entry.start >= entry.end || entry.end > count || entry.handler >= count) {
        return fail("an exception range is out of range");
      }
      if (entry.target >= code_.register_count) return fail("an exception target is out of range");
      if (entry.handler >= entry.start && entry.handler < entry.end) {
        return fail("a handler protects itself");
      }
    }
  }

  void check_initialization() {
    Arena arena;
    InitializationProof proof(arena);
    const char* error = proof.refute(code_);
    if (error == nullptr) return;
    index_ = proof.refuted();
    fail_here(error);
  }

  static constexpr uint32_t kMaximumRegisters = 1u << 24;
  static constexpr int kMaximumTupleDepth = 1000;

  const Code& code_;
  size_t index_ = 0;
  std::string error_;
  std::vector<int32_t> cache_starts_;
};

}  // namespace

std::string verify(const Code& code) {
  std::vector<const Code*> pending = {&code};
  while (!pending.empty()) {
    const Code* next = pending.back();
    pending.pop_back();
    std::string error = Verifier(*next).run();
    if (!error.empty()) return error;
    for (const Code* child : next->children) pending.push_back(child);
  }
  return {};
}

}  // namespace hognose
