// `hognose check`: reports what is wrong with a program and how large it is, without running it.
//
// Prints findings and figures as text or as one JSON object. The exit code is 0 if there are no
// findings.
#include "hognose/check.h"

#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "commands.h"
#include "json.h"
#include "limit_options.h"
#include "policy_options.h"
#include "source_file.h"

namespace hognose::cli {

namespace {

struct CheckOptions {
  std::string file;
  PolicyOptions policy;
  ProgramOptions program;
  bool json = false;
};

void print_json(const CheckReport& report) {
  Json all;
  all["status"] = status_name(report.outcome.status);
  all["clean"] = report.clean();
  all["findings"] = Json::array();
  for (const Finding& finding : report.findings) {
    all["findings"].push_back({{"kind", finding_name(finding.kind)},
                               {"name", finding.name},
                               {"message", finding.message},
                               {"line", finding.line},
                               {"column", finding.column}});
  }
  all["warnings"] = report.warnings;
  all["source_bytes"] = report.source_bytes;
  all["lines"] = report.lines;
  all["statements"] = report.statements;
  all["instructions"] = report.instructions;
  all["nesting"] = report.nesting;
  all["complexity"] = report.complexity;
  all["total_complexity"] = report.total_complexity;
  all["functions"] = Json::array();
  for (const CheckedFunction& function : report.functions) {
    all["functions"].push_back(
        {{"name", function.name}, {"line", function.line}, {"complexity", function.complexity}});
  }
  std::string text = json_text(all) + "\n";
  std::fwrite(text.data(), 1, text.size(), stdout);
}

void print_text(const CheckReport& report, const std::string& filename) {
  for (const std::string& warning : report.warnings) {
    std::fprintf(stderr, "%s\n", warning.c_str());
  }
  if (report.outcome.error) std::fputs(report.outcome.error->traceback.c_str(), stderr);
  for (const Finding& finding : report.findings) {
    if (finding.kind == FindingKind::SyntaxError) continue;  // its traceback says more
    std::string place = filename;
    if (finding.line != 0) {
      place += ":" + std::to_string(finding.line) + ":" + std::to_string(finding.column + 1);
    }
    std::printf("%s: %s: %s\n", place.c_str(), std::string(finding_name(finding.kind)).c_str(),
                finding.message.c_str());
  }
  if (report.functions.empty()) return;
  const CheckedFunction& worst = report.functions.front();
  std::printf(
      "%s: %llu bytes, %llu lines, %llu statements, %llu instructions, nesting %u, complexity %u "
      "(%s), %llu in all; findings: %zu\n",
      filename.c_str(), static_cast<unsigned long long>(report.source_bytes),
      static_cast<unsigned long long>(report.lines),
      static_cast<unsigned long long>(report.statements),
      static_cast<unsigned long long>(report.instructions), report.nesting, report.complexity,
      worst.name.c_str(), static_cast<unsigned long long>(report.total_complexity),
      report.findings.size());
}

int run_check(CheckOptions& options) {
  Policy policy;
  std::string error = make_policy(options.policy, policy);
  FileText source;
  if (error.empty()) {
    source = read_file(options.file);
    if (!source.bytes) error = source.error;
  }
  if (!error.empty()) {
    return usage(error);
  }
  options.program.filename = options.file == "-" ? "<stdin>" : options.file;
  CheckReport report = check(*source.bytes, policy, options.program);
  if (options.json) {
    print_json(report);
  } else {
    print_text(report, options.program.filename);
  }
  bool is_limit = report.outcome.status != Status::Ok && report.outcome.status != Status::Error;
  if (is_limit) return kExitLimit;
  return report.clean() ? kExitOk : kExitGuestError;
}

}  // namespace

void add_check(CLI::App& app, int* exit_code) {
  auto options = std::make_shared<CheckOptions>();
  Limits& limits = options->program.limits;
  limits.max_source_bytes = 0;
  CLI::App* command = app.add_subcommand(
      "check",
      "Check a program without running it: syntax errors, refusals of the policy, figures");
  command->add_option("FILE", options->file, "the program (-: read it from stdin)")->required();
  add_policy_options(command, options->policy);
  add_limit_options(command, limits, LimitKinds::OfSource);
  command->add_flag("--json", options->json, "print one JSON object");
  command->callback([options, exit_code] { *exit_code = run_check(*options); });
}

}  // namespace hognose::cli
