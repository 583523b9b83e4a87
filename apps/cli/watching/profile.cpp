// --profile: shows where a run's fuel went, as collapsed stacks ("main;f;g 1234") for flame graphs.
//
// The fuel between two calls or returns is booked to the stack of functions that ran meanwhile.
// Fuel used by natives is booked to the function that called them. Fuel is deterministic, so the
// profile is too. The depth and the number of different stacks are bounded; anything beyond is
// booked to its caller.
#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <string>

#include "cli/escaping.h"
#include "watching.h"
#include "watching_files.h"

namespace hognose::cli {

namespace {

class Profile final : public Watching {
 public:
  Profile(std::FILE* file, LibraryCode library) : file_(file), library_(library) {}

  ObserverOptions options() const override {
    return {{EventKind::Call, EventKind::Return, EventKind::Limit}, library_};
  }

  void on_event(const Event& event) override {
    Node* running = stack_.empty() ? &root_ : stack_.back();
    uint64_t used = event.steps - std::min(booked_, event.steps);
    booked_ = std::max(booked_, event.steps);
    if (event.kind == EventKind::Call) {
      // Book the unit of fuel that a call costs to the called function, so that every function has
      // a cost.
      uint64_t of_call = std::min<uint64_t>(used, 1);
      running->fuel += used - of_call;
      Node* entered = child_of(running, event);
      entered->fuel += of_call;
      stack_.push_back(entered);
      return;
    }
    running->fuel += used;
    if (event.kind == EventKind::Return && !stack_.empty()) stack_.pop_back();
  }

  bool finish() override {
    std::string path;
    write(root_, path);
    return file_.close();
  }

 private:
  struct Node {
    uint64_t fuel = 0;
    std::map<std::string, std::unique_ptr<Node>, std::less<>> children;
  };

  static constexpr size_t kDeepest = 200;
  static constexpr size_t kMostNodes = 200'000;

  Node* child_of(Node* parent, const Event& event) {
    if (stack_.size() >= kDeepest) return parent;
    // Names may contain anything. After escaping, only ';' still has a meaning here.
    name_ = escaped(event.function) + " (" + escaped(event.filename) + ":";
    name_.append(std::to_string(event.line)).append(")");
    std::replace(name_.begin(), name_.end(), ';', '_');
    auto found = parent->children.find(name_);
    if (found != parent->children.end()) return found->second.get();
    if (nodes_ == kMostNodes) return parent;
    ++nodes_;
    return parent->children.emplace(name_, std::make_unique<Node>()).first->second.get();
  }

  void write(const Node& node, std::string& path) {
    if (node.fuel != 0) {
      file_.write((path.empty() ? "(outside)" : path) + " " + std::to_string(node.fuel) + "\n");
    }
    for (const auto& [name, child] : node.children) {
      size_t length = path.size();
      path.append(path.empty() ? "" : ";").append(name);
      write(*child, path);
      path.resize(length);
    }
  }

  OutputFile file_;
  LibraryCode library_;
  Node root_;
  std::vector<Node*> stack_;
  std::string name_;
  uint64_t booked_ = 0;
  size_t nodes_ = 0;
};

}  // namespace

std::shared_ptr<Watching> make_profile(std::FILE* file, LibraryCode library) {
  return std::make_shared<Profile>(file, library);
}

}  // namespace hognose::cli
