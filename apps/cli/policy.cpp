// `hognose policy` and `hognose explain`: what the policy allows and why.
//
// Receives the names on the command line; prints rows of the policy's tables, which is all there is
// to know about what a guest can reach.
#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "commands.h"
#include "hognose/policy_table.h"

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
     "Each opens one thing; `--enable` opens and `--disable` closes it."},
    {Kind::Builtin, "Builtins", "A builtin that a profile lacks does not exist in the run."},
    {Kind::Module, "Modules",
     "Under `strict` a module must be named (`--allow-import`) or opened by its feature; under "
     "`standard` those of that profile need not."},
    {Kind::GuardedAttribute, "Guarded attributes",
     "Under `bare` and `strict` no guest reads, writes or deletes them, by whatever route; classes "
     "may define them."},
    {Kind::LibraryRight, "Rights of the library",
     "Guarded names that built-in modules written in Python may use themselves. What they call, "
     "and "
     "what they read for a guest, has no part in it."},
};

const char* kind_text(Kind kind) {
  switch (kind) {
    case Kind::Feature: return "feature";
    case Kind::Builtin: return "builtin";
    case Kind::Module: return "module";
    case Kind::GuardedAttribute: return "guarded attribute";
    case Kind::LibraryRight: return "right of the library";
  }
  return "";
}

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

// What the row means under the profile, in one word.
const char* state(const PolicyRow& row, Profile profile) {
  if (row.kind == Kind::LibraryRight) return "";
  if (row.kind == Kind::GuardedAttribute) {
    return profile == Profile::Standard ? "open" : "guarded";
  }
  if (row.kind == Kind::Module && profile != Profile::Standard) return "on request";
  return profile >= row.least ? "open" : "absent";
}

void print_profile(Profile profile) {
  std::printf("Profile %s, policy version %d\n", std::string(profile_name(profile)).c_str(),
              kPolicyVersion);
  std::vector<PolicyRow> rows = policy_table();
  for (const Section& section : kSections) {
    std::printf("\n%s\n", section.title);
    for (const PolicyRow& row : rows) {
      if (row.kind != section.kind) continue;
      std::printf("  %-22s %-10s ", std::string(row.name).c_str(), state(row, profile));
      print(row.reason);
      print("\n");
    }
  }
}

void print_row(const PolicyRow& row) {
  std::printf("%s (%s): ", std::string(row.name).c_str(), kind_text(row.kind));
  print(row.reason);
  print("\n");
  bool is_right = row.kind == Kind::LibraryRight;
  if (!row.guarded_on.empty()) {
    print(is_right ? "  reads: " : "  guarded on: ");
    print(row.guarded_on);
    print("\n");
  }
  if (is_right) return;
  for (Profile profile : kProfiles) {
    std::printf("  %-9s %s", std::string(profile_name(profile)).c_str(), state(row, profile));
    bool is_closed = row.kind != Kind::GuardedAttribute && profile < row.least;
    if (is_closed && !row.feature.empty()) {
      std::printf(" (opened by --enable %s)", std::string(row.feature).c_str());
    }
    print("\n");
  }
}

void print_markdown() {
  std::printf(
      "# What a guest can reach\n\n"
      "Made by `hognose policy --markdown` of the tables in `src/policy/`; policy version %d.\n",
      kPolicyVersion);
  std::vector<PolicyRow> rows = policy_table();
  for (const Section& section : kSections) {
    std::printf("\n## %s\n\n%s\n\n", section.title, section.introduction);
    bool is_right = section.kind == Kind::LibraryRight;
    bool is_guard = section.kind == Kind::GuardedAttribute || is_right;
    print(is_right   ? "| module | names | what for |\n|---|---|---|\n"
          : is_guard ? "| name | guarded on | what reading it would open |\n|---|---|---|\n"
                     : "| name | bare | strict | standard | feature | reason "
                       "|\n|---|---|---|---|---|---|\n");
    for (const PolicyRow& row : rows) {
      if (row.kind != section.kind) continue;
      std::printf("| `%s` | ", std::string(row.name).c_str());
      if (is_guard) {
        print(row.guarded_on);
      } else {
        for (Profile profile : kProfiles) std::printf("%s | ", state(row, profile));
        print(row.feature);
      }
      print(" | ");
      print(row.reason);
      print(" |\n");
    }
  }
}

// Every row of that name; false if there is none.
bool explain(const std::string& name) {
  bool found = false;
  for (const PolicyRow& row : policy_table()) {
    if (row.name != name) continue;
    print_row(row);
    found = true;
  }
  return found;
}

int show_policy(const std::string& name, bool as_markdown) {
  if (as_markdown) {
    print_markdown();
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
  std::fprintf(stderr, "hognose: unknown policy '%s' (bare, strict or standard)\n", name.c_str());
  return kExitUsage;
}

int show_explanation(const std::string& name) {
  if (explain(name)) return kExitOk;
  std::printf(
      "%s: in no table of the policy. A builtin or module of that name does not exist in a run; "
      "an\n"
      "attribute of that name is an ordinary one.\n",
      name.c_str());
  return kExitOk;
}

}  // namespace

void add_policy(CLI::App& app, int* exit_code) {
  auto name = std::make_shared<std::string>();
  auto as_markdown = std::make_shared<bool>(false);
  CLI::App* command = app.add_subcommand("policy", "Print what a profile allows, and why");
  command->add_option("NAME", *name, "bare, strict or standard; all of them if left out");
  command->add_flag("--markdown", *as_markdown, "as the document docs/policy.md");
  command->callback([=] { *exit_code = show_policy(*name, *as_markdown); });
}

void add_explain(CLI::App& app, int* exit_code) {
  auto name = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("explain",
                         "Tell what the policy says of a name: feature, builtin, module "
                         "or attribute");
  command->add_option("NAME", *name)->required();
  command->callback([=] { *exit_code = show_explanation(*name); });
}

}  // namespace hognose::cli
