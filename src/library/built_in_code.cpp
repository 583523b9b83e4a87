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
    if (builtins_.is_taken()) return builtins_.copy(vm);
  }
  // What runs text as code stays out: no built-in module makes code of text that a guest gave.
  Dict* all = TRY(make_builtins(vm, EffectivePolicy(PolicyProfile::Standard)));
  for (const char* name : {"eval", "exec", "compile", "input", "breakpoint", "open"}) {
    TRY(dict_delete_string(vm, all, TRY(intern(vm, std::string_view(name)))));
  }
  // Without gaps, so that its tables can be taken.
  Dict* dict = TRY(make_dict(vm, all->extra));
  uint32_t position = 0;
  Value key;
  Value value;
  while (dict_next(all, &position, &key, &value)) {
    TRY(dict_set_string(vm, dict, vm.cell<Str>(key), value));
  }
  std::lock_guard<std::mutex> lock(mutex_);
  if (!builtins_.is_taken()) builtins_.take(dict);
  return dict;
}

}  // namespace hognose
