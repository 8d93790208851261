import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Migration } from 'kysely';
import { type Client, DatabaseError } from 'pg';
import {
  appliedMigrations,
  type DatabaseAddress,
  migrateQueue,
  migrateWithin,
  migrations as ownMigrations,
  refreshStatistics,
} from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log.ts';
import { readArchive } from './archive.ts';
import { type Arrival, type ImportMoment, openArrival, settleArrivals } from './arrival.ts';
import { withConnection } from './connect.ts';
import { type FilePlace, filesOf, intoBucket, listFiles } from './files.ts';
import { load } from './load.ts';
import { transferMessages } from './messages.ts';
import { outcomeOf, type Progress, type TransferOutcome, TransferRefusal } from './outcome.ts';
import {
  beginImport,
  commitImport,
  deleteJobs,
  deleteRows,
  dropSchema,
  holdImportLock,
  isCommitted,
  isEmpty,
  isInUse,
  selectTables,
  selectTransactionId,
  undoImport,
} from './store.ts';

export interface ImportOptions extends FilePlace {
  readonly address: DatabaseAddress;
  readonly file: string;
  /** Deletes existing data; without it only an empty installation is filled. */
  readonly replace?: boolean;
  /** The setting SECRET, if set: then the data folder's own secret is not used. */
  readonly givenSecrets?: readonly string[] | undefined;
  readonly progress?: Progress;
  /** Called before each step after which a kill leaves something to settle; for tests that kill there. */
  readonly reached?: (moment: ImportMoment) => void;
  /** Other migrations than this version's, for tests of older exports. */
  readonly migrations?: Readonly<Record<string, Migration>>;
}

/**
 * Fills the installation from an export of this version or an older one. The file is read to its end before anything is
 * changed, and everything then happens in one transaction.
 */
export function importFrom(options: ImportOptions): Promise<TransferOutcome> {
  return outcomeOf(async () => {
    const { address, dataFolder, file, migrations = ownMigrations, progress = () => undefined } = options;
    const read = await progressOver(file, progress);
    const archived = await checkedMigrations(file, migrations, read('checking'));
    await migrateQueue({ address, log: silentLog });
    return withConnection(address, async (client) => {
      const settle = () => settleArrivals(dataFolder, (name) => isCommitted(client, name), options.reached);
      await refuseInUse(client);
      await holdImportLock(client);
      // The remains of a killed import.
      await settle();
      const note = await replaceAll(client, options, archived, read('loading')).catch(async (error: unknown) => {
        await undoImport(client);
        // Without a response to the commit, the next start finds out its result.
        await settle().catch(() => undefined);
        throw refusalFor(error, file);
      });
      await settle();
      await refreshStatistics(client);
      return note;
    });
  });
}

/** The file is read twice, which is the total of the progress. */
async function progressOver(file: string, progress: Progress) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  let done = 0;
  return (what: string) => (bytes: number) => {
    done += bytes;
    progress(Math.min(done, 2 * size), 2 * size, what);
  };
}

async function checkedMigrations(
  file: string,
  migrations: Readonly<Record<string, Migration>>,
  read: (bytes: number) => void,
): Promise<readonly string[]> {
  let archived: readonly string[] | undefined;
  for await (const { description } of readArchive(file, read)) {
    if (archived !== undefined) continue;
    if (description.kind !== 'schema') throw new TransferRefusal(transferMessages.damaged(file));
    archived = description.migrations;
    refuseUnknown(archived, migrations, transferMessages.newer);
  }
  if (archived === undefined) throw new TransferRefusal(transferMessages.damaged(file));
  return archived;
}

function refuseUnknown(
  names: readonly string[],
  migrations: Readonly<Record<string, Migration>>,
  message: (name: string) => string,
): void {
  const unknown = names.find((name) => migrations[name] === undefined);
  if (unknown !== undefined) throw new TransferRefusal(message(unknown));
}

async function refuseInUse(client: Client): Promise<void> {
  // A process that has just stopped stays visible a moment longer.
  for (let looks = 0; await isInUse(client); looks += 1) {
    if (looks === 20) throw new TransferRefusal(transferMessages.inUse);
    await wait(100);
  }
}

async function replaceAll(
  client: Client,
  options: ImportOptions,
  archived: readonly string[],
  read: (bytes: number) => void,
): Promise<string | undefined> {
  const { dataFolder, file, migrations = ownMigrations, reached = () => undefined } = options;
  await beginImport(client);
  await refuseFilled(client, dataFolder, options.replace ?? false);
  await prepareSchema(client, archived, migrations);
  const arrival = intoBucket(await openArrival(dataFolder), options);
  const secrets = await load(client, readArchive(file, read), arrival);
  const note = await keepSecrets(arrival, secrets, options);
  await migrateWithin(client, { migrations });
  reached('loaded');
  await arrival.seal(await selectTransactionId(client));
  reached('sealed');
  await commitImport(client);
  reached('committed');
  return note;
}

async function refuseFilled(client: Client, dataFolder: string, replace: boolean): Promise<void> {
  if (replace) return;
  if (!(await isEmpty(client, await selectTables(client)))) throw new TransferRefusal(transferMessages.notEmpty);
  const folder = path.join(dataFolder, 'files');
  if ((await listFiles(filesOf({ dataFolder }))).length > 0) {
    throw new TransferRefusal(transferMessages.filesNotEmpty(folder));
  }
}

/** Empty tables of the export's version. */
async function prepareSchema(
  client: Client,
  archived: readonly string[],
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const present = await appliedMigrations(client);
  refuseUnknown(present, migrations, transferMessages.databaseNewer);
  await deleteJobs(client);
  const theirs = new Set(archived);
  if (present.length === theirs.size && present.every((name) => theirs.has(name))) {
    return deleteRows(client, await selectTables(client));
  }
  await dropSchema(client);
  // Not simply all up to the last one: the export may lack an earlier migration that was merged later.
  const known = Object.entries(migrations).filter(([name]) => theirs.has(name));
  await migrateWithin(client, { migrations: Object.fromEntries(known) }).catch((error: unknown) => {
    throw isUnfounded(error) ? new SyntaxError('The migrations of the export do not build on one another') : error;
  });
}

/** Whether a migration lacked what an earlier one creates: a table, a column, a function. */
function isUnfounded(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof DatabaseError && (cause.code?.startsWith('42') ?? false);
}

/**
 * The export's secrets replace those of the folder, because everything signed or sealed with them is replaced too. If
 * the setting SECRET is used, only the operator can add to it.
 */
async function keepSecrets(
  arrival: Arrival,
  secrets: readonly string[] | undefined,
  { dataFolder, givenSecrets }: Pick<ImportOptions, 'dataFolder' | 'givenSecrets'>,
): Promise<string | undefined> {
  if (secrets === undefined) return transferMessages.noSecret;
  if (givenSecrets === undefined) {
    await arrival.addSecrets('secret', secrets);
    return undefined;
  }
  const missing = secrets.filter((secret) => !givenSecrets.includes(secret));
  if (missing.length === 0) return undefined;
  await arrival.addSecrets('secret.imported', missing);
  return transferMessages.secretDiffers(path.join(dataFolder, 'secret.imported'));
}

const lockNotAvailable = '55P03';

function refusalFor(error: unknown, file: string): unknown {
  if (error instanceof SyntaxError) return new TransferRefusal(transferMessages.damaged(file));
  if (error instanceof DatabaseError && error.code === lockNotAvailable) {
    return new TransferRefusal(transferMessages.inUse);
  }
  return error;
}
