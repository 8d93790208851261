import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, statement } from '../database/index.ts';
import { projectFolder } from '../project-folder.ts';

/** A rule of the store that does not hold. */
export interface BrokenRule {
  readonly rule: number;
  readonly website_id: string;
  readonly subject: string;
  readonly detail: string;
}

/** Asks the database whether every rule of the store holds; no rows is the only good answer. */
export async function brokenRules(connection: Connection): Promise<BrokenRule[]> {
  const text = await readFile(join(projectFolder, 'packages', 'server', 'src', 'order', 'invariants.sql'), 'utf8');
  return await connection.run(statement<BrokenRule>('store-invariants', text), []);
}
