// Names and paths: from the bytes of a path to the place in the tree that it leads to.
//
// A path is walked part by part. The target of a link that is met is walked before the rest, on a
// stack that is as high as the number of links that one path may follow. So nothing here recurses.
#include <algorithm>

#include "base/utf8.h"
#include "library/files/tree.h"
#include "objects/bytes/builder.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/text/codecs/codecs.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

std::string_view text_of(BytesView bytes) {
  return {reinterpret_cast<const char*>(bytes.data), bytes.count};
}

constexpr char32_t kFirstEscape = 0xDC80;
constexpr char32_t kLastEscape = 0xDCFF;

// Each byte of at most this many becomes up to three.
constexpr size_t kPiece = 512;

}  // namespace

Result<Str*> name_of_bytes(Vm& vm, BytesView bytes) {
  std::string_view text = text_of(bytes);
  TRY(vm.meter.charge_bytes(bytes.count));
  if (is_ascii(text)) return make_string_ascii(vm, text);
  if (scan_utf8(text).ok()) return make_string(vm, text);
  BytesBuilder escaped(vm);
  const char* place = text.data();
  const char* end = place + text.size();
  char piece[3 * kPiece];
  while (place < end) {
    char* out = piece;
    for (size_t i = 0; i < kPiece / kMaxUtf8Length && place < end; ++i) {
      Utf8Point point = decode_utf8(place, end);
      if (point.fault == Utf8Fault::None) {
        out = encode_utf8(point.code_point, out);
        place += point.length;
        continue;
      }
      // Only the first byte of a bad sequence: what follows it may begin another one.
      char32_t byte = static_cast<uint8_t>(*place++);
      out = encode_utf8(kFirstEscape - 0x80 + byte, out);
    }
    TRY(vm.meter.charge_bytes(static_cast<uint64_t>(out - piece)));
    TRY(escaped.append(piece, static_cast<uint64_t>(out - piece)));
  }
  const Bytes* whole = TRY(escaped.finish());
  return make_string(vm, text_of(view_of(whole)));
}

Result<Bytes*> bytes_of_name(Vm& vm, Str* name) {
  TRY(vm.meter.charge_bytes(str_bytes(name)));
  if (name->is_ascii()) return make_bytes(vm, str_data(name), name->length);
  BytesBuilder bytes(vm);
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < name->length; ++i) {
    char32_t point = character_at(name, i);
    char piece[kMaxUtf8Length];
    if (!is_surrogate(point)) {
      TRY(bytes.append(piece, static_cast<uint64_t>(encode_utf8(point, piece) - piece)));
    } else if (point >= kFirstEscape && point <= kLastEscape) {
      TRY(bytes.append_byte(static_cast<uint8_t>(point - kFirstEscape + 0x80)));
    } else {
      // The codec raises the error.
      TRY(encode_string_calling(vm, name, nullptr, nullptr));
      return vm.raise(TypeId::ValueError, "the name is not text");
    }
    TRY(pace.turn());
  }
  return bytes.finish();
}

namespace {

// A text that is being walked: the path itself, or the target of a link.
struct Segment {
  BytesView text;
  uint32_t at;
};

class Walk {
 public:
  Walk(Vm& vm, FileSystem* files, BytesView path) : vm_(vm), files_(files) {
    segments_[0] = {path, 0};
    folder_ = path.count != 0 && path[0] == '/' ? files->root.get() : files->working_folder.get();
    if (path.count != 0 && path[0] == '/') place_.last = LastPart::Root;
  }

  Result<Place> run(Follow follow) {
    while (true) {
      TRY(vm_.meter.charge(1));
      BytesView part = next_part();
      if (part.count == 0) break;
      if (!folder_->is_folder()) return fail(errors::ENOTDIR_);
      if (!permits(folder_, kMayExecute)) return fail(errors::EACCES_);
      if (text_of(part) == ".") {
        place_.last = LastPart::Dot;
        continue;
      }
      if (text_of(part) == "..") {
        place_.last = LastPart::DotDot;
        folder_ = folder_->parent.get();
        continue;
      }
      if (part.count > kMaximumName) {
        place_.is_too_long = rest_is_empty();
        place_.parent = folder_;
        return fail(errors::ENAMETOOLONG_);
      }
      bool is_last = rest_is_empty();
      if (is_last && place_.slash && follow == Follow::Create) return fail(errors::EISDIR_);
      if (int error = TRY(read_folder(vm_, files_, folder_))) return fail(error);
      Str* name = TRY(name_of_bytes(vm_, part));
      Value found = dict_find_string(vm_, folder_->entries.get(), name);
      FileNode* node = found.is_undefined() ? nullptr : vm_.cell<FileNode>(found);
      if (node == nullptr && !is_last) return fail(errors::ENOENT_);
      if (node != nullptr && node->is_link() && (!is_last || follows(follow))) {
        if (++links_ > kMaximumLinks) return fail(errors::ELOOP_);
        if (!push(node)) return fail(errors::ELOOP_);
        continue;
      }
      if (!is_last) {
        folder_ = node;
        continue;
      }
      place_.parent = folder_;
      place_.name = name;
      place_.node = node;
      place_.last = LastPart::Name;
      if (node != nullptr && place_.slash && follow != Follow::Entry && !node->is_folder()) {
        return fail(errors::ENOTDIR_);
      }
      return place_;
    }
    place_.parent = folder_->parent.get();
    place_.node = folder_;
    if (place_.slash && !folder_->is_folder()) return fail(errors::ENOTDIR_);
    return place_;
  }

 private:
  Place fail(int error) {
    place_.error = error;
    return place_;
  }
  bool follows(Follow follow) const {
    return follow == Follow::Always || follow == Follow::Create ||
           (follow == Follow::Never && place_.slash);
  }

  // The next part of the path; empty at its end.
  BytesView next_part() {
    while (true) {
      Segment& segment = segments_[top_];
      while (segment.at < segment.text.count && segment.text[segment.at] == '/') ++segment.at;
      if (segment.at < segment.text.count) break;
      if (top_ == 0) return {};
      --top_;
    }
    Segment& segment = segments_[top_];
    uint32_t start = segment.at;
    while (segment.at < segment.text.count && segment.text[segment.at] != '/') ++segment.at;
    place_.slash = segment.at < segment.text.count;
    return {segment.text.data + start, segment.at - start};
  }
  // Whether only slashes follow. Then place_.slash tells whether there are any.
  bool rest_is_empty() {
    for (uint32_t i = top_ + 1; i > 0; --i) {
      const Segment& segment = segments_[i - 1];
      for (uint32_t k = segment.at; k < segment.text.count; ++k) {
        if (segment.text[k] != '/') return false;
        place_.slash = true;
      }
    }
    return true;
  }
  bool push(const FileNode* link) {
    if (top_ == kMaximumLinks || !link->target) return false;
    segments_[++top_] = {view_of(link->target.get()), 0};
    if (segments_[top_].text.count != 0 && segments_[top_].text[0] == '/') {
      folder_ = files_->root.get();
      place_.last = LastPart::Root;
    }
    return true;
  }

  Vm& vm_;
  FileSystem* files_;
  FileNode* folder_;
  Segment segments_[kMaximumLinks + 1];
  uint32_t top_ = 0;
  uint32_t links_ = 0;
  Place place_;
};

}  // namespace

Result<Place> find_place(Vm& vm, FileSystem* files, BytesView path, Follow follow) {
  Place place;
  TRY(vm.meter.charge_bytes(path.count));
  if (path.count == 0) place.error = errors::ENOENT_;
  if (path.count > kMaximumPath) place.error = errors::ENAMETOOLONG_;
  if (place.error != 0) return place;
  return Walk(vm, files, path).run(follow);
}

Result<Place> find_node(Vm& vm, FileSystem* files, BytesView path, Follow follow) {
  Place place = TRY(find_place(vm, files, path, follow));
  if (place.error == 0 && place.node == nullptr) place.error = errors::ENOENT_;
  return place;
}

Result<Bytes*> path_of_folder(Vm& vm, FileSystem* files, FileNode* folder) {
  RootVector names(vm);  // innermost first
  for (FileNode* node = folder; node != files->root.get(); node = node->parent.get()) {
    TRY(vm.meter.charge(1));
    if (node->links == 0 || !node->name || names.size() > kMaximumPath) {
      return static_cast<Bytes*>(nullptr);
    }
    TRY(names.push(Value::from_cell(node->name.get())));
  }
  BytesBuilder path(vm);
  for (size_t i = names.size(); i > 0; --i) {
    TRY(path.append_byte('/'));
    TRY(path.append(view_of(TRY(bytes_of_name(vm, vm.cell<Str>(names[i - 1]))))));
  }
  if (names.size() == 0) TRY(path.append_byte('/'));
  return path.finish();
}

}  // namespace hognose
