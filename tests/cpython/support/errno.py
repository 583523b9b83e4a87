# errno for CPython's own tests: the numbers that they mention.
EPERM, ENOENT, ESRCH, EINTR, EIO, ECHILD, EAGAIN, EACCES, EEXIST = 1, 2, 3, 4, 5, 10, 11, 13, 17
ENOTDIR, EISDIR, EINVAL, ENOSPC, EPIPE, EALREADY, EINPROGRESS = 20, 21, 22, 28, 32, 114, 115
EWOULDBLOCK, ECONNABORTED, ECONNRESET, ECONNREFUSED, ETIMEDOUT, ESHUTDOWN = 11, 103, 104, 111, 110, 108
ENOMEM, EBADF, ERANGE, ELOOP, ENOTEMPTY = 12, 9, 34, 40, 39
errorcode = {number: name for name, number in list(globals().items()) if name[0] == "E"}
