// Options of `hognose run` for tools that run test scripts through the library.
//
// options_of() turns the words of a script's `# option:` header (see tools/test.py) into
// SandboxOptions. An unknown or malformed option ends the process with status 2.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hognose/limit_table.h"
#include "hognose/sandbox.h"

namespace hognose {

[[noreturn]] inline void usage(const std::string& text) {
  std::fprintf(stderr, "%s\n", text.c_str());
  std::exit(2);
}

inline std::string read_script(const std::string& name) {
  std::ifstream file(name, std::ios::binary);
  if (!file) usage("cannot read " + name);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline void check(const std::optional<PolicyError>& error) {
  if (error) usage(error->message);
}

template <class Each>
void for_each_word(const std::string& list, Each each) {
  std::istringstream stream(list);
  for (std::string word; std::getline(stream, word, ',');) {
    if (!word.empty()) each(word);
  }
}

// Returns null if no limit has the flag.
inline const LimitRow* limit_of_flag(std::string_view flag) {
  for (const LimitRow& row : limit_table()) {
    if (row.flag == flag) return &row;
  }
  return nullptr;
}

inline void set_option(SandboxOptions& options, const std::string& name, const std::string& value) {
  if (name == "--policy") {
    const Profile* profile = Policy::profile_named(value);
    if (profile == nullptr) usage("no such policy: " + value);
    options.policy = Policy(*profile);
  } else if (name == "--allow-import") {
    for_each_word(value, [&](const std::string& word) { options.policy.allow_import(word); });
  } else if (name == "--enable") {
    for_each_word(value, [&](const std::string& word) { check(options.policy.add_feature(word)); });
  } else if (name == "--disable") {
    for_each_word(value,
                  [&](const std::string& word) { check(options.policy.remove_feature(word)); });
  } else if (const LimitRow* row = limit_of_flag(name)) {
    if (auto reason = set_limit(options.limits, *row, value)) usage(name + ": " + *reason);
  } else if (name == "--start-time") {
    options.start_time = std::atof(value.c_str());
  } else if (name == "--module-path") {
    options.find_module =
        [value](std::string_view path) -> std::optional<SandboxOptions::ModuleSource> {
      std::string found = value + "/" + std::string(path);
      if (!std::ifstream(found)) return std::nullopt;
      return SandboxOptions::ModuleSource{read_script(found), found};
    };
  } else if (name == "--debug-collect") {
    // When the heap collects changes no outcome, and these tools choose it themselves.
  } else {
    usage("unknown option " + name);
  }
}

inline SandboxOptions options_of(const std::vector<std::string>& words) {
  SandboxOptions options;
  std::vector<std::pair<std::string, std::string>> pairs;
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    size_t equal = word.find('=');
    if (word == "--top-level-await") {
      options.top_level_await = true;
    } else if (equal != std::string::npos) {
      pairs.emplace_back(word.substr(0, equal), word.substr(equal + 1));
    } else if (i + 1 < words.size()) {
      pairs.emplace_back(word, words[++i]);
    } else {
      usage("no value for " + word);
    }
  }
  // Set the policy first, because it replaces the imports and features of other options.
  for (bool of_policy : {true, false}) {
    for (const auto& [name, value] : pairs) {
      if ((name == "--policy") == of_policy) set_option(options, name, value);
    }
  }
  return options;
}

}  // namespace hognose
