// The commands of the program, one function each; they answer the exit code.
//
// Each receives the command line parser and adds its command with its options to it; when the user
// names the command, it runs and leaves the exit code of the process.
#pragma once

#include <CLI/CLI.hpp>

namespace hognose::cli {

inline constexpr int kExitOk = 0;
inline constexpr int kExitGuestError = 1;
inline constexpr int kExitUsage = 2;
inline constexpr int kExitLimit = 3;
inline constexpr int kExitFault = 4;  // a defect of the engine

// Each adds its subcommand to the parser; when it was given, `*exit_code` is set by running it.
void add_run(CLI::App& app, int* exit_code);
void add_check(CLI::App& app, int* exit_code);
void add_show(CLI::App& app, int* exit_code);
void add_policy(CLI::App& app, int* exit_code);
void add_explain(CLI::App& app, int* exit_code);

}  // namespace hognose::cli
