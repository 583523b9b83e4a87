// ImageBuilder: makes the images of the built-in modules, when Hognose is built.
//
// Each module is imported in a run of its own, into which the images of the modules that it imports
// are laid first. So an image is made under the conditions under which it will be laid. Modules
// that import each other get one image together.
//
// A module has no image if something of it cannot be in one: a frame or a generator, a finalizer,
// a value that depends on the run, or a change to a cell of another image. Its body is then
// executed by every run that imports it.
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "heap/cage.h"
#include "library/core/built_in_code.h"
#include "library/images/image.h"
#include "objects/core/boot.h"
#include "policy/effective_policy.h"

namespace hognose {

class ImageBuilder {
 public:
  // With `like`, each image is made at the place that it has there, so that the two can be
  // compared.
  ImageBuilder(const Boot& boot, BuiltInCode& code, PolicyProfile profile,
               ModuleImages* like = nullptr);
  ~ImageBuilder();

  void build_all();

  // The names of images that the boot image lacks, and the texts. While there are any, the images
  // are of no use: a name is one string, whether a program or an image brings it first.
  const std::set<std::string>& names() const { return names_; }
  // Why a module has no image.
  struct Refusal {
    uint32_t module;
    std::string reason;
  };
  const std::vector<Refusal>& refusals() const { return refusals_; }

 private:
  struct Content;
  class Attempt;
  enum class Progress : uint8_t {
    Open,
    Finished,     // it has an image, or cannot have one
    PartOfOther,  // it cannot be imported first; the module that imports it has both in its image
  };

  void build(uint32_t module);
  void find_kept_cells();

  const Boot& boot_;
  BuiltInCode& code_;
  PolicyProfile profile_;
  ModuleImages* like_;
  CagePool pool_;
  uint32_t next_place_ = kPieceStart;
  std::vector<std::unique_ptr<Content>> contents_;
  std::vector<uint32_t> chain_;     // the modules that are being built
  std::vector<Progress> progress_;  // by the number of the module
  std::set<std::string> names_;
  std::vector<Refusal> refusals_;
};

// Makes the images again under the profile `strict`, and restricts those that differ to runs under
// `standard`.
void restrict_images(const Boot& boot, ModuleImages& images);

}  // namespace hognose
