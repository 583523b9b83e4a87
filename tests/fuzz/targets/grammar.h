// Grammar: generates programs from rules. The bytes of the input choose the alternatives.
//
// In the text of a grammar, `name:` starts a rule, and the lines below it, indented by four spaces,
// are its alternatives. In an alternative,
//   \n          is a newline
//   {name}      is an expansion of that rule
//   {>name}     is an expansion on new lines, indented one level more
//   {#}         is a small number
//   {{ }} \\    are the characters themselves
// The first alternative of a rule must expand to little or nothing else. It is chosen when the
// input is used up or the program is deep or long enough, so every input gives a whole program.
#pragma once

#include <cstdint>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "guest.h"
#include "input.h"

namespace hognose::fuzz {

inline std::string read_beside_targets(const std::string& name) {
  std::ifstream file(std::string(HOGNOSE_FUZZ_DIR "/") + name, std::ios::binary);
  if (!file) report("cannot read " + name);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

class Grammar {
 public:
  explicit Grammar(const std::string& text) {
    std::istringstream lines(text);
    std::vector<std::vector<Part>>* rule = nullptr;
    for (std::string line; std::getline(lines, line);) {
      if (line.empty() || line[0] == '#') continue;
      if (line[0] != ' ') {
        rule = &rules_[number_of(line.substr(0, line.find(':')))];
      } else if (rule != nullptr) {
        std::string alternative = line.substr(4);
        // parts_of() may add rules, which moves all of them.
        size_t at = static_cast<size_t>(rule - rules_.data());
        std::vector<Part> parts = parts_of(alternative);
        rules_[at].push_back(std::move(parts));
        rule = &rules_[at];
      }
    }
    for (const auto& [name, number] : numbers_) {
      if (rules_[number].empty()) report("the grammar has no rule " + name);
    }
  }

  std::string expand(std::string_view rule, Input& input) const {
    std::string program;
    expand(numbers_.at(std::string(rule)), input, 0, 0, program);
    return program;
  }

 private:
  static constexpr uint32_t kNumber = UINT32_MAX;
  static constexpr unsigned kDeepest = 14;
  static constexpr size_t kLongest = 1 << 15;

  // Literal text, followed by a rule or kNumber if has_rule is set.
  struct Part {
    std::string text;
    uint32_t rule = kNumber;
    bool has_rule = false;
    bool is_block = false;
  };

  uint32_t number_of(const std::string& name) {
    auto [found, is_new] = numbers_.try_emplace(name, static_cast<uint32_t>(rules_.size()));
    if (is_new) rules_.emplace_back();
    return found->second;
  }

  std::vector<Part> parts_of(const std::string& alternative) {
    std::vector<Part> parts(1);
    for (size_t i = 0; i < alternative.size(); ++i) {
      char c = alternative[i];
      size_t end = c == '{' ? alternative.find('}', i) : std::string::npos;
      std::string name = end == std::string::npos ? "" : alternative.substr(i + 1, end - i - 1);
      bool is_block = !name.empty() && name[0] == '>';
      if (is_block) name.erase(0, 1);
      char next = i + 1 < alternative.size() ? alternative[i + 1] : '\0';
      if ((c == '{' || c == '}') && next == c) {
        parts.back().text += c;
        ++i;
      } else if (is_reference(name)) {
        Part& part = parts.back();
        part.has_rule = true;
        part.is_block = is_block;
        part.rule = name == "#" ? kNumber : number_of(name);
        parts.emplace_back();
        i = end;
      } else if (c == '\\' && (next == 'n' || next == '\\')) {
        parts.back().text += next == 'n' ? '\n' : '\\';
        ++i;
      } else {
        parts.back().text += c;
      }
    }
    return parts;
  }

  static bool is_reference(const std::string& name) {
    if (name == "#") return true;
    for (char c : name) {
      if ((c < 'a' || c > 'z') && c != '_') return false;
    }
    return !name.empty();
  }

  void expand(uint32_t rule, Input& input, unsigned depth, unsigned indent,
              std::string& program) const {
    const std::vector<std::vector<Part>>& alternatives = rules_[rule];
    bool is_enough = depth > kDeepest || program.size() > kLongest || input.is_empty();
    const std::vector<Part>& chosen =
        alternatives[is_enough ? 0 : input.below(static_cast<uint32_t>(alternatives.size()))];
    for (const Part& part : chosen) {
      for (char c : part.text) {
        program += c;
        if (c == '\n') program.append(indent * 4, ' ');
      }
      if (!part.has_rule) continue;
      if (part.rule == kNumber) {
        program += std::to_string(input.byte());
      } else if (part.is_block) {
        program += '\n';
        program.append((indent + 1) * 4, ' ');
        expand(part.rule, input, depth + 1, indent + 1, program);
      } else {
        expand(part.rule, input, depth + 1, indent, program);
      }
    }
  }

  std::map<std::string, uint32_t> numbers_;
  std::vector<std::vector<std::vector<Part>>> rules_;
};

}  // namespace hognose::fuzz
