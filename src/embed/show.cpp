// The output of `hognose show`: tokens, tree and bytecode of a source.
//
// If the source has a syntax error, the output is the error as CPython prints it.
#include "bytecode/disassembler.h"
#include "embed/compilation.h"
#include "hognose/program.h"
#include "syntax/dump.h"

namespace hognose {

namespace {

void append_text(void* context, std::string_view text) {
  static_cast<std::string*>(context)->append(text);
}

void show_code(const Code& code, std::string& text) { text += disassemble(code); }

}  // namespace

ShowResult show(std::string_view source, Show what, const ProgramOptions& options) {
  ShowResult shown;
  if (what == Show::Bytecode) {
    Program::Result result = Program::compile(source, options);
    if (result.program) {
      show_code(*result.program->compiled().code->root, shown.text);
    } else {
      shown.ok = false;
      shown.text = result.outcome.error ? result.outcome.error->traceback
                                        : result.outcome.stop_message + "\n";
    }
    return shown;
  }
  Arena arena(options.limits.max_memory_bytes);
  TextSink sink{append_text, &shown.text};
  Source input{source, SourceKind::File};
  ParseResult parsed =
      what == Show::Tokens ? dump_tokens(input, sink, arena) : parse(input, ParseMode::Exec, arena);
  if (!parsed.ok()) {
    shown.ok = false;
    shown.text = parsed.outcome == ParseOutcome::Error
                     ? syntax_error_text(parsed.error, options.filename)
                     : "memory limit reached while parsing\n";
    return shown;
  }
  if (what == Show::Ast) dump_tree(*parsed.module, sink);
  if (what == Show::AstAsCPython) {
    dump_tree_as_cpython(*parsed.module, sink);
    shown.text += '\n';
  }
  return shown;
}

}  // namespace hognose
