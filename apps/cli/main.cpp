// hognose: the command line program, built on the public interface alone.
//
// commands.h declares the subcommands. The exit code is that of the subcommand.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "commands.h"
#include "licences.h"
#include "terminal.h"

namespace hognose::cli {

int usage(const std::string& message) {
  std::fprintf(stderr, "hognose: %s\n", message.c_str());
  return kExitUsage;
}

namespace {

bool has_command(const CLI::App& app, const std::string& name) {
  return !app.get_subcommands([&](const CLI::App* command) { return command->check_name(name); })
              .empty();
}

// The short forms: `hognose` alone, `hognose -c CODE ARGS…`, `hognose - ARGS…` and `hognose FILE
// ARGS…`, as those of python. Returns the arguments in reverse order, as the parser takes them.
std::vector<std::string> arguments_of(const CLI::App& app, int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  std::vector<std::string> made;
  // What is behind "--" has an option for each word: the parser would read some as options.
  auto append = [&made](auto begin, auto end) {
    for (; begin != end; ++begin) made.push_back("--argument=" + *begin);
  };
  const std::string first = words.empty() ? std::string() : words[0];
  if (words.empty()) {
    made = is_interactive_terminal() ? std::vector<std::string>{"repl"}
                                     : std::vector<std::string>{"run", "-"};
  } else if (first == "-c" && words.size() > 1) {
    // The parser has no empty values, so there is a sign before the code.
    made = {"run", "--with-arguments", "--code==" + words[1], "-"};
    append(words.begin() + 2, words.end());
  } else if (first == "-" || (!first.starts_with("-") && !has_command(app, first))) {
    made = {"run", "--with-arguments", first};
    append(words.begin() + 1, words.end());
  } else {
    // Before the others: an option that takes several words leaves the last ones for FILE.
    auto mark = first == "run" ? std::find(words.begin(), words.end(), "--") : words.end();
    if (mark != words.end()) {
      made.push_back(first);
      append(mark + 1, words.end());
      made.insert(made.end(), words.begin() + 1, mark);
    } else {
      made = words;
    }
  }
  std::reverse(made.begin(), made.end());
  return made;
}

}  // namespace

}  // namespace hognose::cli

int main(int argc, char** argv) {
  using namespace hognose::cli;
  CLI::App app("Runs untrusted Python programs.", "hognose");
  app.require_subcommand(1);
  app.footer(
      "Without a command: `hognose` is a prompt on a terminal, and otherwise runs the program on "
      "stdin; `hognose FILE ARGS...`, `hognose - ARGS...` and `hognose -c CODE ARGS...` are "
      "`hognose run`, and give the program its sys.argv.");
  app.add_flag_callback(
      "--licenses", [] { throw CLI::CallForVersion(hognose::kSourceText_licences, kExitOk); },
      "Print the third-party parts that are built in, with their authors and licences");
  app.set_version_flag("--version", "hognose " HOGNOSE_VERSION, "Print the version");
  int exit_code = kExitOk;
  add_run(app, &exit_code);
  add_prompt(app, &exit_code);
  add_check(app, &exit_code);
  add_show(app, &exit_code);
  add_limits(app, &exit_code);
  add_policy(app, &exit_code);
  add_explain(app, &exit_code);
  add_init(app, &exit_code);
  add_completion(app, &exit_code);
  add_manual(app, &exit_code);
  try {
    app.parse(arguments_of(app, argc, argv));
  } catch (const CLI::ParseError& error) {
    // --help and the like succeed. All mistakes in the arguments share one exit code.
    return app.exit(error) == 0 ? kExitOk : kExitUsage;
  }
  return exit_code;
}
