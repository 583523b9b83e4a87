// Compiles the Python sources that are in the binary, or takes the code that the build made of
// them.
//
// The code is marked as trusted and carries the rights of its module.
#include "library/core/built_in_code.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>
#include <utility>

#include "bytecode/packing.h"
#include "bytecode/verifier.h"

#include "compiler/compiler.h"
#include "library/builtins/builtins.h"
#include "library/core/baked_code.h"
#include "library/core/modules.h"
#include "objects/core/make.h"
#include "policy/effective_policy.h"
#include "syntax/parser/parser.h"

namespace hognose {

namespace {

constexpr size_t kScratchBytes = size_t{256} << 20;

// The source of a module in parts. Each has empty lines in place of the others, so that line
// numbers are those of the source.
struct Parts {
  std::string at_once;
  std::vector<std::string> late;  // imports that run when a name that they bind is first used
};

std::string lines_of(std::string_view text) {
  return std::string(static_cast<size_t>(std::ranges::count(text, '\n')), '\n');
}

using NameCounts = std::unordered_map<std::string_view, uint32_t>;

// How often each global is assigned or deleted, in the code and in what it defines.
void count_assignments(const Code& code, NameCounts& counts) {
  for (Instruction instruction : code.instructions) {
    const Opcode opcode = instruction.opcode();
    if (opcode != Opcode::StoreGlobal && opcode != Opcode::DeleteGlobal) continue;
    for (const CacheSite& site : code.caches) {
      if (site.index != instruction.d()) continue;
      ++counts[code.constants[static_cast<size_t>(site.name_index) - kFirstConstant].text];
    }
  }
  for (const Code* child : code.children) count_assignments(*child, counts);
}

std::string_view top_of(std::string_view module) { return module.substr(0, module.find('.')); }

bool is_submodule(std::string_view module) { return module.find('.') != std::string_view::npos; }

// Whether it does not matter when the statement is executed: it imports other modules and binds
// names that nothing else assigns. The import of a submodule is also an attribute of its package,
// which other modules may use without an import of their own.
bool may_wait(const ast::Stmt& statement, std::string_view module, const NameCounts& counts) {
  auto is_bound_once = [&](std::string_view name) {
    auto found = counts.find(name);
    return found != counts.end() && found->second == 1;
  };
  auto name_of = [](const ast::Alias* alias) {
    return alias->asname != nullptr ? alias->asname->text() : alias->name->text();
  };
  if (statement.kind == ast::StmtKind::Import) {
    const auto& import = static_cast<const ast::Import&>(statement);
    return std::ranges::all_of(import.names, [&](const ast::Alias* alias) {
      std::string_view name = alias->name->text();
      return !is_submodule(name) && name != top_of(module) && is_bound_once(name_of(alias));
    });
  }
  if (statement.kind != ast::StmtKind::ImportFrom) return false;
  const auto& import = static_cast<const ast::ImportFrom&>(statement);
  if (import.level != 0 || import.module == nullptr) return false;
  std::string_view from = import.module->text();
  return from != "__future__" && !is_submodule(from) && from != top_of(module) &&
         std::ranges::all_of(import.names, [&](const ast::Alias* alias) {
           return alias->name->text() != "*" && is_bound_once(name_of(alias));
         });
}

// The range of a text that has these lines, which count from 1.
std::pair<size_t, size_t> range_of_lines(std::string_view text, uint32_t first, uint32_t last) {
  size_t start = 0;
  for (uint32_t line = 1; line < first; ++line) start = text.find('\n', start) + 1;
  size_t end = start;
  for (uint32_t line = first; line <= last; ++line)
    end = std::min(text.find('\n', end), text.size() - 1) + 1;
  return {start, end};
}

void delay_imports(std::string_view module, const ParseResult& parsed, const Code& code,
                   Parts& parts) {
  NameCounts counts;
  count_assignments(code, counts);
  const std::string text = parts.at_once;
  const auto& body = parsed.module->body;
  for (uint32_t i = 0; i < body.size(); ++i) {
    const ast::Position& place = body[i]->position;
    const bool is_alone = (i == 0 || body[i - 1]->position.end_lineno < place.lineno) &&
                          (i + 1 == body.size() || body[i + 1]->position.lineno > place.end_lineno);
    if (!is_alone || !may_wait(*body[i], module, counts)) continue;
    auto [start, end] = range_of_lines(text, place.lineno, place.end_lineno);
    std::string_view lines = std::string_view(text).substr(start, end - start);
    parts.late.push_back(lines_of(std::string_view(text).substr(0, start)) + std::string(lines));
    for (size_t at = start; at < end; ++at) {
      if (text[at] != '\n') parts.at_once[at] = ' ';
    }
  }
}

// Returns null if the text does not compile; entry.error then says why.
std::unique_ptr<CodeTree> compile_part(std::string_view module, std::string_view text,
                                       BuiltInCode::Entry& entry) {
  auto fail = [&](uint32_t line, std::string_view message) {
    entry.error.append("line ").append(std::to_string(line)).append(": ").append(message);
    return nullptr;
  };
  Arena arena(kScratchBytes);
  ParseResult parsed = parse(Source{text, SourceKind::File}, ParseMode::Exec, arena);
  if (!parsed.ok()) return fail(parsed.error.lineno, parsed.error.message);
  CompileOptions options;
  options.filename = entry.filename;
  options.code_flags = kCodeTrusted;
  options.rights = rights_of(module);
  CompileResult result = compile(parsed, arena, options);
  if (!result.ok()) return fail(result.error.lineno, result.error.message);
  // What is packed into the library is not verified again when it is unpacked.
  if (std::string wrong = verify(*result.code->root); !wrong.empty()) return fail(0, wrong);
  return std::move(result.code);
}

void compile_entry(const SourceRow& row, BuiltInCode::Entry& entry) {
  Parts parts{entry.text, {}};
  std::unique_ptr<CodeTree> whole = compile_part(row.name, parts.at_once, entry);
  if (whole == nullptr) return;
  Arena arena(kScratchBytes);
  ParseResult parsed = parse(Source{entry.text, SourceKind::File}, ParseMode::Exec, arena);
  delay_imports(row.name, parsed, *whole->root, parts);
  std::unique_ptr<CodeTree> tree = compile_part(row.name, parts.at_once, entry);
  if (tree == nullptr) return;
  for (const std::string& part : parts.late) {
    std::unique_ptr<CodeTree> late = compile_part(row.name, part, entry);
    if (late == nullptr) return;
    entry.late.add(std::move(late));
  }
  if (entry.late.parts.size() > LateSource::kMaximumParts) {
    entry.error = "there are too many late parts";
    return;
  }
  if (std::string_view name = entry.late.find_clash(*tree); !name.empty()) {
    entry.error.append("a late part and another one define ").append(name);
    return;
  }
  entry.tree = std::move(tree);
}

// Baked code begins with the place of each module in it, in the order of source_rows(), and the
// end. A module is the number of its late parts, its tree, and theirs.
using BakedPlace = uint32_t;

void unpack_entry(std::span<const uint8_t> baked, uint32_t index, BuiltInCode::Entry& entry) {
  BakedPlace place;
  std::memcpy(&place, baked.data() + index * sizeof(place), sizeof(place));
  std::span<const uint8_t> bytes = baked.subspan(place);
  const uint8_t parts = bytes[0];
  bytes = bytes.subspan(1);
  entry.tree = unpack(bytes);
  for (uint8_t part = 0; part < parts; ++part) entry.late.add(unpack(bytes));
}

bool is_left_out(std::string_view name) {
  for (std::string_view each : {"eval", "exec", "compile", "input", "breakpoint"}) {
    if (each == name) return true;
  }
  return false;
}

}  // namespace

void list_codes(const Code& code, std::vector<const Code*>& codes) {
  codes.push_back(&code);
  for (const Code* child : code.children) list_codes(*child, codes);
}

BuiltInCode::BuiltInCode() : entries_(new Entry[source_rows().size() + 1]) {}

BuiltInCode::~BuiltInCode() = default;

const BuiltInCode::Entry& BuiltInCode::get(uint32_t index) {
  Entry& entry = entries_[index];
  std::call_once(entry.once, [&] {
    const SourceRow& row = source_rows()[index];
    entry.filename.append("<frozen ").append(row.name).append(">");
    entry.text.assign(row.text, *row.size);
    if (std::span<const uint8_t> baked = baked_code(); !baked.empty()) {
      unpack_entry(baked, index, entry);
    } else {
      compile_entry(row, entry);
    }
    if (entry.tree == nullptr) return;
    list_codes(*entry.tree->root, entry.codes);
    for (const LateSource::Part& part : entry.late.parts) list_codes(*part.tree->root, entry.codes);
  });
  return entry;
}

std::string bake(BuiltInCode& code, std::string& bytes) {
  static_assert(LateSource::kMaximumParts <= UINT8_MAX);
  const auto count = static_cast<uint32_t>(source_rows().size());
  std::vector<BakedPlace> places;
  std::string modules;
  auto note_place = [&] {
    places.push_back(static_cast<BakedPlace>((count + 1) * sizeof(BakedPlace) + modules.size()));
  };
  for (uint32_t index = 0; index < count; ++index) {
    const BuiltInCode::Entry& entry = code.get(index);
    if (entry.tree == nullptr) {
      return std::string(source_rows()[index].name) + ": " + entry.error;
    }
    note_place();
    modules.push_back(static_cast<char>(entry.late.parts.size()));
    pack(*entry.tree, modules);
    for (const LateSource::Part& part : entry.late.parts) pack(*part.tree, modules);
  }
  note_place();
  bytes.append(reinterpret_cast<const char*>(places.data()), places.size() * sizeof(BakedPlace));
  bytes += modules;
  return {};
}

Result<Dict*> BuiltInCode::make_trusted_builtins(Vm& vm) {
  Result<void> filled;
  vm.stack.side.run([&] { filled = fill_trusted_builtins(vm); });
  TRY(filled);
  return builtins_.make_builtins(vm);
}

Result<void> BuiltInCode::fill_trusted_builtins(Vm& vm) {
  std::lock_guard<std::mutex> lock(mutex_);
  if (builtins_.is_filled()) return {};
  EffectivePolicy policy(PolicyProfile::Standard);
  policy.set_feature("files", true);  // posix asks the policy of the run
  auto all = TRY(list_builtins(vm, policy));
  // What runs text as code stays out: no built-in module makes code of text that a guest gave.
  std::erase_if(all, [](const Builtin& builtin) { return is_left_out(ascii_text(builtin.name)); });
  builtins_.fill(vm, all);
  return {};
}

}  // namespace hognose
