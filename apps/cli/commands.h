// The subcommands of the program, one function each.
//
// Each function adds its subcommand and options to the command line parser. If the user names the
// subcommand, it runs while the arguments are parsed and sets the exit code of the process.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

namespace hognose::cli {

inline constexpr int kExitOk = 0;
inline constexpr int kExitGuestError = 1;
inline constexpr int kExitUsage = 2;
inline constexpr int kExitLimit = 3;
inline constexpr int kExitFault = 4;  // a defect of the engine

// Reports a mistake in the command line. Returns kExitUsage.
int usage(const std::string& message);

// A program as a command line without options names it.
struct ProgramWords {
  std::string file;  // "-" if there is code
  std::optional<std::string> code;
  std::vector<std::string> arguments;  // of the program
  bool has_arguments = true;           // whether sys.argv is set
};

// `hognose run` with no options. Returns the exit code of the process.
int run_plainly(ProgramWords program);

// Adds a subcommand. Running the subcommand sets `*exit_code`.
void add_run(CLI::App& app, int* exit_code);
void add_prompt(CLI::App& app, int* exit_code);
void add_check(CLI::App& app, int* exit_code);
void add_show(CLI::App& app, int* exit_code);
void add_limits(CLI::App& app, int* exit_code);
void add_policy(CLI::App& app, int* exit_code);
void add_explain(CLI::App& app, int* exit_code);
void add_init(CLI::App& app, int* exit_code);
void add_completion(CLI::App& app, int* exit_code);
void add_manual(CLI::App& app, int* exit_code);

}  // namespace hognose::cli
