# There is no way to a process.
# option: --enable files --allow-import sys
# expect-strict: contained
# expect-standard: contained
import os
reached = [name for name in ("system", "fork", "forkpty", "kill", "killpg", "posix_spawn", "spawnv", "wait", "waitpid",
                             "ptrace", "setuid", "chroot", "mount", "mknod", "mkfifo", "pipe", "memfd_create",
                             "sendfile", "getenvb_of_host", "_exit", "abort") if hasattr(os, name)]
for name in ("execl", "execle", "execlp", "execv", "execve", "execvp", "popen"):
    try:
        getattr(os, name)("/bin/sh", "sh")
        reached.append(name)
    except (OSError, ImportError, AttributeError, TypeError, ValueError):
        pass
print("ESCAPED" if reached else "contained", *reached)
