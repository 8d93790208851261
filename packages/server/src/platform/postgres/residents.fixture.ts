import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleProgram } from '@awning/testing/bundle-program';
import { type PostgresOptions, startPostgres } from './index.ts';
import { findPostmaster, type Postmaster } from './postmaster-file.ts';
import type { FromResident, ToResident } from './resident.fixture.ts';
import { socketFolderName } from './socket-folder.ts';

const run = promisify(execFile);

export const isRoot = process.getuid?.() === 0;
/** An account without rights, for tests that root runs as an ordinary user. */
export const nobody = { uid: 65_534, gid: 65_534 };

/** A folder that every account can enter, with characters that often break quoting. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "awning test Größe's-"));
  await chmod(folder, 0o755);
  return folder;
}

/** The same with a cleanly stopped database. It is copied, because creating one takes most of a test's time. */
export async function makeFolderWithDatabase(): Promise<string> {
  prepared ??= prepare();
  const folder = await makeFolder();
  await run('cp', ['-a', path.join(await prepared, 'data'), folder]);
  return folder;
}

let prepared: Promise<string> | undefined;

async function prepare(): Promise<string> {
  const folder = await makeFolder();
  await (await startPostgres({ dataFolder: path.join(folder, 'data') })).stop();
  return folder;
}

export async function removePrepared(): Promise<void> {
  if (prepared) await removeFolder(await prepared);
  prepared = undefined;
}

/** Stops any server that uses the folder, and removes the folder. */
export async function removeFolder(folder: string): Promise<void> {
  const database = path.join(folder, 'data', 'postgres');
  const running = await findPostmaster(database);
  if (running) process.kill(running.pid, 'SIGKILL');
  await rm(path.join(os.tmpdir(), socketFolderName(database)), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

export async function postmasterOf(dataFolder: string): Promise<Postmaster> {
  const found = await findPostmaster(path.join(dataFolder, 'postgres'));
  if (!found) throw new Error(`no server runs in ${dataFolder}`);
  return found;
}

/** A process that uses the database; see `resident.fixture.ts`. */
export class Resident {
  readonly #child: ChildProcess;
  readonly #received: FromResident[] = [];

  private constructor(program: string, options: PostgresOptions, account?: typeof nobody) {
    const settings = { execArgv: [], env: { ...process.env, HOME: os.tmpdir() }, ...account };
    this.#child = fork(program, [JSON.stringify(options)], settings);
    this.#child.on('message', (message: FromResident) => this.#received.push(message));
  }

  static async started(options: PostgresOptions, account?: typeof nobody): Promise<Resident> {
    const program = await bundleProgram(new URL('resident.fixture.ts', import.meta.url));
    const resident = new Resident(program, options, account);
    await resident.#until(() => resident.#received.length > 0);
    const [first] = resident.#received;
    if (first?.kind === 'refused') throw new Error(first.message);
    return resident;
  }

  writes(): void {
    this.#tell('write');
  }

  acknowledged(): number[] {
    return this.#received.flatMap((message) => (message.kind === 'acknowledged' ? [message.number] : []));
  }

  async hearsAcknowledged(count: number): Promise<void> {
    const goal = this.acknowledged().length + count;
    await this.#until(() => this.acknowledged().length >= goal);
  }

  async leaves(): Promise<string> {
    this.#tell('stop');
    await this.#until(() => this.#received.at(-1)?.kind === 'stopped');
    const last = this.#received.at(-1);
    return last?.kind === 'stopped' ? last.outcome : '';
  }

  async isKilled(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  #tell(message: ToResident): void {
    this.#child.send(message);
  }

  /** Several messages may arrive at once, so the received state is checked instead of awaiting each message. */
  async #until(isReached: () => boolean): Promise<void> {
    const ended = new AbortController();
    // All messages have arrived when the channel closes, which is not certain when the process exits.
    const gone = once(this.#child, 'disconnect', { signal: ended.signal }).then(
      () => Promise.reject(new Error('the process ended without the expected message')),
      () => undefined,
    );
    while (!isReached()) await Promise.race([once(this.#child, 'message', { signal: ended.signal }), gone]);
    ended.abort();
  }
}
