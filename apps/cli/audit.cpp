// --audit: a line of JSON for each thing that a host may want to know of afterwards.
//
// Receives the rare events of a run; writes each at once. A program can cause as many as it likes,
// so their number is bounded, and the last line says so.
#include <nlohmann/json.hpp>

#include "watching.h"
#include "watching_files.h"

namespace hognose::cli {

namespace {

class Audit final : public Watching {
 public:
  Audit(std::FILE* file, LibraryCode library) : file_(file), library_(library) {}

  ObserverOptions options() const override {
    return {{EventKind::Blocked, EventKind::Import, EventKind::HostCall, EventKind::Exception,
             EventKind::Limit},
            library_};
  }

  void on_event(const Event& event) override {
    // The limit that ends a run is told in any case.
    if (++count_ > kMostEvents && (event.kind != EventKind::Limit || event.depth != 0)) return;
    nlohmann::ordered_json line;
    line["event"] = event_name(event.kind);
    line["name"] = event.name;
    if (!event.rule.empty()) line["rule"] = event.rule;
    if (!event.detail.empty()) line["detail"] = event.detail;
    line["file"] = event.filename;
    line["function"] = event.function;
    line["line"] = event.line;
    line["column"] = event.column;
    line["library"] = event.library;
    line["steps"] = event.steps;
    write(line);
  }

  bool finish() override {
    if (count_ > kMostEvents) {
      nlohmann::ordered_json line;
      line["event"] = "truncated";
      line["dropped"] = count_ - kMostEvents;
      write(line);
    }
    return file_.close();
  }

 private:
  static constexpr uint64_t kMostEvents = 100'000;

  void write(const nlohmann::ordered_json& line) {
    file_.write(line.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace) + "\n");
  }

  OutputFile file_;
  LibraryCode library_;
  uint64_t count_ = 0;
};

}  // namespace

std::shared_ptr<Watching> make_audit(std::FILE* file, LibraryCode library) {
  return std::make_shared<Audit>(file, library);
}

}  // namespace hognose::cli
