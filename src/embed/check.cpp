// Checks a program without running it.
//
// Compiles the source under the limits, then walks its tree once more to find what the policy
// refuses by name and to measure the program.
#include "hognose/check.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "embed/compiled.h"
#include "embed/effective.h"
#include "library/builtins/builtins.h"
#include "library/core/modules.h"
#include "policy/effective_policy.h"
#include "syntax/ast_fields.h"
#include "syntax/metrics.h"

namespace hognose {

std::string_view finding_name(FindingKind kind) {
  switch (kind) {
    case FindingKind::SyntaxError: return "syntax_error";
    case FindingKind::Import: return "import";
    case FindingKind::Builtin: return "builtin";
    case FindingKind::GuardedName: return "guarded_name";
    case FindingKind::Limit: return "limit";
  }
  return "";
}

namespace {

uint64_t instruction_count(const Code& code) {
  uint64_t count = code.instructions.size();
  for (const Code* child : code.children) count += instruction_count(*child);
  return count;
}

// Functions that take attribute names, and which of their positional arguments those are. The
// program may refer to the function by any path.
struct AttributeFunction {
  std::string_view name;
  uint32_t first;
  uint32_t count;
};
constexpr uint32_t kAllThatFollow = UINT32_MAX;
constexpr AttributeFunction kAttributeFunctions[] = {
    {"getattr", 1, 1},        {"hasattr", 1, 1},
    {"setattr", 1, 1},        {"delattr", 1, 1},
    {"getattr_static", 1, 1}, {"attrgetter", 0, kAllThatFollow},
    {"methodcaller", 0, 1},   {"__getattribute__", 0, kAllThatFollow},
};
// Functions whose first argument names a module.
constexpr std::string_view kImportFunctions[] = {"__import__", "import_module"};

// The name by which a call refers to its function: f(…), module.f(…).
std::string_view called_name(const ast::Call& call) {
  if (auto* name = ast::as<const ast::Name>(call.func)) return name->id->text();
  if (auto* attribute = ast::as<const ast::Attribute>(call.func)) return attribute->attr->text();
  return {};
}

// Checks every node for names that the policy refuses.
class Refusals final : public SurveyVisitor {
 public:
  Refusals(const EffectivePolicy& policy, std::vector<Finding>& findings)
      : policy_(policy), findings_(findings) {}

  void see(const ast::Expr& node) override {
    if (auto* name = ast::as<const ast::Name>(&node)) {
      if (name->ctx == ast::Context::Load) {
        loaded_.push_back(name);
      } else {
        bind(name->id);
      }
    } else if (auto* attribute = ast::as<const ast::Attribute>(&node)) {
      attribute_name(attribute->attr->text(), node.position);
    } else if (auto* call = ast::as<const ast::Call>(&node)) {
      see_call(*call);
    }
  }

  void see(const ast::Stmt& node) override {
    if (auto* function = ast::as<const ast::FunctionDef>(&node)) return bind(function->name);
    if (auto* function = ast::as<const ast::AsyncFunctionDef>(&node)) return bind(function->name);
    if (auto* definition = ast::as<const ast::ClassDef>(&node)) return bind(definition->name);
    if (auto* import = ast::as<const ast::Import>(&node)) {
      for (const ast::Alias* alias : import->names) {
        std::string_view name = alias->name->text();
        import_of(name, alias->position);
        bound_.insert(alias->asname != nullptr ? alias->asname->text()
                                               : name.substr(0, name.find('.')));
      }
    } else if (auto* from = ast::as<const ast::ImportFrom>(&node)) {
      if (from->level == 0 && from->module != nullptr) {
        import_of(from->module->text(), node.position);
      }
      for (const ast::Alias* alias : from->names) {
        if (alias->name->text() == "*") binds_unknown_ = true;
        attribute_name(alias->name->text(), alias->position);
        bind(alias->asname != nullptr ? alias->asname : alias->name);
      }
    }
  }

  void see(const ast::Pattern& node) override {
    if (auto* capture = ast::as<const ast::MatchAs>(&node)) return bind(capture->name);
    if (auto* star = ast::as<const ast::MatchStar>(&node)) return bind(star->name);
    if (auto* mapping = ast::as<const ast::MatchMapping>(&node)) return bind(mapping->rest);
    if (auto* instance = ast::as<const ast::MatchClass>(&node)) {
      for (const ast::Identifier* name : instance->kwd_attrs) {
        attribute_name(name->text(), node.position);
      }
    }
  }

  void see(const ast::TypeParam& node) override {
    if (auto* variable = ast::as<const ast::TypeVar>(&node)) return bind(variable->name);
    if (auto* specification = ast::as<const ast::ParamSpec>(&node)) {
      return bind(specification->name);
    }
    if (auto* tuple = ast::as<const ast::TypeVarTuple>(&node)) return bind(tuple->name);
  }

  void see(const ast::Arg& node) override { bind(node.arg); }
  void see(const ast::ExceptHandler& node) override { bind(node.name); }

  // Checks that need all bindings of the program.
  void finish() {
    if (binds_unknown_) return;
    for (const ast::Name* name : loaded_) {
      std::string_view text = name->id->text();
      if (bound_.contains(text) || policy_.allows_builtin(text)) continue;
      std::string subject = "the builtin '" + std::string(text) + "' does not exist";
      for (const BuiltinRow& row : builtin_policy()) {
        if (row.name != text) continue;
        add(FindingKind::Builtin, text, name->position,
            subject + " under policy '" + policy_.name() + "'");
      }
      for (const AbsentBuiltinRow& row : absent_builtins()) {
        if (row.name != text) continue;
        add(FindingKind::Builtin, text, name->position, subject + ": " + row.reason);
      }
      if (is_builtin_exception(text) && !policy_.allows_exception(text)) {
        add(FindingKind::Builtin, text, name->position,
            subject + " under policy '" + policy_.name() + "'");
      }
    }
  }

 private:
  void bind(const ast::Identifier* name) {
    if (name != nullptr) bound_.insert(name->text());
  }

  void add(FindingKind kind, std::string_view name, const ast::Position& position,
           std::string message) {
    findings_.push_back(
        {kind, std::string(name), std::move(message), position.lineno, position.col_offset});
  }

  void see_call(const ast::Call& call) {
    std::string_view name = called_name(call);
    for (const AttributeFunction& function : kAttributeFunctions) {
      if (function.name != name) continue;
      for (uint32_t i = function.first; i < call.args.count; ++i) {
        if (i - function.first >= function.count) break;
        if (const ast::Constant* text = text_literal(call.args[i])) dotted_name(*text);
      }
      for (const ast::Keyword* keyword : call.keywords) {
        if (keyword->arg == nullptr || keyword->arg->text() != "name") continue;
        if (const ast::Constant* text = text_literal(keyword->value)) dotted_name(*text);
      }
    }
    if (std::find(std::begin(kImportFunctions), std::end(kImportFunctions), name) !=
            std::end(kImportFunctions) &&
        call.args.count > 0) {
      const ast::Constant* text = text_literal(call.args[0]);
      if (text != nullptr) import_of(text->value.text.bytes(), text->position);
    }
  }

  static const ast::Constant* text_literal(const ast::Expr* node) {
    auto* literal = ast::as<const ast::Constant>(node);
    bool is_text = literal != nullptr && literal->value.type == ast::ConstantType::Str;
    return is_text ? literal : nullptr;
  }

  // "a.b.c", the form that attrgetter() takes.
  void dotted_name(const ast::Constant& literal) {
    std::string_view rest = literal.value.text.bytes();
    while (!rest.empty()) {
      size_t dot = std::min(rest.find('.'), rest.size());
      attribute_name(rest.substr(0, dot), literal.position);
      rest.remove_prefix(std::min(dot + 1, rest.size()));
    }
  }

  void attribute_name(std::string_view name, const ast::Position& position) {
    // The kind of the object is known only in the run, so report the first kind that guards the
    // name.
    constexpr AttributeHolder kHolders[] = {AttributeHolder::Instance, AttributeHolder::Namespace,
                                            AttributeHolder::Native};
    for (AttributeHolder holder : kHolders) {
      const GuardedName* row = policy_.guards(name, holder);
      if (row == nullptr) continue;
      std::string message = "the attribute '" + std::string(name) + "' is guarded";
      if (row->holders == GuardedHolders::Namespaces) {
        message += " on modules, classes and functions";
      } else if (row->holders == GuardedHolders::Natives) {
        message += " on built-in functions and objects of the host";
      }
      add(FindingKind::GuardedName, name, position, message + ": it " + row->opens);
      return;
    }
  }

  void import_of(std::string_view name, const ast::Position& position) {
    std::string text(name);
    if (find_module(name).number != 0) {
      if (policy_.allows_built_in(name)) return;
      return add(FindingKind::Import, name, position,
                 "the policy does not open module '" + text + "'");
    }
    if (policy_.allows_import(name.substr(0, name.find('.')))) return;
    add(FindingKind::Import, name, position,
        "'" + text +
            "' is not a built-in module, and the policy does not allow a host module of that name");
  }

  const EffectivePolicy& policy_;
  std::vector<Finding>& findings_;
  std::set<std::string_view> bound_;  // names bound anywhere in the program
  bool binds_unknown_ = false;
  std::vector<const ast::Name*> loaded_;
};

std::string qualified_name(const Survey& survey, const SurveyUnit& unit) {
  if (unit.node == nullptr) return "<module>";
  std::string name(unit_name(unit));
  for (uint32_t parent = unit.parent; parent != 0;) {
    const SurveyUnit& outer = survey.units[parent];
    name.insert(0, std::string(unit_name(outer)) + (outer.is_class ? "." : ".<locals>."));
    parent = outer.parent;
  }
  return name;
}

void add_figures(CheckReport& report, const Survey& survey, std::string_view text) {
  report.lines = static_cast<uint64_t>(std::count(text.begin(), text.end(), '\n'));
  if (!text.empty() && text.back() != '\n') ++report.lines;
  report.statements = survey.statements;
  report.nesting = survey.nesting;
  report.total_complexity = survey.complexity;
  for (const SurveyUnit& unit : survey.units) {
    if (unit.is_class) continue;
    report.functions.push_back(
        {qualified_name(survey, unit), unit_position(unit).lineno, unit.complexity});
  }
  std::sort(report.functions.begin(), report.functions.end(),
            [](const CheckedFunction& a, const CheckedFunction& b) {
              return std::tie(b.complexity, a.line, a.name) <
                     std::tie(a.complexity, b.line, b.name);
            });
  report.complexity = report.functions.front().complexity;
}

void add_failure(CheckReport& report) {
  Finding finding;
  bool is_limit = report.outcome.status != Status::Error;
  finding.kind = is_limit ? FindingKind::Limit : FindingKind::SyntaxError;
  if (is_limit) {
    finding.name = status_name(report.outcome.status);
    finding.message = report.outcome.stop_message;
  } else {
    finding.name = report.outcome.error->type;
    finding.message = report.outcome.error->message;
    finding.line = report.outcome.error->line;
    finding.column = report.outcome.error->column;
  }
  report.findings.push_back(std::move(finding));
}

}  // namespace

CheckReport check(std::string_view source, const Policy& policy, const ProgramOptions& options) {
  CheckReport report;
  report.source_bytes = source.size();
  Program::Result result = Program::compile(source, options);
  report.outcome = std::move(result.outcome);
  if (!result.program) {
    add_failure(report);
    return report;
  }
  report.warnings = result.program->warnings();
  report.instructions = instruction_count(*result.program->compiled().code->root);

  // What compiled can be parsed again, under the same bound on memory.
  Arena arena(options.limits.max_memory_bytes);
  const std::string& text = result.program->compiled().source;
  ParseResult parsed = parse(Source{text, SourceKind::Text}, ParseMode::Exec, arena);
  if (!parsed.ok()) return report;
  EffectivePolicy effective = make_effective_policy(policy);
  Refusals refusals(effective, report.findings);
  Survey figures = survey(*parsed.module, arena, nullptr, &refusals);
  refusals.finish();
  add_figures(report, figures, text);
  std::sort(report.findings.begin(), report.findings.end(), [](const Finding& a, const Finding& b) {
    return std::tie(a.line, a.column, a.name) < std::tie(b.line, b.column, b.name);
  });
  return report;
}

}  // namespace hognose
