// --coverage: which lines of the program and of its imported modules ran, and which did not.
//
// Writes one JSON object, and a summary to stderr. Code that the program itself compiles (eval,
// exec) is not counted.
#include <algorithm>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "cli/escaping.h"
#include "cli/json.h"
#include "watching.h"
#include "watching_files.h"

namespace hognose::cli {

namespace {

double percent(size_t part, size_t whole) {
  if (whole == 0) return 100;
  return static_cast<double>(part * 1000 / whole) / 10;
}

class Coverage final : public Watching {
 public:
  explicit Coverage(std::FILE* file) : file_(file) {}

  ObserverOptions options() const override {
    return {{EventKind::Code, EventKind::Line}, LibraryCode::Hidden};
  }

  void on_event(const Event& event) override {
    if (event.kind == EventKind::Code) {
      std::map<uint32_t, bool>& lines = files_[std::string(event.filename)];
      for (uint32_t line : event.lines) lines.try_emplace(line, false);
      last_name_.clear();
      return;
    }
    if (event.filename != last_name_ || last_ == nullptr) {
      auto found = files_.find(event.filename);
      if (found == files_.end()) return;
      last_name_ = event.filename;
      last_ = &found->second;
    }
    auto line = last_->find(event.line);
    if (line != last_->end()) line->second = true;
  }

  bool finish() override {
    Json files = Json::object();
    size_t all = 0, all_executed = 0;
    for (const auto& [name, lines] : files_) {
      std::vector<uint32_t> executed, missing;
      for (auto [line, ran] : lines) (ran ? executed : missing).push_back(line);
      all += lines.size();
      all_executed += executed.size();
      Json& file = files[name];
      file["executed"] = executed;
      file["missing"] = missing;
      file["percent"] = percent(executed.size(), lines.size());
      std::fprintf(stderr, "coverage: %s: %zu of %zu lines, %.1f%%%s\n", escaped(name).c_str(),
                   executed.size(), lines.size(), percent(executed.size(), lines.size()),
                   missing_text(missing).c_str());
    }
    Json report;
    report["files"] = files;
    report["total"] = {
        {"lines", all}, {"executed", all_executed}, {"percent", percent(all_executed, all)}};
    if (files_.size() != 1) {
      std::fprintf(stderr, "coverage: in all: %zu of %zu lines, %.1f%%\n", all_executed, all,
                   percent(all_executed, all));
    }
    file_.write(json_text(report, 1) + "\n");
    return file_.close();
  }

 private:
  // The first ranges of missing lines: "; not 3-5, 9".
  static std::string missing_text(const std::vector<uint32_t>& lines) {
    constexpr size_t kMostRanges = 12;
    std::string text;
    size_t ranges = 0;
    for (size_t i = 0; i < lines.size(); ++ranges) {
      if (ranges == kMostRanges) return text + ", ...";
      size_t end = i + 1;
      while (end < lines.size() && lines[end] == lines[end - 1] + 1) ++end;
      text += text.empty() ? "; not " : ", ";
      text += std::to_string(lines[i]);
      if (end - i > 1) text += "-" + std::to_string(lines[end - 1]);
      i = end;
    }
    return text;
  }

  OutputFile file_;
  std::map<std::string, std::map<uint32_t, bool>, std::less<>> files_;  // line → whether it ran
  std::string last_name_;
  std::map<uint32_t, bool>* last_ = nullptr;
};

}  // namespace

std::shared_ptr<Watching> make_coverage(std::FILE* file) {
  return std::make_shared<Coverage>(file);
}

}  // namespace hognose::cli
