// The disassembler: one line per instruction, by the operand columns of opcodes.def.
//
// The code must have passed the verifier.
#include "bytecode/disassembler.h"

#include <algorithm>
#include <cstdio>
#include <vector>

#include "bytecode/opcode_table.h"
#include "bytecode/register_use.h"

namespace hognose {

namespace {

constexpr size_t kLongestText = 60;

void append_quoted(std::string& out, std::string_view text) {
  const bool is_cut = text.size() > kLongestText;
  out += '\'';
  for (char letter : text.substr(0, kLongestText)) {
    const auto byte = static_cast<unsigned char>(letter);
    if (letter == '\'' || letter == '\\') {
      out += '\\';
      out += letter;
    } else if (letter == '\n') {
      out += "\\n";
    } else if (byte < 0x20 || byte == 0x7F) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\x%02x", byte);
      out += escape;
    } else {
      out += letter;
    }
  }
  out += '\'';
  if (is_cut) out += "...";
}

std::string number_text(double number) {
  char text[40];
  std::snprintf(text, sizeof text, "%.17g", number);
  return text;
}

std::string register_text(const Code& code, uint32_t reg) {
  std::string text = "r" + std::to_string(reg);
  if (reg < code.local_names.size()) {
    text += ':';
    text += code.local_names[reg];
  }
  return text;
}

const Constant* constant_at(const Code& code, int32_t index) {
  const auto offset = static_cast<size_t>(index - kFirstConstant);
  return index >= kFirstConstant && offset < code.constants.size() ? &code.constants[offset]
                                                                   : nullptr;
}

std::string cache_text(const Code& code, int32_t index) {
  auto site =
      std::lower_bound(code.caches.begin(), code.caches.end(), index,
                       [](const CacheSite& left, int32_t right) { return left.index < right; });
  const Constant* name = site != code.caches.end() ? constant_at(code, site->name_index) : nullptr;
  return name ? std::string(name->text) : "?";
}

void append_operands(std::string& out, const Code& code, size_t index) {
  const Instruction& instruction = code.instructions[index];
  std::string_view operands = info(instruction.opcode()).operands;
  const uint8_t fields[] = {instruction.a(), instruction.b(), instruction.c()};
  std::string_view separator = "";
  auto add = [&](const std::string& text) {
    out += separator;
    out += text;
    separator = ", ";
  };
  for (size_t i = 0; i < 3; ++i) {
    if (is_register(register_use(instruction.opcode()), instruction, i)) {
      add(register_text(code, fields[i]));
      continue;
    }
    switch (operands[i]) {
      case 'N': add(std::to_string(fields[i])); break;
      case 'I': add("#" + std::to_string(static_cast<int8_t>(fields[i]))); break;
      default: break;
    }
  }
  const int32_t d = instruction.d();
  switch (operands[3]) {
    case 'N':
    case 'E': add(std::to_string(d)); break;
    case 'C':
    case 'Q':
    case 'v': add(d < 0 ? "none" : register_text(code, static_cast<uint32_t>(d))); break;
    case 'I': add("#" + std::to_string(d)); break;
    case 'K':
    case 'T':
    case 't': {
      const Constant* constant = constant_at(code, d);
      add(constant ? describe(*constant) : "none");
      break;
    }
    case 'U': {
      const Constant* constant = constant_at(code, d);
      add(constant ? std::string(constant->text) : "?");
      break;
    }
    case 'J': add("-> " + std::to_string(static_cast<int64_t>(index) + 1 + d)); break;
    case 'G':
    case 'A':
    case 'M':
    case 'D': add(cache_text(code, d)); break;
    case 'F': add("code " + std::to_string(d)); break;
    default: break;
  }
}

void append_code(std::string& out, const Code& code) {
  out += "code " + std::string(code.qualified_name) + "  (" + std::string(code.filename) + ":" +
         std::to_string(code.first_line) + ")\n";
  out += "  registers " + std::to_string(code.register_count) + ", arguments " +
         std::to_string(code.argument_count) + " + " + std::to_string(code.keyword_only_count) +
         ", locals";
  for (std::string_view name : code.local_names) {
    out += ' ';
    out += name;
  }
  for (size_t i = 0; i < code.cell_names.size(); ++i) {
    out += i == 0 ? "; cells" : "";
    out += " " + std::string(code.cell_names[i]) + "=r" + std::to_string(code.cell_registers[i]);
  }
  for (size_t i = 0; i < code.free_names.size(); ++i) {
    out += i == 0 ? "; closure " : " ";
    out += code.free_names[i];
  }
  if (code.cleared_to > code.cleared_from) {
    out += "; cleared r" + std::to_string(code.cleared_from) + "..r" +
           std::to_string(code.cleared_to - 1);
  }
  out += '\n';
  std::vector<bool> is_target(code.instructions.size() + 1);
  for (size_t i = 0; i < code.instructions.size(); ++i) {
    if (info(code.instructions[i].opcode()).operands[3] != 'J') continue;
    const int64_t target = static_cast<int64_t>(i) + 1 + code.instructions[i].d();
    if (target >= 0 && target < static_cast<int64_t>(is_target.size())) {
      is_target[static_cast<size_t>(target)] = true;
    }
  }
  for (const ExceptionEntry& entry : code.exceptions) {
    if (entry.handler < is_target.size()) is_target[entry.handler] = true;
  }
  uint32_t line = 0;
  for (size_t i = 0; i < code.instructions.size(); ++i) {
    const Position& position = code.positions[i];
    char prefix[64];
    if (position.line != line) {
      std::snprintf(prefix, sizeof prefix, "%5u", position.line);
      line = position.line;
    } else {
      std::snprintf(prefix, sizeof prefix, "     ");
    }
    out += prefix;
    std::snprintf(prefix, sizeof prefix, " %c%5zu  %-20s ", is_target[i] ? '>' : ' ', i,
                  info(code.instructions[i].opcode()).name.data());
    out += prefix;
    const size_t start = out.size();
    append_operands(out, code, i);
    const size_t width = out.size() - start;
    out.append(width < 44 ? 44 - width : 1, ' ');
    std::snprintf(prefix, sizeof prefix, "  ; %u:%u-%u:%u\n", position.line, position.column,
                  position.end_line, position.end_column);
    out += prefix;
  }
  for (const ExceptionEntry& entry : code.exceptions) {
    out += "  exceptions in " + std::to_string(entry.start) + ".." + std::to_string(entry.end - 1) +
           " -> " + std::to_string(entry.handler) + " in r" + std::to_string(entry.target) + "\n";
  }
  for (size_t i = 0; i < code.children.size(); ++i) {
    out +=
        "  code " + std::to_string(i) + ": " + std::string(code.children[i]->qualified_name) + "\n";
  }
}

// Stops when the text is long enough; tuples may hold many items.
void append_constant(std::string& out, const Constant& constant) {
  switch (constant.kind) {
    case Constant::Kind::None: out += "None"; return;
    case Constant::Kind::True: out += "True"; return;
    case Constant::Kind::False: out += "False"; return;
    case Constant::Kind::Ellipsis: out += "..."; return;
    case Constant::Kind::Undefined: out += "undefined"; return;
    case Constant::Kind::Int: out += std::to_string(constant.integer); return;
    case Constant::Kind::BigInt:
      out += "0x";
      out += constant.text.substr(0, kLongestText);
      if (constant.text.size() > kLongestText) out += "...";
      return;
    case Constant::Kind::Float: out += number_text(constant.number); return;
    case Constant::Kind::Imaginary: out += number_text(constant.number) + "j"; return;
    case Constant::Kind::Str:
    case Constant::Kind::Name: append_quoted(out, constant.text); return;
    case Constant::Kind::Bytes:
      out += 'b';
      append_quoted(out, constant.text);
      return;
    case Constant::Kind::Tuple:
    case Constant::Kind::FrozenSet: {
      const bool is_tuple = constant.kind == Constant::Kind::Tuple;
      const size_t start = out.size();
      out += is_tuple ? "(" : "frozenset{";
      for (size_t i = 0; i < constant.items.size(); ++i) {
        if (i != 0) out += ", ";
        if (out.size() - start > kLongestText) {
          out += "...";
          break;
        }
        append_constant(out, constant.items[i]);
      }
      out += is_tuple ? ")" : "}";
      return;
    }
  }
}

}  // namespace

std::string describe(const Constant& constant) {
  std::string text;
  append_constant(text, constant);
  return text;
}

std::string disassemble(const Code& code) {
  std::string out;
  std::vector<const Code*> pending = {&code};
  while (!pending.empty()) {
    const Code* next = pending.back();
    pending.pop_back();
    if (!out.empty()) out += '\n';
    append_code(out, *next);
    for (size_t i = next->children.size(); i-- > 0;) pending.push_back(next->children[i]);
  }
  return out;
}

}  // namespace hognose
