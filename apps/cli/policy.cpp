// `hognose policy` and `hognose explain`: print what the policy allows and why.
//
// They print rows of the policy's tables, for a profile or for a policy file. These rows define
// everything that a guest can reach.
#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "commands.h"
#include "hognose/policy_table.h"
#include "policy_options.h"

namespace hognose::cli {

namespace {

using Kind = PolicyRow::Kind;

constexpr Profile kProfiles[] = {Profile::Bare, Profile::Strict, Profile::Standard};

struct Section {
  Kind kind;
  const char* title;
  const char* introduction;
};

constexpr Section kSections[] = {
    {Kind::Feature, "Features",
     "Each feature opens one thing. `--enable` opens it and `--disable` closes it."},
    {Kind::Builtin, "Builtins", "A builtin that a profile lacks does not exist in the run."},
    {Kind::AbsentBuiltin, "Builtins that do not exist",
     "CPython has these builtins, the engine does not. No policy can open them."},
    {Kind::Module, "Modules",
     "Under `strict` a module must be named (`--allow-import`) or opened by its feature. Under "
     "`standard` every module is open unless the policy closes it."},
    {Kind::GuardedAttribute, "Guarded attributes",
     "Under `bare` and `strict` no guest can read, write or delete them, by any route. Classes may "
     "define them."},
    {Kind::LibraryRight, "Rights of the library",
     "Guarded names that built-in modules written in Python may use themselves. The functions that "
     "they call, and reads on behalf of a guest, do not have this right."},
};

const char* kind_text(Kind kind) {
  switch (kind) {
    case Kind::Feature: return "feature";
    case Kind::Builtin: return "builtin";
    case Kind::AbsentBuiltin: return "builtin of CPython";
    case Kind::Module: return "module";
    case Kind::GuardedAttribute: return "guarded attribute";
    case Kind::LibraryRight: return "right of the library";
  }
  return "";
}

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

// The state of the row under the profile, in one word. A profile may leave out a feature that a row
// needs as well.
const char* state(const PolicyRow& row, Profile profile) {
  if (row.kind == Kind::LibraryRight) return "";
  if (row.kind == Kind::AbsentBuiltin) return "absent";
  const bool open = is_open(Policy(profile), row);
  if (row.kind == Kind::GuardedAttribute) return open ? "open" : "guarded";
  if (row.kind == Kind::Module && !open) return "on request";
  return open ? "open" : "absent";
}

// The state of the row under a policy that is more than an unchanged profile.
const char* state(const PolicyRow& row, const Policy& policy) {
  if (row.kind == Kind::LibraryRight) return "";
  if (row.kind == Kind::GuardedAttribute) return is_open(policy, row) ? "open" : "guarded";
  return is_open(policy, row) ? "open" : "absent";
}

// Prints all rows in sections, each with its state.
template <class State>
void print_rows(const std::vector<PolicyRow>& rows, State state_of) {
  for (const Section& section : kSections) {
    std::printf("\n%s\n", section.title);
    for (const PolicyRow& row : rows) {
      if (row.kind != section.kind) continue;
      std::printf("  %-22s %-10s ", std::string(row.name).c_str(), state_of(row));
      print(row.reason);
      print("\n");
    }
  }
}

void print_names(const char* title, const std::vector<std::string>& names) {
  if (names.empty()) return;
  std::printf("\n%s\n", title);
  for (const std::string& name : names) std::printf("  %s\n", name.c_str());
}

void print_policy(const std::string& file, const Policy& policy) {
  std::printf("Policy %s of %s, on profile %s, policy version %d\n",
              policy.name().empty() ? "(no name)" : policy.name().c_str(), file.c_str(),
              std::string(profile_name(policy.profile())).c_str(), kPolicyVersion);
  print_rows(policy_table(policy), [&](const PolicyRow& row) { return state(row, policy); });
  std::vector<std::string> exceptions;
  for (const Policy::Change& change : policy.builtins()) {
    bool is_row = false;
    for (const PolicyRow& row : policy_table()) {
      is_row |= row.kind == Kind::Builtin && row.name == change.name;
    }
    if (!is_row) exceptions.push_back(change.name + (change.added ? ": open" : ": absent"));
  }
  print_names("Exceptions", exceptions);
  print_names("Modules of the host", policy.imports());
}

void print_profile(Profile profile) {
  std::printf("Profile %s, policy version %d\n", std::string(profile_name(profile)).c_str(),
              kPolicyVersion);
  print_rows(policy_table(), [&](const PolicyRow& row) { return state(row, profile); });
}

void print_words(const char* title, std::string_view words) {
  if (words.empty()) return;
  std::printf("  %s: ", title);
  print(words);
  print("\n");
}

void print_exports(std::string_view module) {
  for (const ModuleExports& row : module_export_table()) {
    if (row.module != module) continue;
    print_words("names", row.names);
    print_words("under standard also", row.standard_only);
  }
}

// Prints words in indented lines.
void print_block(std::string_view words) {
  constexpr size_t kWidest = 110;
  size_t column = 0;
  while (!words.empty()) {
    size_t end = std::min(words.find(' '), words.size());
    if (column != 0 && column + end > kWidest) {
      print("\n");
      column = 0;
    }
    print(column == 0 ? "    " : " ");
    print(words.substr(0, end));
    column += end + 1;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  print(column == 0 ? "This module has no names of its own.\n" : "\n");
}

// Prints docs/exports.md.
void print_exports_markdown() {
  std::printf(
      "# What each module offers\n\n"
      "Made by `hognose policy --exports` from the tables `src/library/ROOM/exports.def`, which\n"
      "`tools/generate/exports.py` writes from what programs see. Names that every module has "
      "(`__name__`, …)\n"
      "are left out. Under `strict` and `bare` a program sees the first list of a module that the "
      "policy\n"
      "opens, under `standard` both.\n");
  for (const ModuleExports& row : module_export_table()) {
    std::printf("\n## %s\n\n", std::string(row.module).c_str());
    print_block(row.names);
    if (row.standard_only.empty()) continue;
    print("\nUnder `standard` also:\n\n");
    print_block(row.standard_only);
  }
}

void print_row(const PolicyRow& row, const Policy* policy) {
  std::printf("%s (%s): ", std::string(row.name).c_str(), kind_text(row.kind));
  print(row.reason);
  print("\n");
  bool is_right = row.kind == Kind::LibraryRight;
  if (!row.guarded_on.empty()) {
    print(is_right ? "  reads: " : "  guarded on: ");
    print(row.guarded_on);
    if (is_right) {
      print(" (on ");
      print(row.feature);
      print(")");
    }
    print("\n");
  }
  if (row.kind == Kind::Module) print_exports(row.name);
  if (is_right) return;
  if (policy != nullptr) {
    std::printf("  %s\n", state(row, *policy));
    return;
  }
  for (Profile profile : kProfiles) {
    std::printf("  %-9s %s", std::string(profile_name(profile)).c_str(), state(row, profile));
    bool is_closed = row.kind != Kind::GuardedAttribute && profile < row.least;
    if (is_closed && !row.feature.empty()) {
      std::printf(" (opened by --enable %s)", std::string(row.feature).c_str());
    }
    print("\n");
  }
}

void print_policy_as_markdown() {
  std::printf(
      "# What a guest can reach\n\n"
      "Made by `hognose policy --markdown` from the tables in `src/policy/`. This is policy "
      "version %d.\n",
      kPolicyVersion);
  std::vector<PolicyRow> rows = policy_table();
  for (const Section& section : kSections) {
    std::printf("\n## %s\n\n%s\n\n", section.title, section.introduction);
    bool is_right = section.kind == Kind::LibraryRight;
    bool is_guard = section.kind == Kind::GuardedAttribute || is_right;
    bool is_absent = section.kind == Kind::AbsentBuiltin;
    print(is_absent  ? "| name | why |\n|---|---|\n"
          : is_right ? "| module | names | on | what for |\n|---|---|---|---|\n"
          : is_guard ? "| name | guarded on | what reading it would open |\n|---|---|---|\n"
                     : "| name | bare | strict | standard | feature | reason "
                       "|\n|---|---|---|---|---|---|\n");
    for (const PolicyRow& row : rows) {
      if (row.kind != section.kind) continue;
      std::printf("| `%s` | ", std::string(row.name).c_str());
      if (is_guard) {
        print(row.guarded_on);
        if (is_right) {
          print(" | ");
          print(row.feature);
        }
      } else if (!is_absent) {
        for (Profile profile : kProfiles) std::printf("%s | ", state(row, profile));
        print(row.feature);
      }
      if (!is_absent) print(" | ");
      print(row.reason);
      print(" |\n");
    }
  }
}

// Prints every row with that name, under a policy or (null) under each profile. Returns false if
// there is none.
bool explain(const std::string& name, const Policy* policy) {
  bool found = false;
  for (const PolicyRow& row : policy == nullptr ? policy_table() : policy_table(*policy)) {
    if (row.name != name) continue;
    print_row(row, policy);
    found = true;
  }
  return found;
}

enum class Document { None, Policy, Exports };

int show_policy(const std::string& name, Document document) {
  if (document != Document::None) {
    document == Document::Policy ? print_policy_as_markdown() : print_exports_markdown();
    return kExitOk;
  }
  if (name.empty()) {
    for (Profile profile : kProfiles) {
      if (profile != kProfiles[0]) print("\n");
      print_profile(profile);
    }
    return kExitOk;
  }
  if (const Profile* profile = Policy::profile_named(name)) {
    print_profile(*profile);
    return kExitOk;
  }
  Policy policy;
  std::string error = find_policy(name, policy);
  if (!error.empty()) return usage(error);
  print_policy(name, policy);
  return kExitOk;
}

int show_explanation(const std::string& name, const std::string& policy_name) {
  Policy policy;
  if (!policy_name.empty()) {
    std::string error = find_policy(policy_name, policy);
    if (!error.empty()) return usage(error);
  }
  if (explain(name, policy_name.empty() ? nullptr : &policy)) return kExitOk;
  std::printf(
      "%s: not in a table of the policy. A run has no builtin or module of that name, and "
      "an\nattribute of that name is not guarded.\n",
      name.c_str());
  return kExitOk;
}

}  // namespace

void add_policy(CLI::App& app, int* exit_code) {
  auto name = std::make_shared<std::string>();
  auto document = std::make_shared<Document>(Document::None);
  CLI::App* command = app.add_subcommand("policy", "Print what a policy allows, and why");
  CLI::Option* positional = command->add_option(
      "POLICY", *name, "bare, strict, standard or a policy file (default: all profiles)");
  command->add_option("--policy", *name, "the same")->type_name("POLICY")->excludes(positional);
  command->add_flag_callback(
      "--markdown", [=] { *document = Document::Policy; }, "print the page docs/policy.md");
  command->add_flag_callback(
      "--exports", [=] { *document = Document::Exports; },
      "print the page docs/exports.md: the names in each module");
  command->callback([=] { *exit_code = show_policy(*name, *document); });
}

void add_explain(CLI::App& app, int* exit_code) {
  auto name = std::make_shared<std::string>();
  auto policy = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand(
      "explain", "Print the policy's rules for a name: a feature, builtin, module or attribute");
  command->add_option("NAME", *name, "the name")->required();
  command->add_option("--policy", *policy, "a profile or a policy file (default: every profile)")
      ->type_name("POLICY");
  command->callback([=] { *exit_code = show_explanation(*name, *policy); });
}

}  // namespace hognose::cli
