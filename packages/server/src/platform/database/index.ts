export { type AuditEntry, auditedBy, auditStates, writeAudit } from './audit.ts';
export {
  type Connection,
  type Database,
  isConflict,
  isDuplicate,
  isMissingReference,
  isUnreachable,
  type Statement,
  statement,
} from './connection.ts';
export { firstIdAt, newId } from './ids.ts';
export { type LastingClient, openLastingClient } from './lasting-client.ts';
export { appliedMigrations, migrate, migrateQueue, migrateWithin } from './migrate.ts';
export { migrations } from './migrations/index.ts';
export { openDatabase } from './open-database.ts';
export { createClient, createPool, type DatabaseAddress } from './pool.ts';
export { jobState, refreshOwnStatistics, refreshStatistics } from './store.ts';
export type { Tables } from './tables.ts';
export { beginningsQuery, begunWord, wordsOf } from './words.ts';
