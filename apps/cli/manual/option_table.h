// The commands and options of the program as a table, read from the command line parser.
//
// Completions and the manual are generated from it, so an option is declared once. What an operand
// or a value is follows from the type name in its declaration: see `Words`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"

namespace hognose::cli {

// What completes a value.
enum class Words : uint8_t {
  None,
  Listed,    // OptionRow::words
  Files,     // FILE
  Folders,   // FOLDER
  Policies,  // POLICY: OptionRow::words, and files
};

struct OptionRow {
  std::vector<std::string> names;  // with their dashes; empty for an operand
  std::string value;               // the name of the value; empty for a flag
  std::string help;
  Words completes = Words::None;
  std::vector<std::string> words;
  bool is_list = false;  // the value is words separated by commas
  bool is_required = false;
};

struct CommandRow {
  std::string name;
  std::string help;
  std::vector<OptionRow> operands;
  std::vector<OptionRow> options;
};

// The program's own options have the empty name; the commands follow in their order. Hidden options
// are left out.
std::vector<CommandRow> command_table(const CLI::App& app);

// For the printers of the table.
std::string joined(const std::vector<std::string>& words, const char* between);
void emit(std::string_view text);

}  // namespace hognose::cli
