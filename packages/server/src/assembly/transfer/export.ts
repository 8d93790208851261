import { access } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { storedSecrets } from '../../platform/config/index.ts';
import { appliedMigrations, type DatabaseAddress, migrations as ownMigrations } from '../../platform/database/index.ts';
import type { FileStorage } from '../../platform/storage/index.ts';
import { type Entry, writeArchive } from './archive.ts';
import { withConnection } from './connect.ts';
import { type ExportedFile, type FilePlace, filesOf, listFiles, readFileBytes } from './files.ts';
import { transferMessages } from './messages.ts';
import { outcomeOf, type Progress, type TransferOutcome, TransferRefusal } from './outcome.ts';
import { settleImport } from './settle.ts';
import { beginSnapshot, copyJobsOut, copyOut, selectSequences, selectTables, type Table } from './store.ts';

/** The files are exported too, and the secret of the data folder, unless the setting SECRET holds it. */
export interface ExportOptions extends FilePlace {
  readonly address: DatabaseAddress;
  readonly isSecretGiven?: boolean | undefined;
  readonly file: string;
  readonly progress?: Progress;
}

/** Writes everything in the installation into one file, as of one moment; Awning may keep running. */
export function exportTo({
  address,
  dataFolder,
  storageSettings,
  file,
  isSecretGiven = false,
  progress = () => undefined,
}: ExportOptions): Promise<TransferOutcome> {
  return outcomeOf(async () => {
    if (
      await access(file).then(
        () => true,
        () => false,
      )
    ) {
      throw new TransferRefusal(transferMessages.fileExists(file));
    }
    await settleImport({ address, dataFolder });
    const secrets = isSecretGiven ? undefined : await storedSecrets(dataFolder);
    await withConnection(address, async (client) => {
      await beginSnapshot(client);
      await writeArchive(file, entries(client, filesOf({ dataFolder, storageSettings }), secrets, progress));
    });
    return isSecretGiven ? transferMessages.secretNotExported : undefined;
  });
}

async function* entries(
  client: Client,
  storage: FileStorage,
  secrets: readonly string[] | undefined,
  progress: Progress,
): AsyncGenerator<Entry> {
  yield { description: { kind: 'schema', migrations: await knownMigrations(client) }, content: nothing() };
  if (secrets !== undefined) {
    yield { description: { kind: 'secret' }, content: Readable.from([Buffer.from(secrets.join(','))]) };
  }
  const tables = await selectTables(client);
  const files = await listFiles(storage);
  const step = countSteps([...tables, ...files], progress);
  for (const table of tables) {
    yield {
      description: { kind: 'table', name: table.name, columns: [...table.columns] },
      content: copyOut(client, table),
    };
    step(table, table.name);
  }
  for (const sequence of await selectSequences(client)) {
    yield { description: { kind: 'sequence', ...sequence }, content: nothing() };
  }
  yield { description: { kind: 'jobs' }, content: copyJobsOut(client) };
  for (const file of files) {
    const content = await readFileBytes(storage, file);
    if (content) yield { description: { kind: 'file', path: file.path }, content };
    step(file, 'files');
  }
}

async function knownMigrations(client: Client): Promise<string[]> {
  const applied = await appliedMigrations(client);
  if (applied.length === 0) throw new TransferRefusal(transferMessages.noSchema);
  const unknown = applied.find((name) => ownMigrations[name] === undefined);
  if (unknown !== undefined) throw new TransferRefusal(transferMessages.databaseNewer(unknown));
  return applied;
}

function countSteps(all: readonly (Table | ExportedFile)[], progress: Progress) {
  const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  return ({ bytes }: Table | ExportedFile, what: string) => {
    done += bytes;
    progress(done, total, what);
  };
}

async function* nothing(): AsyncGenerator<Buffer> {}
