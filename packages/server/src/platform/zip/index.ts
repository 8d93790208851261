export { type ArchiveFault, type ArchiveLimits, type ListedArchive, listArchive } from './list-archive.ts';
export { type ArchiveEntry, DamagedEntryError, readEntry } from './read-entry.ts';
export { type ArchiveSource, openArchive } from './source.ts';
