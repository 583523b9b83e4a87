// `hognose init`: writes a policy file to begin with, with comments that say what can be changed.
//
// The comments are rows of the policy's tables, with their state under the profile.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "commands.h"
#include "escaping.h"
#include "hognose/policy_table.h"
#include "json.h"
#include "policy_file.h"
#include "policy_options.h"

namespace hognose::cli {

namespace {

using Kind = PolicyRow::Kind;

constexpr size_t kColumns = 100;

struct InitOptions {
  std::string file = "policy.json";
  std::string name;
  PolicyOptions policy;
};

std::string listed(const std::vector<std::string>& names) {
  std::string made = "[";
  for (const std::string& name : names) made += (made.size() == 1 ? "" : ", ") + json_text(name);
  return made + "]";
}

// Appends a comment: the words after `start`, in lines that continue after as many spaces.
void comment(std::string& text, const std::string& start, std::string_view words) {
  const std::string margin(start.size() + 3, ' ');
  std::string line = "  // " + start;
  while (!words.empty()) {
    const size_t end = std::min(words.find(' '), words.size());
    if (line.size() + 1 + end > kColumns && line.find_first_not_of(" /") != std::string::npos) {
      text += line + "\n";
      line = "  //" + margin.substr(2);
    }
    if (line.back() != ' ') line += ' ';
    line += words.substr(0, end);
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  text += line + "\n";
}

std::string names_that(const Policy& policy, Kind kind, bool open) {
  std::string names;
  for (const PolicyRow& row : policy_table()) {
    if (row.kind == kind && is_open(policy, row) == open) {
      names += (names.empty() ? "" : " ") + std::string(row.name);
    }
  }
  return names.empty() ? "none" : names;
}

std::string changes(const std::vector<std::string>& add, const std::vector<std::string>& remove) {
  return "{\"add\": " + listed(add) + ", \"remove\": " + listed(remove) + "},\n";
}

std::string policy_text(const InitOptions& options, const Policy& policy) {
  const std::string profile(profile_name(policy.profile()));
  const std::string file = escaped(options.file);
  std::string text =
      "// A policy of Hognose: what programs may reach. It is JSON with comments.\n"
      "//\n"
      "//   hognose policy " +
      file +
      "          prints what it allows, row by row\n"
      "//   hognose explain NAME --policy " +
      file +
      "   prints the row of a name, and why\n"
      "//   hognose run --policy " +
      file +
      " FILE   runs a program under it\n"
      "{\n";
  comment(text, "",
          "The version of the tables below. Another version is an error: read what changed first.");
  text += "  \"version\": " + std::to_string(kPolicyVersion) + ",\n\n";
  comment(
      text, "",
      "Where the policy starts. bare: hardly more than the language. strict: the builtins that are "
      "harmless, and modules by name. standard: nearly all of the language and library, which is "
      "still "
      "confined to the sandbox.");
  text += "  \"profile\": " + json_text(profile) + ",\n\n";
  comment(text, "", "The name of the policy in messages to programs.");
  text += "  \"name\": " + json_text(options.name.empty() ? profile : options.name) + ",\n\n";
  comment(text, "", "Each feature opens one thing. Those of this policy:");
  for (const PolicyRow& row : policy_table()) {
    if (row.kind != Kind::Feature) continue;
    std::string start = "  " + std::string(row.name);
    start.resize(std::max<size_t>(start.size() + 1, 16), ' ');
    comment(text, start + (is_open(policy, row) ? "open    " : "closed  "), row.reason);
  }
  text += "  \"features\": " + changes(options.policy.enable, options.policy.disable) + "\n";
  comment(text, "", "Builtins. A program does not have those that are removed.");
  comment(text, "  open: ", names_that(policy, Kind::Builtin, true));
  comment(text, "  closed: ", names_that(policy, Kind::Builtin, false));
  text += "  \"builtins\": " + changes({}, {}) + "\n";
  comment(text, "",
          "Modules that programs may import; \"*\": all. Those of the features need not be named.");
  comment(text, "  open: ", names_that(policy, Kind::Module, true));
  comment(text, "  closed: ", names_that(policy, Kind::Module, false));
  text += "  \"modules\": " + changes(options.policy.allow_import, {}) + "\n";
  comment(text, "",
          "Modules that the host gives, for example with --module-path, by their first name.");
  text += "  \"host_modules\": [],\n\n";
  comment(text, "",
          "Attributes that programs can neither read nor set nor delete, beyond those of the "
          "table: a name, "
          "or {\"name\": \"x\", \"on\": \"everything\", \"reason\": \"why\"}, where \"on\" is "
          "everything, "
          "namespaces or natives. Removing a name of the table opens what `hognose explain` says.");
  text += "  \"guarded\": {\"add\": [], \"remove\": []}\n}\n";
  return text;
}

// Returns a message for the user, or an empty text. A file that exists, or a link, is left alone.
std::string write_new_file(const std::string& name, std::string_view text) {
  const int file = open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
  if (file < 0) return "can't create '" + name + "': " + std::strerror(errno);
  bool failed = false;
  while (!text.empty() && !failed) {
    const ssize_t count = write(file, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    failed = count <= 0;
    if (!failed) text.remove_prefix(static_cast<size_t>(count));
  }
  const int reason = errno;
  if (close(file) != 0 || failed) return "can't write '" + name + "': " + std::strerror(reason);
  return {};
}

int init(const InitOptions& options) {
  Policy policy;
  std::string error = make_policy(options.policy, policy);
  if (!error.empty()) return usage(error);
  const std::string text = policy_text(options, policy);
  // What is written can be read again, whatever the options are.
  Policy read;
  if (error = read_policy(text, read); !error.empty()) return usage(error);
  if (options.file == "-") {
    std::fwrite(text.data(), 1, text.size(), stdout);
    return kExitOk;
  }
  if (error = write_new_file(options.file, text); !error.empty()) return usage(error);
  std::printf("%s: a policy on the profile %s; `hognose policy %s` prints what it allows\n",
              options.file.c_str(), std::string(profile_name(policy.profile())).c_str(),
              options.file.c_str());
  return kExitOk;
}

}  // namespace

void add_init(CLI::App& app, int* exit_code) {
  auto options = std::make_shared<InitOptions>();
  CLI::App* command =
      app.add_subcommand("init", "Write a policy file with comments, to be changed in an editor");
  command
      ->add_option("FILE", options->file,
                   "the file, which must not exist (policy.json; -: print it)")
      ->type_name("FILE");
  command->add_option("--profile", options->policy.policy, "the profile to start from (strict)")
      ->check(CLI::IsMember({"bare", "strict", "standard"}));
  command->add_option("--name", options->name, "the name of the policy in messages to programs")
      ->type_name("NAME");
  add_change_options(command, options->policy);
  command->callback([options, exit_code] { *exit_code = init(*options); });
}

}  // namespace hognose::cli
