/* A disk that fails when it is told to, for tests only: LD_PRELOAD puts it before the C library.
 *
 * TOUCHMOVE_FAULT says what happens at a call that writes or syncs a file whose path contains TOUCHMOVE_FAULT_PATH:
 *   eio, enospc     the call number TOUCHMOVE_FAULT_AT, counted from 1, fails so; the others do what they do
 *   short           that call writes one byte only
 *   before, after   the process is killed before, or right after, that call
 *   full            every call fails with ENOSPC while the file TOUCHMOVE_FAULT_FLAG is there
 * TOUCHMOVE_FAULT_CALL is `write`, `sync` or `send`; without it writes and syncs both count.
 * TOUCHMOVE_FAULT_MET is a file that is made when it happens: whoever survives it may not have noticed.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_long calls;

enum fate { GOES, FAILS, SHORT, THEN_DIES };

static const char *setting(const char *name) {
    const char *value = getenv(name);
    return value ? value : "";
}

static int concerns(int file, const char *call) {
    char link[64], path[4096];
    const char *wanted = setting("TOUCHMOVE_FAULT_CALL");
    if (*wanted ? strcmp(wanted, call) != 0 : strcmp(call, "send") == 0) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strstr(path, setting("TOUCHMOVE_FAULT_PATH")) != NULL;
}

static void die(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

static void tell(void) {
    int file = open(setting("TOUCHMOVE_FAULT_MET"), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    if (file >= 0) close(file);
}

static enum fate fate(int file, const char *call) {
    int before = errno;
    const char *fault = setting("TOUCHMOVE_FAULT");
    enum fate found = GOES;
    if (*fault && concerns(file, call)) {
        if (strcmp(fault, "full") == 0) {
            if (strcmp(call, "sync") != 0 && access(setting("TOUCHMOVE_FAULT_FLAG"), F_OK) == 0) {
                errno = ENOSPC;
                return FAILS;
            }
        } else if (atomic_fetch_add(&calls, 1) + 1 == atol(setting("TOUCHMOVE_FAULT_AT"))) {
            tell();
            if (strcmp(fault, "before") == 0) die();
            if (strcmp(fault, "after") == 0) found = THEN_DIES;
            if (strcmp(fault, "short") == 0) found = strcmp(call, "sync") == 0 ? GOES : SHORT;
            if (strcmp(fault, "eio") == 0 || strcmp(fault, "enospc") == 0) {
                errno = strcmp(fault, "eio") == 0 ? EIO : ENOSPC;
                return FAILS;
            }
        }
    }
    errno = before;
    return found;
}

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

#define DONE(type, happens, whole, part) \
    switch (happens) { \
    case FAILS: return -1; \
    case SHORT: return part; \
    case THEN_DIES: whole; die(); return -1; \
    case GOES: break; \
    } \
    return whole

ssize_t write(int file, const void *bytes, size_t length) {
    REAL(ssize_t, "write", int, const void *, size_t);
    DONE(ssize_t, fate(file, "write"), real(file, bytes, length), real(file, bytes, length ? 1 : 0));
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t at) {
    REAL(ssize_t, "pwrite", int, const void *, size_t, off_t);
    DONE(ssize_t, fate(file, "write"), real(file, bytes, length, at), real(file, bytes, length ? 1 : 0, at));
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t at) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    DONE(ssize_t, fate(file, "write"), real(file, bytes, length, at), real(file, bytes, length ? 1 : 0, at));
}

int fsync(int file) {
    REAL(int, "fsync", int);
    DONE(int, fate(file, "sync"), real(file), real(file));
}

int fdatasync(int file) {
    REAL(int, "fdatasync", int);
    DONE(int, fate(file, "sync"), real(file), real(file));
}

int ftruncate64(int file, off64_t length) {
    REAL(int, "ftruncate64", int, off64_t);
    DONE(int, fate(file, "write"), real(file, length), real(file, length));
}

int ftruncate(int file, off_t length) {
    REAL(int, "ftruncate", int, off_t);
    DONE(int, fate(file, "write"), real(file, length), real(file, length));
}

int fallocate64(int file, int mode, off64_t at, off64_t length) {
    REAL(int, "fallocate64", int, int, off64_t, off64_t);
    DONE(int, fate(file, "write"), real(file, mode, at, length), real(file, mode, at, length));
}

ssize_t send(int line, const void *bytes, size_t length, int flags) {
    REAL(ssize_t, "send", int, const void *, size_t, int);
    DONE(ssize_t, fate(line, "send"), real(line, bytes, length, flags), real(line, bytes, length ? 1 : 0, flags));
}

ssize_t writev(int file, const struct iovec *parts, int count) {
    REAL(ssize_t, "writev", int, const struct iovec *, int);
    DONE(ssize_t, fate(file, "send"), real(file, parts, count), real(file, parts, count));
}
