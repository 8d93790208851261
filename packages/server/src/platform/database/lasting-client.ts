import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { createClient, type DatabaseAddress } from './pool.ts';

export interface LastingClientOptions {
  readonly address: DatabaseAddress;
  readonly log: Log;
  /** The purpose of the connection, for log lines. */
  readonly purpose: string;
  /** Runs on every new connection before it counts as connected; `again` is true from the second connection on. */
  readonly prepare: (client: pg.Client, again: boolean) => Promise<void>;
  readonly checkEveryMs?: number;
}

export interface LastingClient {
  /** The current connection, or undefined while it is lost. */
  current(): pg.Client | undefined;
  close(): Promise<void>;
}

const MAX_PAUSE_MS = 5_000;

/**
 * Keeps one connection for the life of the process, for listening and advisory locks, and reconnects after a loss. A
 * broken connection can be silent, so a small query is sent at intervals.
 */
export async function openLastingClient(options: LastingClientOptions): Promise<LastingClient> {
  const { address, log, purpose, prepare, checkEveryMs = 10_000 } = options;
  const closing = new AbortController();
  let client: pg.Client | undefined = await connect(false);

  async function connect(again: boolean): Promise<pg.Client> {
    const fresh = createClient(address);
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('The connection ended')));
    try {
      await fresh.connect();
      await prepare(fresh, again);
      return fresh;
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
  }

  function lose(lost: pg.Client, error: Error): void {
    if (lost !== client || closing.signal.aborted) return;
    client = undefined;
    log.warn({ err: error }, `The database connection for ${purpose} was lost`);
    void lost.end().catch(() => undefined);
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    for (let pauseMs = 100; !closing.signal.aborted; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      await wait(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      if (closing.signal.aborted) return;
      const fresh = await connect(true).catch(() => undefined);
      if (fresh === undefined) continue;
      if (closing.signal.aborted) return void fresh.end();
      client = fresh;
      log.info(`The database connection for ${purpose} was restored`);
      return;
    }
  }

  const check = setInterval(() => void question(client), checkEveryMs);
  check.unref();

  async function question(asked: pg.Client | undefined): Promise<void> {
    if (!asked) return;
    const late = new AbortController();
    const answer = asked.query('select 1').then(
      () => 'answered',
      () => 'failed',
    );
    const deadline = wait(checkEveryMs / 2, 'late', { signal: late.signal, ref: false }).catch(() => 'answered');
    if ((await Promise.race([answer, deadline])) !== 'answered') {
      lose(asked, new Error('The database does not respond'));
    }
    late.abort();
  }

  return {
    current: () => client,
    async close() {
      closing.abort();
      clearInterval(check);
      await client?.end().catch(() => undefined);
    },
  };
}
