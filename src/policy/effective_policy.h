// EffectivePolicy: what one run may do, decided by the host before it starts.
//
// Receives a profile; answers the engine's questions from the tables of this folder. It knows no
// objects: who asks says in the words of the tables what kind of object it has at hand.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace hognose {

enum class Profile : uint8_t { Bare, Strict, Standard };

const char* profile_name(Profile profile);

// What kinds of objects a guarded name is guarded on.
enum class GuardedHolders : uint8_t { Anything, Namespaces, Natives };

struct GuardedName {
  std::string_view name;
  GuardedHolders holders;
  const char* opens;  // what reading it would open
};

// All rows of guarded_names.def. Names of this table carry kStrGuarded once they are interned.
std::span<const GuardedName> guarded_names();

// What the object at hand is, for the question whether a name is guarded on it.
enum class AttributeHolder : uint8_t { Instance, Namespace, Native };

// Whose code asks: that of a built-in module written in Python may use guarded names.
enum class CodeOrigin : uint8_t { Guest, Trusted };

class EffectivePolicy {
 public:
  explicit EffectivePolicy(Profile profile) : profile_(profile) {}

  Profile profile() const { return profile_; }
  // The row that forbids the attribute, or null.
  const GuardedName* guards(std::string_view name, AttributeHolder holder,
                            CodeOrigin origin) const;

 private:
  Profile profile_;
};

}  // namespace hognose
