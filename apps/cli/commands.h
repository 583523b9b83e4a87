// The subcommands of the program, one function each.
//
// Each function adds its subcommand and options to the command line parser. If the user names the
// subcommand, it runs while the arguments are parsed and sets the exit code of the process.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace hognose::cli {

inline constexpr int kExitOk = 0;
inline constexpr int kExitGuestError = 1;
inline constexpr int kExitUsage = 2;
inline constexpr int kExitLimit = 3;
inline constexpr int kExitFault = 4;  // a defect of the engine

// Reports a mistake in the command line. Returns kExitUsage.
int usage(const std::string& message);

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
