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

// Headings divide the source of a module into sections. A section whose heading starts with `late`
// is a late part: it runs when one of the names that it defines is first used. Under `late, one by
// one` each statement is a late part. The rest runs at the import.
constexpr std::string_view kHeading = "\n# --- ";
constexpr std::string_view kLate = "late: ";
constexpr std::string_view kLateOneByOne = "late, one by one: ";

struct Sections {
  std::string at_once;
  std::vector<std::string> late;
};

std::string lines_of(std::string_view text) {
  return std::string(static_cast<size_t>(std::ranges::count(text, '\n')), '\n');
}

// Returns the start of the next statement whose first line is not indented.
size_t find_statement(std::string_view text, size_t from) {
  constexpr std::string_view kNotFirst = " \n#)]}";
  do {
    from = std::min(text.find('\n', from), text.size() - 1) + 1;
  } while (from < text.size() && kNotFirst.find(text[from]) != std::string_view::npos);
  return from;
}

// Each part has empty lines in place of the others, so that line numbers are those of the source.
Sections divide(std::string_view text) {
  Sections sections;
  std::string empty_lines;
  for (size_t start = 0; start < text.size();) {
    size_t end = std::min(text.find(kHeading, start), text.size() - 1) + 1;
    std::string_view section = text.substr(start, end - start);
    std::string_view heading = start == 0 ? "" : section.substr(kHeading.size() - 1);
    std::string lines = lines_of(section);
    if (heading.starts_with(kLate)) {
      sections.late.push_back(empty_lines + std::string(section));
      sections.at_once += lines;
    } else if (heading.starts_with(kLateOneByOne)) {
      for (size_t first = find_statement(section, 0); first < section.size();) {
        size_t next = find_statement(section, first);
        sections.late.push_back(empty_lines + lines_of(section.substr(0, first)) +
                                std::string(section.substr(first, next - first)));
        first = next;
      }
      sections.at_once += lines;
    } else {
      sections.at_once += section;
    }
    empty_lines += lines;
    start = end;
  }
  return sections;
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

// In texts without late sections, which are CPython's, the imports of other modules are late parts.
void delay_imports(std::string_view module, const ParseResult& parsed, const Code& code,
                   Sections& sections) {
  NameCounts counts;
  count_assignments(code, counts);
  const std::string text = sections.at_once;
  const auto& body = parsed.module->body;
  for (uint32_t i = 0; i < body.size(); ++i) {
    const ast::Position& place = body[i]->position;
    const bool is_alone = (i == 0 || body[i - 1]->position.end_lineno < place.lineno) &&
                          (i + 1 == body.size() || body[i + 1]->position.lineno > place.end_lineno);
    if (!is_alone || !may_wait(*body[i], module, counts)) continue;
    auto [start, end] = range_of_lines(text, place.lineno, place.end_lineno);
    std::string_view lines = std::string_view(text).substr(start, end - start);
    sections.late.push_back(lines_of(std::string_view(text).substr(0, start)) + std::string(lines));
    for (size_t at = start; at < end; ++at) {
      if (text[at] != '\n') sections.at_once[at] = ' ';
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
  return std::move(result.code);
}

void compile_entry(const SourceRow& row, BuiltInCode::Entry& entry) {
  Sections sections = divide(entry.text);
  if (sections.late.empty()) {
    std::unique_ptr<CodeTree> whole = compile_part(row.name, sections.at_once, entry);
    if (whole == nullptr) return;
    Arena arena(kScratchBytes);
    ParseResult parsed = parse(Source{sections.at_once, SourceKind::File}, ParseMode::Exec, arena);
    if (parsed.ok()) delay_imports(row.name, parsed, *whole->root, sections);
  }
  std::unique_ptr<CodeTree> tree = compile_part(row.name, sections.at_once, entry);
  if (tree == nullptr) return;
  for (const std::string& section : sections.late) {
    std::unique_ptr<CodeTree> late = compile_part(row.name, section, entry);
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
  return builtins_.copy(vm);
}

Result<void> BuiltInCode::fill_trusted_builtins(Vm& vm) {
  std::lock_guard<std::mutex> lock(mutex_);
  if (builtins_.is_filled()) return {};
  EffectivePolicy policy(PolicyProfile::Standard);
  policy.set_feature("files", true);  // posix asks the policy of the run
  auto all = TRY(list_builtins(vm, policy));
  // What runs text as code stays out: no built-in module makes code of text that a guest gave.
  std::erase_if(all, [](const Builtin& builtin) { return is_left_out(ascii_text(builtin.name)); });
  builtins_.fill(all);
  return {};
}

}  // namespace hognose
