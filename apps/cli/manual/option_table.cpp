// Reads the table from the parser, and the words of values from the tables of the policy. The
// parser writes a list of choices into the name of the type.
#include "option_table.h"

#include <algorithm>
#include <cstdio>

#include "hognose/policy_table.h"

namespace hognose::cli {

namespace {

std::vector<std::string> names_of(PolicyRow::Kind kind) {
  std::vector<std::string> names;
  for (const PolicyRow& row : policy_table()) {
    if (row.kind == kind) names.emplace_back(row.name);
  }
  return names;
}

// The words of "TEXT:{auto,required,off}", which the parser makes of a list of choices.
std::vector<std::string> choices_of(const std::string& type_name) {
  std::vector<std::string> words;
  const size_t begin = type_name.find('{');
  const size_t end = type_name.find('}', begin == std::string::npos ? 0 : begin);
  if (begin == std::string::npos || end == std::string::npos) return words;
  for (size_t at = begin + 1; at < end;) {
    const size_t comma = std::min(type_name.find(',', at), end);
    words.push_back(type_name.substr(at, comma - at));
    at = comma + 1;
  }
  return words;
}

void describe_value(const CLI::Option& option, OptionRow& row) {
  const std::string type = option.get_type_name();
  row.words = choices_of(type);
  row.value =
      option.get_positional() ? option.get_name(true, false) : type.substr(0, type.find(':'));
  if (!row.words.empty()) {
    row.completes = Words::Listed;
  } else if (row.value == "FILE" || row.value == "NAME=FILE") {
    row.completes = Words::Files;
  } else if (row.value == "FOLDER") {
    row.completes = Words::Folders;
  } else if (row.value == "POLICY") {
    row.completes = Words::Policies;
    row.words = {"bare", "strict", "standard"};
  } else if (row.value == "FEATURE" || row.value == "MODULE") {
    row.completes = Words::Listed;
    row.words =
        names_of(row.value == "FEATURE" ? PolicyRow::Kind::Feature : PolicyRow::Kind::Module);
  }
  row.is_list = option.get_delimiter() != '\0';
}

OptionRow row_of(const CLI::Option& option) {
  OptionRow row;
  for (const std::string& name : option.get_snames()) row.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) row.names.push_back("--" + name);
  row.help = option.get_description();
  row.is_required = option.get_required();
  if (option.get_items_expected_max() > 0) describe_value(option, row);
  return row;
}

CommandRow command_of(const CLI::App& command) {
  CommandRow row{command.get_name(), command.get_description(), {}, {}};
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_group().empty()) continue;
    (option->get_positional() ? row.operands : row.options).push_back(row_of(*option));
  }
  return row;
}

}  // namespace

std::vector<CommandRow> command_table(const CLI::App& app) {
  std::vector<CommandRow> rows{command_of(app)};
  rows.front().name.clear();
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    rows.push_back(command_of(*command));
  }
  return rows;
}

std::string joined(const std::vector<std::string>& words, const char* between) {
  std::string made;
  for (const std::string& word : words) made += (made.empty() ? "" : between) + word;
  return made;
}

void emit(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

}  // namespace hognose::cli
