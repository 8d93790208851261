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

/** Returns the broken rules of the store; none if all is well. */
export async function selectBrokenRules(connection: Connection): Promise<BrokenRule[]> {
  return await connection.run(statement<BrokenRule>('store-invariants', await invariants()), []);
}

/** A separate file, so that it can be run by hand; it is shipped beside the program like the themes. */
async function invariants(): Promise<string> {
  const folder = join(projectFolder, 'packages', 'server', 'src', 'store', 'order', 'rules');
  return await readFile(join(folder, 'invariants.sql'), 'utf8');
}

// One core at most, with a timeout: the shop keeps selling meanwhile, and a snapshot kept for hours would block vacuum.
const limitResources = statement(
  'rules-modestly',
  `select set_config('max_parallel_workers_per_gather', '0', true), set_config('statement_timeout', '600000', true)`,
);

/** The same check for a running shop: all rules are checked on one snapshot, and nothing can be written by mistake. */
export async function selectBrokenRulesNow(database: Database): Promise<BrokenRule[]> {
  return await database.snapshot(async (connection) => {
    await connection.run(limitResources, []);
    return await selectBrokenRules(connection);
  });
}
