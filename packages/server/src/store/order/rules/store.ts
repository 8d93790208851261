import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, type Database, statement } from '../../../platform/database/index.ts';
import { projectFolder } from '../../../platform/project-folder.ts';

/** A rule of the store that does not hold. */
export interface BrokenRule {
  readonly rule: number;
  readonly website_id: string;
  readonly subject: string;
  readonly detail: string;
}

/** Asks the database whether every rule of the store holds; no rows is the only good answer. */
export async function brokenRules(connection: Connection): Promise<BrokenRule[]> {
  return await connection.run(statement<BrokenRule>('store-invariants', await invariants()), []);
}

/** A file of its own, so that it can be run by hand; it lies beside the source as themes lie beside the program. */
async function invariants(): Promise<string> {
  const folder = join(projectFolder, 'packages', 'server', 'src', 'store', 'order', 'rules');
  return await readFile(join(folder, 'invariants.sql'), 'utf8');
}

const snapshot = statement('rules-snapshot', 'set transaction isolation level repeatable read, read only');

// One core at most and not for ever: the shop goes on selling meanwhile, and a snapshot kept for hours would keep the database
// from tidying up.
const modestly = statement(
  'rules-modestly',
  `select set_config('max_parallel_workers_per_gather', '0', true), set_config('statement_timeout', '600000', true)`,
);

/** The same question of a shop that is open: all rules are asked of one moment, and nothing can be written by mistake. */
export async function brokenRulesNow(database: Database): Promise<BrokenRule[]> {
  return await database.transaction(async (connection) => {
    await connection.run(snapshot, []);
    await connection.run(modestly, []);
    return await brokenRules(connection);
  });
}
