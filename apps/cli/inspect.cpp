// `hognose show`: prints a program's tokens, tree or bytecode.
//
// The program is not run.
#include <cstdio>
#include <memory>
#include <string>

#include "commands.h"
#include "hognose/program.h"
#include "source_file.h"

namespace hognose::cli {

namespace {

int show_file(const std::string& what, const std::string& file, const std::string& format) {
  Show kind = Show::Tokens;
  if (what == "bytecode") kind = Show::Bytecode;
  if (what == "ast") kind = format == "cpython" ? Show::AstAsCPython : Show::Ast;
  FileText source = read_file(file);
  if (!source.bytes) {
    return usage(source.error);
  }
  ProgramOptions options;
  options.filename = file == "-" ? "<stdin>" : file;
  options.limits.max_source_bytes = 0;
  options.limits.max_memory_bytes = 4ull << 30;
  options.limits.max_time_seconds = 0;
  ShowResult result = show(*source.bytes, kind, options);
  std::fwrite(result.text.data(), 1, result.text.size(), result.ok ? stdout : stderr);
  return result.ok ? kExitOk : kExitGuestError;
}

}  // namespace

void add_show(CLI::App& app, int* exit_code) {
  struct Arguments {
    std::string what, file, format = "own";
  };
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("show", "Print a program's tokens, tree or bytecode");
  command->add_option("WHAT", arguments->what, "tokens, ast or bytecode")
      ->required()
      ->check(CLI::IsMember({"tokens", "ast", "bytecode"}));
  command->add_option("FILE", arguments->file, "the program (-: read it from stdin)")->required();
  command->add_option("--format", arguments->format, "format of the tree: own or cpython")
      ->check(CLI::IsMember({"own", "cpython"}));
  command->callback([arguments, exit_code] {
    *exit_code = show_file(arguments->what, arguments->file, arguments->format);
  });
}

}  // namespace hognose::cli
