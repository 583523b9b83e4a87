// Compiling the Python sources that lie in the binary.
//
// Receives their text from the rows of modules.def; hands on code marked as trusted.
#include "library/built_in_code.h"

#include "compiler/compiler.h"
#include "library/builtins.h"
#include "library/modules.h"
#include "objects/make.h"
#include "policy/effective_policy.h"
#include "syntax/parser.h"

namespace hognose {

namespace {

constexpr size_t kScratchBytes = size_t{256} << 20;

void compile_entry(const SourceRow& row, BuiltInCode::Entry& entry) {
  entry.filename = "<frozen " + std::string(row.name) + ">";
  Arena arena(kScratchBytes);
  ParseResult parsed = parse(Source{std::string_view(row.text, *row.size), SourceKind::File},
                             ParseMode::Exec, arena);
  if (!parsed.ok()) {
    entry.error.append("line ").append(std::to_string(parsed.error.lineno)).append(": ");
    entry.error.append(parsed.error.message);
    return;
  }
  CompileOptions options;
  options.filename = entry.filename;
  options.trusted = true;
  CompileResult result = compile(parsed, arena, options);
  if (!result.ok()) {
    entry.error.append("line ").append(std::to_string(result.error.lineno)).append(": ");
    entry.error.append(result.error.message);
    return;
  }
  entry.text.assign(parsed.text);
  entry.tree = std::move(result.code);
}

std::string_view text_of(const Str* name) {
  return {reinterpret_cast<const char*>(str_data(name)), name->length()};
}

bool is_left_out(std::string_view name) {
  for (std::string_view each : {"eval", "exec", "compile", "input", "breakpoint", "open"}) {
    if (each == name) return true;
  }
  return false;
}

}  // namespace

BuiltInCode::BuiltInCode() : entries_(new Entry[source_rows().size() + 1]) {}

BuiltInCode::~BuiltInCode() = default;

const BuiltInCode::Entry& BuiltInCode::get(uint32_t index) {
  Entry& entry = entries_[index];
  std::call_once(entry.once, [&] { compile_entry(source_rows()[index], entry); });
  return entry;
}

Result<Dict*> BuiltInCode::make_trusted_builtins(Vm& vm) {
  {
    std::lock_guard<std::mutex> lock(mutex_);
    if (!builtins_.is_filled()) {
      auto all = TRY(list_builtins(vm, EffectivePolicy(PolicyProfile::Standard)));
      // What runs text as code stays out: no built-in module makes code of text that a guest gave.
      std::erase_if(all, [](const Builtin& builtin) { return is_left_out(text_of(builtin.name)); });
      builtins_.fill(all);
    }
  }
  return builtins_.copy(vm);
}

}  // namespace hognose
