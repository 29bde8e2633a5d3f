/* A disk that fails when it is told to, for tests only: LD_PRELOAD puts it before the C library.
 *
 * TOUCHMOVE_FAULT says what happens at a call that writes or syncs a file whose path contains TOUCHMOVE_FAULT_PATH:
 *   eio, enospc     the call number TOUCHMOVE_FAULT_AT, counted from 1, fails so; the others do what they do
 *   short           that call writes one byte only
 *   before, after   the process is killed before, or right after, that call
 *   power           at that call the power fails: of what was written and not synced, every sector of 512 bytes may be lost by
 *                   itself, and so may the growth of a file; TOUCHMOVE_FAULT_SEED says which
 *   lies            the same on a disk that syncs nothing, whatever it says
 *   full            every call fails with ENOSPC while the file TOUCHMOVE_FAULT_FLAG is there
 * TOUCHMOVE_FAULT_CALL is `write`, `sync` or `send`; without it writes and syncs both count.
 * TOUCHMOVE_FAULT_MET is a file that is made when it happens: anyone who survives it may not have noticed. Of a power cut it
 * tells how many sectors were lost.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
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

/* What was written and not synced: the bytes before it, sector by sector, and how long the file was. */
enum { SECTOR = 512 };
struct unsynced {
    struct unsynced *before;
    ino_t inode;
    char path[512];
    off_t at, size;
    size_t length;
    char *bytes;
};
static struct unsynced *unsynced;
static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;

static int loses_unsynced(void) {
    const char *fault = setting("TOUCHMOVE_FAULT");
    return strcmp(fault, "power") == 0 || strcmp(fault, "lies") == 0;
}

/* Keeps what a write is about to replace, in whole sectors. */
static void keep(int file, off_t at, size_t length) {
    struct stat told;
    char link[64];
    if (!loses_unsynced() || !concerns(file, "write") || fstat(file, &told) != 0) return;
    struct unsynced *kept = calloc(1, sizeof *kept);
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    if (readlink(link, kept->path, sizeof kept->path - 1) < 0) return;
    kept->inode = told.st_ino;
    kept->at = at / SECTOR * SECTOR;
    kept->length = (at + length - kept->at + SECTOR - 1) / SECTOR * SECTOR;
    kept->size = told.st_size;
    kept->bytes = calloc(1, kept->length + 1);
    int own = open(kept->path, O_RDONLY | O_CLOEXEC);
    if (own >= 0) {
        /* Beyond the end of the file there was nothing. */
        if (pread(own, kept->bytes, kept->length, kept->at) < 0) kept->length = 0;
        close(own);
    }
    pthread_mutex_lock(&one);
    kept->before = unsynced;
    unsynced = kept;
    pthread_mutex_unlock(&one);
}

/* A file is on disk. */
static void synced(int file) {
    struct stat told;
    if (strcmp(setting("TOUCHMOVE_FAULT"), "power") != 0 || fstat(file, &told) != 0) return;
    pthread_mutex_lock(&one);
    for (struct unsynced **place = &unsynced; *place;) {
        struct unsynced *kept = *place;
        if (kept->inode == told.st_ino) {
            *place = kept->before;
            free(kept->bytes);
            free(kept);
        } else {
            place = &kept->before;
        }
    }
    pthread_mutex_unlock(&one);
}

static uint64_t drawn(void) {
    static uint64_t state;
    if (!state) state = strtoull(setting("TOUCHMOVE_FAULT_SEED"), NULL, 10) * 2 + 1;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state >> 11;
}

/* Whether a later write of the same sector has reached the disk: then no earlier one can show. */
static int stays(const struct unsynced *until, const struct unsynced *lost, off_t sector, const char *fates) {
    size_t place = 0;
    for (const struct unsynced *later = unsynced; later != until; later = later->before) {
        for (size_t offset = 0; offset < later->length; offset += SECTOR, place++) {
            if (later->inode == lost->inode && later->at + (off_t)offset == sector && fates[place]) return 1;
        }
    }
    return 0;
}

/* The power fails. Called with nobody left who writes. */
static void fail_power(void) {
    pthread_mutex_lock(&one);
    size_t sectors = 0, place = 0, lost = 0;
    for (struct unsynced *kept = unsynced; kept; kept = kept->before) sectors += kept->length / SECTOR;
    char *fates = calloc(1, sectors + 1);
    for (struct unsynced *kept = unsynced; kept; kept = kept->before) {
        int file = open(kept->path, O_WRONLY | O_CLOEXEC);
        static ssize_t (*real)(int, const void *, size_t, off_t);
        if (!real) real = (ssize_t (*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, "pwrite");
        static int (*cut)(int, off_t);
        if (!cut) cut = (int (*)(int, off_t))dlsym(RTLD_NEXT, "ftruncate");
        for (size_t offset = 0; offset < kept->length; offset += SECTOR, place++) {
            off_t sector = kept->at + (off_t)offset;
            fates[place] = drawn() % 2;
            if (fates[place] || file < 0 || stays(kept, kept, sector, fates)) continue;
            /* What had not been there reads as nothing. */
            if (real(file, kept->bytes + offset, SECTOR, sector) < 0) break;
            lost++;
        }
        struct stat told;
        if (file >= 0 && fstat(file, &told) == 0 && told.st_size > kept->size && drawn() % 4 == 0) {
            (void)!cut(file, kept->size);
        }
        if (file >= 0) close(file);
    }
    int told = open(setting("TOUCHMOVE_FAULT_MET"), O_WRONLY | O_CLOEXEC);
    if (told >= 0) dprintf(told, "%zu", lost);
    die();
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
            if (loses_unsynced()) fail_power();
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

static off_t place_of(int file) {
    struct stat told;
    if (fcntl(file, F_GETFL) & O_APPEND && fstat(file, &told) == 0) return told.st_size;
    off_t at = lseek(file, 0, SEEK_CUR);
    return at < 0 ? 0 : at;
}

ssize_t write(int file, const void *bytes, size_t length) {
    REAL(ssize_t, "write", int, const void *, size_t);
    if (loses_unsynced()) keep(file, place_of(file), length);
    DONE(ssize_t, fate(file, "write"), real(file, bytes, length), real(file, bytes, length ? 1 : 0));
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t at) {
    REAL(ssize_t, "pwrite", int, const void *, size_t, off_t);
    keep(file, at, length);
    DONE(ssize_t, fate(file, "write"), real(file, bytes, length, at), real(file, bytes, length ? 1 : 0, at));
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t at) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    keep(file, at, length);
    DONE(ssize_t, fate(file, "write"), real(file, bytes, length, at), real(file, bytes, length ? 1 : 0, at));
}

static int on_disk(int file, int outcome) {
    if (outcome == 0) synced(file);
    return outcome;
}

int fsync(int file) {
    REAL(int, "fsync", int);
    DONE(int, fate(file, "sync"), on_disk(file, real(file)), real(file));
}

int fdatasync(int file) {
    REAL(int, "fdatasync", int);
    DONE(int, fate(file, "sync"), on_disk(file, real(file)), real(file));
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
