// Compiles source text under the meter, and formats syntax errors.
//
// The parser and the compiler draw fuel and memory from the meter, which must have been started.
#include "embed/compilation.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#ifdef HOGNOSE_VERIFY_BYTECODE
#include "bytecode/verifier.h"
#endif
#include "compiler/compiler.h"
#include "embed/warning_texts.h"
#include "meter/arena_account.h"
#include "syntax/diagnosis/keyword_suggestion.h"
#include "syntax/metered_budget.h"
#include "syntax/metrics.h"
#include "syntax/source_text.h"
#include "syntax/workspace.h"

namespace hognose {

namespace {

#ifdef HOGNOSE_VERIFY_BYTECODE
// A compiler bug must not reach the interpreter, which does not check operands.
void verify_or_abort(const Code& code) {
  std::string error = verify(code);
  if (error.empty()) return;
  std::fprintf(stderr, "hognose: the compiler made bytecode that the verifier refuses: %s\n",
               error.c_str());
  std::abort();
}
#endif

// Checks the program against the bounds on its shape. Error: `refused` says which bound was
// exceeded.
ParseOutcome check_shape(const ast::Module& module, const CompilationOptions& options, Arena& arena,
                         Budget* budget, SyntaxError& refused) {
  if (options.maximum_nesting == 0 && options.maximum_complexity == 0) return ParseOutcome::Ok;
  Survey figures = survey(module, arena, budget);
  if (figures.outcome != ParseOutcome::Ok) return figures.outcome;
  const SurveyUnit& worst = figures.units[figures.most_complex];
  Workspace workspace(arena, nullptr);
  ast::Position position;
  if (options.maximum_nesting != 0 && figures.nesting > options.maximum_nesting) {
    position = figures.deepest;
    refused.message =
        workspace.text({"blocks are nested too deeply: ", workspace.decimal(figures.nesting),
                        " levels, the limit is ", workspace.decimal(options.maximum_nesting)});
  } else if (options.maximum_complexity != 0 && worst.complexity > options.maximum_complexity) {
    position = unit_position(worst);
    refused.message = workspace.text(
        {worst.node == nullptr ? "the module" : "function '", unit_name(worst),
         worst.node == nullptr ? "" : "'", " is too complex: ", workspace.decimal(worst.complexity),
         ", the limit is ", workspace.decimal(options.maximum_complexity)});
  } else {
    return ParseOutcome::Ok;
  }
  refused.lineno = static_cast<int32_t>(position.lineno);
  refused.offset = static_cast<int32_t>(position.col_offset) + 1;
  return ParseOutcome::Error;
}

}  // namespace

const char* error_kind_name(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::SyntaxError: return "SyntaxError";
    case ErrorKind::IndentationError: return "IndentationError";
    case ErrorKind::TabError: return "TabError";
    case ErrorKind::MemoryError: return "MemoryError";
    case ErrorKind::ValueError: return "ValueError";
  }
  return "SyntaxError";
}

std::string syntax_error_text(const SyntaxError& error, std::string_view filename) {
  std::string text;
  bool positioned = error.lineno != SyntaxError::kNone;
  if (positioned) {
    text.append("  File \"").append(filename).append("\", line ");
    text.append(std::to_string(error.lineno)).append("\n");
  }
  if (positioned && error.has_text) {
    std::string_view line = error.text;
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.remove_suffix(1);
    size_t indentation = 0;
    // Keep tabs: the marks below are aligned with the same tabs.
    while (indentation < line.size() && (line[indentation] == ' ' || line[indentation] == '\f')) {
      ++indentation;
    }
    std::string_view shown = line.substr(indentation);
    text.append("    ").append(shown).append("\n");
    if (error.offset != SyntaxError::kNone && error.offset >= 1) {
      int64_t offset = error.offset;
      int64_t end_offset = error.end_offset;
      if (error.end_lineno != SyntaxError::kNone && error.end_lineno != error.lineno) {
        end_offset = static_cast<int64_t>(count_characters(line)) + 1;
      }
      if (end_offset == SyntaxError::kNone || end_offset <= 0 || end_offset == offset) {
        end_offset = offset + 1;
      }
      int64_t column = offset - 1 - static_cast<int64_t>(indentation);
      int64_t end_column = end_offset - 1 - static_cast<int64_t>(indentation);
      if (column >= 0) {
        text.append("    ");
        // Repeat the tabs of the line so that the marks are below the text they refer to.
        size_t byte = shown.find('\t') == std::string_view::npos ? shown.size() : 0;
        int64_t blank = column;
        for (; blank > 0 && byte < shown.size(); --blank) {
          text.push_back(shown[byte] == '\t' ? '\t' : ' ');
          ++byte;
          while (byte < shown.size() && (shown[byte] & 0xC0) == 0x80) ++byte;
        }
        text.append(static_cast<size_t>(blank), ' ');
        text.append(static_cast<size_t>(std::max<int64_t>(1, end_column - column)), '^');
        text.append("\n");
      }
    }
  }
  text.append(error_kind_name(error.kind));
  if (!error.message.empty()) text.append(": ").append(error.message);
  text.append("\n");
  return text;
}

CompilationOutcome compile_source(std::string_view source, const CompilationOptions& options,
                                  Meter& meter, Arena& arena, Program::Compiled& compiled,
                                  OutcomeError& error) {
  auto stop = [&meter] {
    (void)meter.stop(StopReason::Memory);
    return CompilationOutcome::Stopped;
  };
  if (options.maximum_source_bytes != 0 && source.size() > options.maximum_source_bytes) {
    error.type = "SyntaxError";
    error.message = source_too_long(source.size(), options.maximum_source_bytes);
    error.traceback = "SyntaxError: " + error.message + "\n";
    if (options.syntax_error != nullptr) options.syntax_error->message = error.message;
    return CompilationOutcome::Error;
  }
  Budget budget = metered_budget(meter);
  ParseOptions parse_options;
  parse_options.budget = &budget;
  ParseResult parsed = parse(Source{source, options.kind}, ParseMode::Exec, arena, parse_options);
  CompileResult result;
  const SyntaxError* failed = nullptr;
  ParseOutcome outcome = parsed.outcome;
  SyntaxError refused;
  if (parsed.ok()) outcome = check_shape(*parsed.module, options, arena, &budget, refused);
  if (parsed.ok() && outcome == ParseOutcome::Error) {
    failed = &refused;
  } else if (parsed.ok() && outcome == ParseOutcome::Ok) {
    CompileOptions compile_options;
    compile_options.filename = options.filename;
    compile_options.mode =
        options.return_last_expression ? CompileMode::ExecReturningLast : CompileMode::Exec;
    compile_options.top_level_await = options.top_level_await;
    if (options.of_host) compile_options.code_flags = kCodeOfHost;
    compile_options.budget = &budget;
    compile_options.account = account_of(meter);
    result = compile(parsed, arena, compile_options);
    outcome = result.outcome;
    if (outcome == ParseOutcome::Error) failed = &result.error;
  } else if (!parsed.ok() && outcome == ParseOutcome::Error) {
    failed = &parsed.error;
  }
  switch (outcome) {
    case ParseOutcome::MemoryLimit: return stop();
    case ParseOutcome::Stopped: return CompilationOutcome::Stopped;
    case ParseOutcome::Error:
      // Composing the message may have used up the fuel.
      if (!meter.poll()) return CompilationOutcome::Stopped;
      if (options.syntax_error != nullptr) *options.syntax_error = *failed;
      error.type = error_kind_name(failed->kind);
      error.traceback = syntax_error_text(*failed, options.filename);
      if (failed == &parsed.error) {
        SyntaxError better;
        if (suggest_keyword(parsed.text, *failed, arena, parse_options, better)) {
          error.traceback = syntax_error_text(better, options.filename);
        }
        if (!meter.poll()) return CompilationOutcome::Stopped;
      }
      error.message = failed->message;
      if (failed->lineno != SyntaxError::kNone) {
        error.line = static_cast<uint32_t>(std::max(failed->lineno, 0));
        error.column = static_cast<uint32_t>(std::max(failed->offset, 1) - 1);
        // Like str() of a SyntaxError: the base name of the file and the line.
        std::string_view name = options.filename;
        size_t slash = name.rfind('/');
        if (slash != std::string_view::npos) name.remove_prefix(slash + 1);
        error.message.append(" (").append(name).append(", line ");
        error.message.append(std::to_string(failed->lineno)).append(")");
      }
      return CompilationOutcome::Error;
    case ParseOutcome::Ok: break;
  }
#ifdef HOGNOSE_VERIFY_BYTECODE
  verify_or_abort(*result.code->root);
#endif
  result.code->arena.leave_account();
  if (!meter.take_memory(parsed.text.size())) return stop();
  compiled.source.assign(parsed.text);
  compiled.code = std::move(result.code);
  WarningTexts texts(parsed.text, options.filename, meter, compiled.warnings);
  if (texts.add(parsed.warnings).failed() || texts.add(result.warnings).failed()) {
    return CompilationOutcome::Stopped;
  }
  return CompilationOutcome::Ok;
}

}  // namespace hognose
