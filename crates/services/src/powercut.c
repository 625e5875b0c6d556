/* A disk that loses power, for a process that is started with this library preloaded.
 *
 * Everything written to files below POWERCUT_FOLDER is noted in the file POWERCUT_JOURNAL before it is done: what was there and what
 * comes there. When a file is synced, a note says so. After the process was killed, whoever reads the journal can undo all that was
 * never synced (`cut.rs`). Names are treated alike: a file that was made, removed or renamed is so for certain only when its folder is
 * synced.
 *
 * While the file POWERCUT_FULL is there, the disk is full: nothing can be written below the folder.
 *
 * Nothing really waits for the disk here; a sync takes POWERCUT_SYNC_MICROS, so that a process can be killed in the middle of one.
 * Not seen: writing through mmap, copy_file_range, sendfile, and what the C library writes for itself (fwrite). Files that end in "-shm" are left alone (SQLite maps them and makes them
 * anew).
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2, MAKE = 3, REMOVE = 4, RENAME = 5, SYNC_FOLDER = 6 };

/* As `cut.rs` reads it. A note is this, then path, other path, old bytes, new bytes. */
struct note {
    uint32_t mark, kind;
    uint64_t inode, offset, old_size, path_len, other_len, old_len, new_len;
};
#define MARK 0x50435554u

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char folder[PATH_MAX], journal_path[PATH_MAX], full_path[PATH_MAX];
static int journal = -1;
static long sync_micros;
static unsigned long saved;

/* The system calls themselves: the names of the C library are ours. */
static ssize_t raw_write(int fd, const void *bytes, size_t len) { return syscall(SYS_write, fd, bytes, len); }
static ssize_t raw_pread(int fd, void *bytes, size_t len, off_t at) { return syscall(SYS_pread64, fd, bytes, len, at); }

__attribute__((constructor)) static void begin(void) {
    const char *where = getenv("POWERCUT_FOLDER"), *to = getenv("POWERCUT_JOURNAL"), *micros = getenv("POWERCUT_SYNC_MICROS");
    if (!where || !to || !realpath(where, folder)) return;
    snprintf(journal_path, sizeof journal_path, "%s", to);
    sync_micros = micros ? atol(micros) : 0;
    const char *full = getenv("POWERCUT_FULL");
    snprintf(full_path, sizeof full_path, "%s", full ? full : "");
    journal = (int)syscall(SYS_openat, AT_FDCWD, journal_path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void must(int fine, const char *what) {
    if (fine) return;
    dprintf(2, "powercut: %s: %s\n", what, strerror(errno));
    abort();
}

static int below(const char *path) {
    size_t len = strlen(folder), all = strlen(path);
    if (journal < 0 || len == 0 || strncmp(path, folder, len) != 0 || (path[len] != '/' && path[len] != 0)) return 0;
    return !(all > 4 && strcmp(path + all - 4, "-shm") == 0);
}

/* The name of an open file, if it lies below the folder. */
static int name_of(int fd, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t len = readlink(link, path, PATH_MAX - 1);
    if (len <= 0) return 0;
    path[len] = 0;
    return below(path);
}

/* The full name of something that need not be there yet. */
static int full_name(int at, const char *path, char *full) {
    char parent[PATH_MAX], copy[PATH_MAX];
    if (path[0] == '/' || at == AT_FDCWD) {
        snprintf(copy, sizeof copy, "%s", path);
    } else {
        char base[PATH_MAX], link[64];
        snprintf(link, sizeof link, "/proc/self/fd/%d", at);
        ssize_t len = readlink(link, base, sizeof base - 1);
        if (len <= 0) return 0;
        base[len] = 0;
        if (snprintf(copy, sizeof copy, "%s/%s", base, path) >= (int)sizeof copy) return 0;
    }
    char *slash = strrchr(copy, '/');
    const char *last = slash ? slash + 1 : copy;
    if (slash) *slash = 0;
    if (!realpath(slash ? (copy[0] ? copy : "/") : ".", parent)) return 0;
    if (snprintf(full, PATH_MAX, "%s/%s", parent, last) >= PATH_MAX) return 0;
    return below(full);
}

static void put(const void *bytes, size_t len) {
    const char *from = bytes;
    while (len > 0) {
        ssize_t done = raw_write(journal, from, len);
        must(done > 0, "the journal");
        from += done;
        len -= (size_t)done;
    }
}

static void note(struct note n, const char *path, const char *other, const void *old, const void *new) {
    n.mark = MARK;
    n.path_len = path ? strlen(path) : 0;
    n.other_len = other ? strlen(other) : 0;
    put(&n, sizeof n);
    if (path) put(path, n.path_len);
    if (other) put(other, n.other_len);
    if (old) put(old, n.old_len);
    if (new) put(new, n.new_len);
}

/* Notes that bytes from `offset` on are about to change, or, without `new`, that the file will have the size `offset`. */
static void note_change(int fd, const char *path, off_t offset, const struct iovec *new, int count) {
    struct stat about;
    must(fstat(fd, &about) == 0, "fstat");
    if (!S_ISREG(about.st_mode)) return;
    size_t len = 0;
    for (int i = 0; i < count; i++) len += new[i].iov_len;
    off_t end = new ? offset + (off_t)len : (about.st_size > offset ? about.st_size : offset);
    size_t old_len = offset < about.st_size ? (size_t)((end < about.st_size ? end : about.st_size) - offset) : 0;
    char *old = malloc(old_len + 1), *fresh = malloc(len + 1);
    must(old && fresh, "memory");
    /* The file may be open for writing only. */
    int reading = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
    must(reading >= 0, path);
    for (size_t got = 0; got < old_len;) {
        ssize_t done = raw_pread(reading, old + got, old_len - got, offset + (off_t)got);
        must(done > 0, "reading what was there");
        got += (size_t)done;
    }
    syscall(SYS_close, reading);
    size_t at = 0;
    for (int i = 0; i < count; i++) {
        memcpy(fresh + at, new[i].iov_base, new[i].iov_len);
        at += new[i].iov_len;
    }
    struct note n = {.kind = WRITE, .inode = about.st_ino, .offset = (uint64_t)offset, .old_size = (uint64_t)about.st_size};
    n.old_len = old_len;
    n.new_len = new ? len : UINT64_MAX;
    n.mark = MARK;
    n.path_len = strlen(path);
    put(&n, sizeof n);
    put(path, n.path_len);
    put(old, old_len);
    if (new) put(fresh, len);
    free(old);
    free(fresh);
}

static ssize_t write_at(int fd, const struct iovec *parts, int count, off_t offset, int here) {
    char path[PATH_MAX];
    if (journal < 0 || fd == journal || !name_of(fd, path))
        return here ? syscall(SYS_writev, fd, parts, count) : syscall(SYS_pwritev, fd, parts, count, offset, 0);
    if (full_path[0] && access(full_path, F_OK) == 0) {
        errno = ENOSPC;
        return -1;
    }
    pthread_mutex_lock(&lock);
    off_t at = offset;
    if (here) at = (fcntl(fd, F_GETFL) & O_APPEND) ? lseek(fd, 0, SEEK_END) : lseek(fd, 0, SEEK_CUR);
    note_change(fd, path, at, parts, count);
    ssize_t done = here ? syscall(SYS_writev, fd, parts, count) : syscall(SYS_pwritev, fd, parts, count, offset, 0);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t write(int fd, const void *bytes, size_t len) {
    struct iovec part = {(void *)bytes, len};
    return write_at(fd, &part, 1, 0, 1);
}
ssize_t writev(int fd, const struct iovec *parts, int count) { return write_at(fd, parts, count, 0, 1); }
ssize_t pwrite(int fd, const void *bytes, size_t len, off_t offset) {
    struct iovec part = {(void *)bytes, len};
    return write_at(fd, &part, 1, offset, 0);
}
ssize_t pwrite64(int fd, const void *bytes, size_t len, off64_t offset) { return pwrite(fd, bytes, len, offset); }
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) { return write_at(fd, parts, count, offset, 0); }
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t offset) { return write_at(fd, parts, count, offset, 0); }

int ftruncate(int fd, off_t size) {
    char path[PATH_MAX];
    if (journal < 0 || !name_of(fd, path)) return (int)syscall(SYS_ftruncate, fd, size);
    pthread_mutex_lock(&lock);
    note_change(fd, path, size, NULL, 0);
    int done = (int)syscall(SYS_ftruncate, fd, size);
    pthread_mutex_unlock(&lock);
    return done;
}
int ftruncate64(int fd, off64_t size) { return ftruncate(fd, size); }

static int synced(int fd) {
    char path[PATH_MAX];
    struct stat about;
    if (journal < 0 || !name_of(fd, path)) return 0;
    if (fstat(fd, &about) != 0) return -1;
    pthread_mutex_lock(&lock);
    /* Nobody writes meanwhile; and who is killed here has synced nothing. */
    if (sync_micros > 0) usleep((useconds_t)sync_micros);
    struct note n = {.kind = S_ISDIR(about.st_mode) ? SYNC_FOLDER : SYNC, .inode = about.st_ino};
    note(n, path, NULL, NULL, NULL);
    pthread_mutex_unlock(&lock);
    return 0;
}
int fsync(int fd) { return synced(fd); }
int fdatasync(int fd) { return synced(fd); }

static int open_at(int at, const char *path, int flags, mode_t mode) {
    char full[PATH_MAX];
    if (journal < 0 || !(flags & (O_CREAT | O_TRUNC)) || !full_name(at, path, full))
        return (int)syscall(SYS_openat, at, path, flags, mode);
    pthread_mutex_lock(&lock);
    struct stat about;
    int there = stat(full, &about) == 0;
    if (there && (flags & O_TRUNC) && S_ISREG(about.st_mode)) {
        int before = (int)syscall(SYS_openat, AT_FDCWD, full, O_RDONLY | O_CLOEXEC);
        if (before >= 0) {
            note_change(before, full, 0, NULL, 0);
            syscall(SYS_close, before);
        }
    } else if (!there && (flags & O_CREAT)) {
        /* Before it is there: a name too many in the journal is harmless. */
        struct note n = {.kind = MAKE};
        note(n, full, NULL, NULL, NULL);
    }
    int fd = (int)syscall(SYS_openat, at, path, flags, mode);
    int error = errno;
    pthread_mutex_unlock(&lock);
    errno = error;
    return fd;
}

#define MODE(flags)                                \
    mode_t mode = 0;                               \
    if ((flags) & (O_CREAT | __O_TMPFILE)) {       \
        va_list more;                              \
        va_start(more, flags);                     \
        mode = va_arg(more, mode_t);               \
        va_end(more);                              \
    }

int open(const char *path, int flags, ...) { MODE(flags) return open_at(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return open_at(AT_FDCWD, path, flags, mode); }
int openat(int at, const char *path, int flags, ...) { MODE(flags) return open_at(at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE(flags) return open_at(at, path, flags, mode); }
/* What a compiler makes of the above when it checks for overflows. */
int __open_2(const char *path, int flags) { return open_at(AT_FDCWD, path, flags, 0); }
int __open64_2(const char *path, int flags) { return open_at(AT_FDCWD, path, flags, 0); }
int __openat_2(int at, const char *path, int flags) { return open_at(at, path, flags, 0); }
int __openat64_2(int at, const char *path, int flags) { return open_at(at, path, flags, 0); }
int creat(const char *path, mode_t mode) { return open_at(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }
int creat64(const char *path, mode_t mode) { return creat(path, mode); }

/* Keeps what a name stands for under another name beside the journal, so that it can come back. */
static int keep(const char *full, char *kept) {
    if (snprintf(kept, PATH_MAX, "%s.kept.%d.%lu", journal_path, (int)getpid(), saved++) >= PATH_MAX) return 0;
    return syscall(SYS_linkat, AT_FDCWD, full, AT_FDCWD, kept, 0) == 0;
}

static int remove_at(int at, const char *path, int flags) {
    char full[PATH_MAX], kept[PATH_MAX];
    if (journal < 0 || (flags & AT_REMOVEDIR) || !full_name(at, path, full)) return (int)syscall(SYS_unlinkat, at, path, flags);
    pthread_mutex_lock(&lock);
    if (keep(full, kept)) {
        struct note n = {.kind = REMOVE};
        note(n, full, kept, NULL, NULL);
    }
    int done = (int)syscall(SYS_unlinkat, at, path, flags);
    int error = errno;
    pthread_mutex_unlock(&lock);
    errno = error;
    return done;
}
int unlink(const char *path) { return remove_at(AT_FDCWD, path, 0); }
int unlinkat(int at, const char *path, int flags) { return remove_at(at, path, flags); }

int renameat2(int from_at, const char *from, int to_at, const char *to, unsigned flags) {
    char full_from[PATH_MAX], full_to[PATH_MAX], kept[PATH_MAX];
    if (journal < 0 || !full_name(from_at, from, full_from) || !full_name(to_at, to, full_to))
        return (int)syscall(SYS_renameat2, from_at, from, to_at, to, flags);
    must(!(flags & RENAME_EXCHANGE), "names that are exchanged cannot be watched");
    pthread_mutex_lock(&lock);
    /* With this flag nothing is replaced. */
    if (!(flags & RENAME_NOREPLACE) && keep(full_to, kept)) {
        struct note n = {.kind = REMOVE};
        note(n, full_to, kept, NULL, NULL);
    }
    struct stat about;
    if (lstat(full_from, &about) == 0) {
        /* Which file it is tells later whether it was done. */
        struct note n = {.kind = RENAME, .inode = about.st_ino};
        note(n, full_from, full_to, NULL, NULL);
    }
    int done = (int)syscall(SYS_renameat2, from_at, from, to_at, to, flags);
    int error = errno;
    pthread_mutex_unlock(&lock);
    errno = error;
    return done;
}
int renameat(int from_at, const char *from, int to_at, const char *to) { return renameat2(from_at, from, to_at, to, 0); }
int rename(const char *from, const char *to) { return renameat2(AT_FDCWD, from, AT_FDCWD, to, 0); }
