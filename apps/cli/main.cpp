// hognose: the command line program, built on the public interface alone.
//
// commands.h declares the subcommands. The exit code is that of the subcommand.
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
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

struct Command {
  std::string_view name;
  void (*add)(CLI::App& app, int* exit_code);
  bool describes_all = false;  // prints something about every command
};

constexpr Command kCommands[] = {
    {"run", add_run},
    {"repl", add_prompt},
    {"check", add_check},
    {"show", add_show},
    {"limits", add_limits},
    {"policy", add_policy},
    {"explain", add_explain},
    {"init", add_init},
    {"completion", add_completion, true},
    {"manual", add_manual, true},
};

const Command* find_command(std::string_view name) {
  const auto* found = std::ranges::find(kCommands, name, &Command::name);
  return found != std::end(kCommands) ? found : nullptr;
}

// The only command that the arguments can mean, or null. To add a command to the parser takes
// longer than to run a short program.
const Command* only_command(int argc, char** argv) {
  if (argc < 2) return nullptr;
  const std::string_view first = argv[1];
  if (const Command* command = find_command(first)) {
    return command->describes_all ? nullptr : command;
  }
  const bool is_option = first.starts_with('-') && first != "-" && first != "-c";
  return is_option ? nullptr : find_command("run");
}

// The place of the program in the words of a short form, behind options of `run`; the number of
// words if there is none, and npos if one of the words is no such option.
size_t place_of_program(const CLI::App& run, const std::vector<std::string>& words) {
  size_t place = 0;
  while (place < words.size()) {
    const std::string& word = words[place];
    if (word == "-" || word == "-c" || !word.starts_with("-")) return place;
    const size_t equals = word.find('=');
    const CLI::Option* option = run.get_option_no_throw(word.substr(0, equals));
    if (option == nullptr) return std::string::npos;
    const bool takes_next = equals == std::string::npos && option->get_items_expected_max() > 0;
    place += takes_next ? 2 : 1;
  }
  return words.size();
}

// The short forms: `hognose` alone, `hognose -c CODE ARGS…`, `hognose - ARGS…` and `hognose FILE
// ARGS…`, as those of python, with options of `run` in front. Returns the arguments in reverse
// order, as the parser takes them.
std::vector<std::string> arguments_of(const CLI::App& app, int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  std::vector<std::string> made;
  // What is behind "--" has an option for each word: the parser would read some as options.
  auto append = [&made](auto begin, auto end) {
    for (; begin != end; ++begin) made.push_back("--argument=" + *begin);
  };
  const std::string first = words.empty() ? std::string() : words[0];
  const bool is_short = find_command(first) == nullptr &&
                        (words.empty() || app.get_option_no_throw(first) == nullptr);
  const size_t place =
      is_short ? place_of_program(*app.get_subcommand("run"), words) : std::string::npos;
  // Options are last: one that takes several words leaves nothing behind it for FILE.
  if (place == std::string::npos || (place + 1 == words.size() && words[place] == "-c")) {
    auto mark = first == "run" ? std::find(words.begin(), words.end(), "--") : words.end();
    if (mark != words.end()) {
      made.push_back(first);
      append(mark + 1, words.end());
      made.insert(made.end(), words.begin() + 1, mark);
    } else {
      made = words;
      if (is_short) made.insert(made.begin(), "run");  // which says what is wrong
    }
  } else if (place >= words.size()) {
    made = is_interactive_terminal() ? std::vector<std::string>{"repl"}
                                     : std::vector<std::string>{"run", "-"};
    made.insert(made.end(), words.begin(), words.end());
  } else {
    made = {"run", "--with-arguments"};
    const bool has_code = words[place] == "-c";
    if (has_code) made.push_back("--code==" + words[place + 1]);
    const auto rest = words.begin() + static_cast<std::ptrdiff_t>(place);
    append(rest + (has_code ? 2 : 1), words.end());
    made.push_back(has_code ? "-" : words[place]);
    made.insert(made.end(), words.begin(), rest);
  }
  std::reverse(made.begin(), made.end());
  return made;
}

// The program of `hognose FILE ARGS…`, `hognose -c CODE ARGS…` or `hognose run FILE`, the most
// common command lines, or nothing. They need no parser, which would take longer than a short
// program.
std::optional<ProgramWords> program_without_options(int argc, char** argv) {
  if (argc < 2) return std::nullopt;
  auto is_file = [](std::string_view word) {
    return !word.empty() && !word.starts_with('-') && find_command(word) == nullptr;
  };
  const std::string_view first = argv[1];
  ProgramWords program;
  if (argc == 3 && first == "run" && is_file(argv[2])) {
    program.file = argv[2];
    program.has_arguments = false;
    return program;
  }
  const bool has_code = first == "-c";
  const int used = has_code ? 3 : 2;
  if (argc < used || !(has_code || is_file(first))) return std::nullopt;
  program.file = has_code ? "-" : first;
  if (has_code) program.code = argv[2];
  program.arguments.assign(argv + used, argv + argc);
  return program;
}

int parse_and_run(int argc, char** argv) {
  CLI::App app("Runs untrusted Python programs.", "hognose");
  app.require_subcommand(1);
  app.footer(
      "Without a command: `hognose` is a prompt on a terminal, and otherwise runs the program on "
      "stdin; `hognose FILE ARGS...`, `hognose - ARGS...` and `hognose -c CODE ARGS...` are "
      "`hognose run`, and give the program its sys.argv. Options of `run` may be in front.");
  app.add_flag_callback(
      "--licenses", [] { throw CLI::CallForVersion(hognose::kSourceText_licences, kExitOk); },
      "Print the third-party parts that are built in, with their authors and licences");
  app.set_version_flag("--version", "hognose " HOGNOSE_VERSION, "Print the version");
  int exit_code = kExitOk;
  const Command* only = only_command(argc, argv);
  for (const Command& command : kCommands) {
    if (only == nullptr || only == &command) command.add(app, &exit_code);
  }
  try {
    app.parse(arguments_of(app, argc, argv));
  } catch (const CLI::ParseError& error) {
    // --help and the like succeed. All mistakes in the arguments share one exit code.
    return app.exit(error) == 0 ? kExitOk : kExitUsage;
  }
  return exit_code;
}

}  // namespace

}  // namespace hognose::cli

int main(int argc, char** argv) {
  using namespace hognose::cli;
  std::optional<ProgramWords> program = program_without_options(argc, argv);
  int exit_code = program ? run_plainly(std::move(*program)) : parse_and_run(argc, argv);
  const bool is_written = std::fflush(nullptr) == 0 && std::ferror(stdout) == 0;
  if (!is_written && exit_code == kExitOk) {
    std::fputs("hognose: the output could not be written\n", stderr);
    exit_code = kExitUsage;
  }
#if !defined(HOGNOSE_DEV) && !defined(HOGNOSE_COUNTS)  // they look for leaks, or write counts
  // The system takes back all memory at once, sooner than destructors do.
  _exit(exit_code);
#endif
  return exit_code;
}
