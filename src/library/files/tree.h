// The file system of a run: a tree of folders, files and links in the cage.
//
// Each cell refers to others by offset, as all guest memory does, and the run reaches the tree
// through the state FileSystem alone. So the tree is collected, charged, kept by sessions and
// rolled back like every other object, and a run that uses no file has none. Guests never hold
// these cells: they name files by path or by descriptor. Nothing here calls guest code.
//
// The rules are those of Linux. Functions return an errno value, or 0; the callers raise it.
#pragma once

#include <cstdint>

#include "library/files/errors.h"
#include "objects/bytes/view.h"
#include "objects/core/vm.h"

namespace hognose {

enum FileMode : uint32_t {
  kModeType = 0170000,
  kModeDevice = 0020000,
  kModeFolder = 0040000,
  kModeRegular = 0100000,
  kModeLink = 0120000,
  kModePermissions = 07777,
};

// What a name refers to: a folder, a regular file, a symbolic link, or /dev/null.
struct FileNode : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::FileNode; }
  uint32_t number;  // st_ino
  uint32_t mode;
  uint32_t links;        // number of names; a folder: 2 and one for each folder in it; 0: removed
  uint32_t openings;     // open files that refer to it
  uint32_t size;         // of the content or of the target
  uint32_t version;      // changes with the content
  Ref<Dict> entries;     // of a folder: names and nodes, in the order of their creation
  Ref<FileNode> parent;  // of a folder; the root is its own parent
  Ref<ByteArrayCell> bytes;  // of a regular file; null while it has none
  Ref<Bytes> target;         // of a link
  Ref<Str> name;             // of a folder, in its parent
  uint32_t mount;            // the number of the host's mount that it is of; 0: none
  uint32_t is_unread;        // of a mount: the host was not asked yet for what it has
  int64_t accessed;          // nanoseconds since 1970, of the run's clock
  int64_t modified;
  int64_t changed;

  bool is_folder() const { return (mode & kModeType) == kModeFolder; }
  bool is_regular() const { return (mode & kModeType) == kModeRegular; }
  bool is_link() const { return (mode & kModeType) == kModeLink; }
  bool is_mounted() const { return mount != 0; }
  bool is_mount_point() const { return is_folder() && is_mounted() && !parent->is_mounted(); }
};

enum OpenFlags : uint32_t {
  kOpenReadOnly = 0,
  kOpenWriteOnly = 1,
  kOpenReadWrite = 2,
  kOpenAccess = 3,
  kOpenCreate = 0100,
  kOpenExclusive = 0200,
  kOpenTruncate = 01000,
  kOpenAppend = 02000,
  kOpenFolder = 0200000,
  kOpenNoFollow = 0400000,
};

// An open file: what descriptors refer to. Descriptors made by dup() share one.
struct OpenFile : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::OpenFile; }
  uint32_t flags;
  Ref<FileNode> node;    // null: a standard stream
  uint32_t descriptors;  // that refer to it
  int64_t position;

  bool may_read() const { return (flags & kOpenAccess) != kOpenWriteOnly; }
  bool may_write() const { return (flags & kOpenAccess) != kOpenReadOnly; }
};

struct FileSystem : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::FileSystem; }
  uint32_t next_number;
  Ref<FileNode> root;
  Ref<FileNode> working_folder;
  Ref<List> descriptors;  // OpenFile or None, by number
  Ref<Dict> environment;  // what the host put into os.environ: bytes by bytes; or null
  uint32_t nodes;         // in the tree, or removed and still open
  uint32_t mask;          // umask()
  uint64_t bytes;         // the sizes of their contents
};

inline constexpr uint32_t kMaximumName = 255;   // bytes
inline constexpr uint32_t kMaximumPath = 4095;  // bytes
inline constexpr uint32_t kMaximumLinks = 40;   // followed in one path
inline constexpr uint32_t kMaximumDescriptors = 1024;
inline constexpr uint32_t kLargestFile = 0x7FFF'FFF0;
inline constexpr std::string_view kWorkingFolder = "/guest";

// The run's file system, which the first call makes. PermissionError if the policy closes files.
Result<FileSystem*> file_system(Vm& vm);
// The same without the question to the policy, for what the host puts in.
Result<FileSystem*> make_file_system(Vm& vm);
// Null if the run has none.
FileSystem* existing_file_system(Vm& vm);

// --- names: bytes as the host's systems have them, and the strings that guests see. Bytes that are
// not UTF-8 become lone surrogates (PEP 383).
Result<Str*> name_of_bytes(Vm& vm, BytesView bytes);
// UnicodeEncodeError if the string has other lone surrogates.
Result<Bytes*> bytes_of_name(Vm& vm, Str* name);

// --- paths (paths.cpp)
enum class Follow : uint8_t {
  Always,  // the path leads to what a last link refers to
  Create,  // the same, but a slash after the last part is an error: EISDIR
  Never,   // to the link itself, unless a slash follows it
  Entry,   // to the entry of the folder, whatever follows it
};
enum class LastPart : uint8_t { Name, Dot, DotDot, Root };

struct Place {
  int error = 0;
  FileNode* parent = nullptr;  // the folder of the last part
  Str* name = nullptr;         // null if the last part is no name
  FileNode* node = nullptr;    // null: there is no such entry
  LastPart last = LastPart::Name;
  bool slash = false;        // a slash follows the last part
  bool is_too_long = false;  // the last part is; the folder that it is in was found
};
Result<Place> find_place(Vm& vm, FileSystem* files, BytesView path, Follow follow);
// find_place() where the entry must exist: ENOENT.
Result<Place> find_node(Vm& vm, FileSystem* files, BytesView path, Follow follow);
// The absolute path of a folder. ENOENT (null) if it was removed.
Result<Bytes*> path_of_folder(Vm& vm, FileSystem* files, FileNode* folder);

// --- changes of the tree (tree.cpp)
enum : uint32_t { kMayExecute = 1, kMayWrite = 2, kMayRead = 4 };
// Whether the permissions of the owner, who is the guest, have all these bits. Nobody may write in
// a mount.
bool permits(const FileNode* node, uint32_t wanted);
// Makes a node that has no name yet. Null: there are too many (ENOSPC).
Result<FileNode*> make_node(Vm& vm, FileSystem* files, uint32_t mode);
// The place must be that of a name without a node. Each of these checks the permissions of the
// folder and the limits.
Result<int> add_folder(Vm& vm, FileSystem* files, const Place& place, uint32_t mode);
Result<int> add_regular(Vm& vm, FileSystem* files, Place& place, uint32_t mode);
Result<int> add_link(Vm& vm, FileSystem* files, const Place& place, BytesView target);
Result<int> add_name(Vm& vm, FileSystem* files, const Place& place, FileNode* node);
Result<int> remove_folder(Vm& vm, FileSystem* files, const Place& place);
Result<int> remove_name(Vm& vm, FileSystem* files, const Place& place);
Result<int> move_name(Vm& vm, FileSystem* files, const Place& from, const Place& to);
// The number of folders above it.
Result<uint32_t> depth_of(Vm& vm, const FileSystem* files, const FileNode* folder);
void touch(Vm& vm, FileNode* node);        // the content changed
void note_change(Vm& vm, FileNode* node);  // the node itself changed

// --- contents (content.cpp)
Result<int> set_size(Vm& vm, FileSystem* files, FileNode* node, int64_t size);
// At most `count` bytes from the position; what is there may be less.
BytesView content_at(const FileNode* node, int64_t position, uint64_t count);
// `bytes` may be moved by nothing that this calls, but may be the content itself.
Result<int> write_content(Vm& vm, FileSystem* files, FileNode* node, int64_t position,
                          BytesView bytes);
void note_read(Vm& vm, FileNode* node);

// --- mounts (mounts.cpp). What is in them comes from the host, when it is asked for.
// Makes an empty folder a mount point: EBUSY, ENOTEMPTY.
int mount_at(FileNode* folder, uint32_t mount);
// The path below the mount point of what the folder has under `name`, or of the folder itself.
Result<Bytes*> path_in_mount(Vm& vm, const FileNode* folder, const Str* name);
// Ask the host, if this node needs it.
Result<int> read_folder(Vm& vm, FileSystem* files, FileNode* folder);
Result<int> read_file(Vm& vm, FileSystem* files, const Place& place);
// Called when nothing has the file open any more. The next opening asks again.
void forget_content(FileSystem* files, FileNode* file);

// --- open files (descriptors.cpp)
struct Opened {
  int error = 0;
  int descriptor = -1;
};
Result<Opened> open_path(Vm& vm, FileSystem* files, BytesView path, uint32_t flags, uint32_t mode);
// Null: there is no such descriptor (EBADF).
OpenFile* open_file(Vm& vm, FileSystem* files, int64_t descriptor);
// `least`: the smallest number that it may get.
Result<Opened> add_descriptor(Vm& vm, FileSystem* files, OpenFile* file, uint32_t least);
Result<int> set_descriptor(Vm& vm, FileSystem* files, OpenFile* file, int64_t descriptor);
int close_descriptor(Vm& vm, FileSystem* files, int64_t descriptor);
// Forgets the content of a node that has neither names nor openings.
void release_node(FileSystem* files, FileNode* node);

}  // namespace hognose
