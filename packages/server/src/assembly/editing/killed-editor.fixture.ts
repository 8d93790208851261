// Changes one document of every kind again and again and prints each acknowledged step, until it dies.
import { rights } from '@awning/site-model';
import { systemClock } from '../../platform/clock.ts';
import { type Connection, type DatabaseAddress, openDatabase } from '../../platform/database/index.ts';
import * as editing from '../../platform/editing/editing.ts';
import type { EditContext, EditOutcome } from '../../platform/editing/index.ts';
import { silentLog } from '../../platform/log.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { bodiesAmong, type Surroundings } from './bodies.fixture.ts';
import { firstVersion, type Step, stepAt } from './killed-script.fixture.ts';

export interface Orders {
  readonly address: DatabaseAddress;
  readonly websiteId: string;
  readonly surroundings: Surroundings;
  /** The document of each kind. */
  readonly ids: Readonly<Record<string, string>>;
  readonly start: number;
  /** The step in which it dies: after so many writing statements, or when the step is committed and not yet acknowledged. */
  readonly end: { readonly place: number; readonly writes: number | 'all' };
}

const { address, websiteId, surroundings, ids, start, end } = JSON.parse(process.argv[2] ?? '') as Orders;
const database = openDatabase({ address, log: silentLog });
const website = await readWebsiteById(database, websiteId, silentLog);
if (!website) throw new Error('The website is gone');
const author = { name: 'Ada', rights: new Set(rights) };
const bodies = bodiesAmong(surroundings);

for (let place = start; ; place += 1) {
  const step = stepAt(place);
  const isLast = place === end.place;
  const outcome = await database.transaction((connection) =>
    act({ connection: isLast ? dying(connection) : connection, website, clock: systemClock, author }, step),
  );
  if (!outcome.ok) throw new Error(`${step.kind.kind} ${step.what}: ${JSON.stringify(outcome.refusal)}`);
  if (isLast && end.writes === 'all') die();
  process.stdout.write(`${place}\n`);
}

function dying(connection: Connection): Connection {
  let writes = 0;
  return {
    kysely: connection.kysely,
    notify: (channel, payload) => connection.notify(channel, payload),
    run: async (statement, values) => {
      const rows = await connection.run(statement, values);
      if (/^\s*(insert|update|delete)/.test(statement.text)) writes += 1;
      if (writes === end.writes) die();
      return rows;
    },
  };
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

async function act(context: EditContext, { kind, what, number }: Step): Promise<EditOutcome> {
  const id = ids[kind.kind]!;
  if (what === 'recover') return await editing.recoverDocument(context, kind, id);
  const version = (await editing.readDocument(context, kind, id))?.version ?? 0;
  if (what === 'publish') return await editing.publishDocument(context, kind, id, version);
  if (what === 'restore') return await editing.restoreVersion(context, kind, id, { version, no: firstVersion(kind) });
  if (what === 'trash') return await editing.trashDocument(context, kind, id, version);
  return await editing.saveDocument(context, kind, id, { version, body: bodies[kind.kind]!('KILLED', number) });
}
