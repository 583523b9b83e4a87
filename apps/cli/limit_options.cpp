// The flags for limits, and `hognose limits`, which prints the table.
//
// With --markdown it prints the table of docs/limits.md.
#include "limit_options.h"

#include <cstdio>
#include <memory>
#include <string>

#include "commands.h"

namespace hognose::cli {

std::string with_separators(std::string text) {
  if (text.find_first_not_of("0123456789") != std::string::npos) return text;
  for (size_t i = text.size(); i > 3; i -= 3) text.insert(i - 3, ",");
  return text;
}

namespace {

std::string default_text(const LimitRow& row) {
  std::string text = limit_text(Limits(), row);
  return text.empty() ? "none" : with_separators(text) + " " + std::string(row.unit);
}

void print_limits_as_markdown() {
  std::printf("| limit | field of `Limits` | flag | default | a run that reaches it ends as |\n");
  std::printf("|---|---|---|---|---|\n");
  for (const LimitRow& row : limit_table()) {
    std::string flag = row.flag.empty() ? "" : "`" + std::string(row.flag) + "`";
    std::printf("| %s | `%s` | %s | %s | %s |\n", std::string(row.bounds).c_str(),
                std::string(row.name).c_str(), flag.c_str(), default_text(row).c_str(),
                std::string(row.ends_as).c_str());
  }
}

void print_text() {
  for (const LimitRow& row : limit_table()) {
    std::printf("%-18s %-15s %-18s %s: %s\n", std::string(row.name).c_str(),
                std::string(row.flag).c_str(), default_text(row).c_str(),
                std::string(row.bounds).c_str(), std::string(row.ends_as).c_str());
  }
}

}  // namespace

void add_limit_options(CLI::App* command, Limits& limits, LimitKinds kinds) {
  for (const LimitRow& row : limit_table()) {
    if (row.flag.empty() || (kinds == LimitKinds::OfSource && !row.bounds_source)) continue;
    std::string help = std::string(row.bounds) + " (" + std::string(row.unit);
    help += row.zero_is_no_limit ? "; 0: no limit)" : ")";
    std::string flag(row.flag);
    auto set = [&limits, &row, flag](const std::string& text) {
      if (auto reason = set_limit(limits, row, text)) throw CLI::ValidationError(flag, *reason);
    };
    command->add_option_function<std::string>(flag, set, help)->type_name("NUMBER");
  }
}

void add_limits(CLI::App& app, int* exit_code) {
  CLI::App* command = app.add_subcommand("limits", "Print the limits of a run and their defaults");
  auto markdown = std::make_shared<bool>(false);
  command->add_flag("--markdown", *markdown, "print the table of docs/limits.md");
  command->callback([markdown, exit_code] {
    if (*markdown) {
      print_limits_as_markdown();
    } else {
      print_text();
    }
    *exit_code = kExitOk;
  });
}

}  // namespace hognose::cli
