// The compiler's entry point: build the scopes, resolve them, generate code.
//
// The passes share the caller's arena for temporary data. The code has an arena of its own.
#include "compiler/compiler.h"

#include <algorithm>

#include "base/sort_in_parts.h"
#include "compiler/code_generator.h"
#include "compiler/futures.h"
#include "compiler/names.h"
#include "compiler/scope/builder.h"
#include "compiler/scope/resolver.h"
#include "syntax/workspace.h"

namespace hognose {

namespace {

// Sorts the warnings by position and removes duplicates: a finally suite is compiled several times.
ast::Array<SyntaxWarning> tidy(Workspace& workspace) {
  constexpr uint64_t kPartFuel = 10'000;
  ast::Array<SyntaxWarning> warnings = workspace.warnings();
  auto before = [](const SyntaxWarning& left, const SyntaxWarning& right) {
    const ast::Position& a = left.position;
    const ast::Position& b = right.position;
    if (a.lineno != b.lineno) return a.lineno < b.lineno;
    if (a.col_offset != b.col_offset) return a.col_offset < b.col_offset;
    return left.message < right.message;
  };
  auto same = [](const SyntaxWarning& left, const SyntaxWarning& right) {
    return left.position.lineno == right.position.lineno &&
           left.position.col_offset == right.position.col_offset && left.message == right.message;
  };
  auto pay = [&workspace] { return workspace.charge(kPartFuel); };
  if (!sort_in_parts(warnings.begin(), warnings.count, before, pay)) return {};
  auto* end = std::unique(warnings.begin(), warnings.end(), same);
  warnings.count = static_cast<uint32_t>(end - warnings.begin());
  return warnings;
}

}  // namespace

CompileResult compile(const ParseResult& parsed, Arena& arena, const CompileOptions& options) {
  CompileResult result;
  Workspace workspace(arena, options.budget);
  Diagnostics diagnostics(workspace, parsed.text);
  NameTable names(*parsed.identifiers, arena);
  ScopeMap scopes(arena);
  auto code = std::make_unique<CodeTree>(options.memory_budget, options.account);

  uint32_t last_future_line = 0;
  bool ok = check_future_imports(*parsed.module, diagnostics, last_future_line);
  ScopeBuilder builder(names, diagnostics, scopes, last_future_line);
  if (options.future_annotations) builder.keep_annotations_as_text();
  if (options.top_level_await) builder.allow_top_level_await();
  Scope* root = ok ? builder.build(*parsed.module) : nullptr;
  ok = ok && !diagnostics.failed() && !workspace.stopped() && !arena.exhausted();
  if (ok) ok = ScopeResolver(names, diagnostics, options.module_names).resolve(root);
  if (ok) {
    CodeGenerator generator(*code, names, diagnostics, scopes, options, builder.nodes());
    // Only for programs whose objects may run code when they die. The library's own code does not
    // need to settle: the statements of its callers do.
    if ((options.code_flags & kCodeTrusted) == 0 &&
        (builder.yields_under_protection() || names.occurs("__del__") || names.occurs("weakref") ||
         names.occurs("open"))) {
      generator.settle_statements();
    }
    ok = generator.generate(*parsed.module, root);
  }
  result.warnings = tidy(workspace);
  if (diagnostics.failed()) {
    result.error = diagnostics.record();
    result.outcome = ParseOutcome::Error;
  } else if (workspace.stopped()) {
    result.outcome = ParseOutcome::Stopped;
  } else if (arena.exhausted() || code->arena.exhausted() || !ok) {
    result.outcome = ParseOutcome::MemoryLimit;
  } else {
    result.outcome = ParseOutcome::Ok;
    result.code = std::move(code);
  }
  return result;
}

}  // namespace hognose
