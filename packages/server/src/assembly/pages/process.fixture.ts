import { eventually, type TestServer } from '@awning/testing';
import { expect } from 'vitest';
import { type Database, newId, openDatabase } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log.ts';
import { announceChange, SUBJECTS_CHANNEL } from '../../platform/subjects/index.ts';
import { buildApp } from '../app.ts';
import { features } from '../features.ts';
import { overSocket } from './socket.fixture.ts';

export interface SentPage {
  readonly status: number;
  readonly policy: unknown;
  readonly text: string;
}

/** A process of the installation that serves pages. */
export interface PageProcess {
  get(path: string): Promise<SentPage>;
  /** Drops all caches, as after a lost connection; the next page is built from the database alone. */
  forget(): Promise<void>;
  /** Waits until all earlier notices have been handled. */
  hasHeard(): Promise<void>;
  /** The statements that it has run so far. */
  readonly statements: readonly string[];
  close(): Promise<void>;
}

/** A further process beside the server's own, with separate connections and caches. */
export async function openPageProcess(server: TestServer): Promise<PageProcess> {
  const opened = openDatabase({ address: server.database.address, log: silentLog, poolSize: 3 });
  const { database, listeners, statements } = watched(opened);
  const app = await buildApp({ ...server.parts, database }, features);
  const ask = await overSocket(app, server.website.host);
  const received = new Set<string | undefined>();
  await opened.listen(SUBJECTS_CHANNEL, (payload) => void received.add(payload));
  return {
    statements,
    async get(path) {
      const { status, headers, body } = await ask(path);
      return { status, policy: headers['content-security-policy'], text: body.toString() };
    },
    async forget() {
      await Promise.all([...listeners].map(async (listener) => await listener(undefined)));
    },
    async hasHeard() {
      const subject = `received/${newId(server.clock)}`;
      await announceChange(server.database, { websiteId: server.website.id, subjects: [subject] });
      await eventually(() => expect([...received].some((payload) => payload?.endsWith(subject))).toBe(true));
      await listeners.acted();
    },
    async close() {
      await app.close();
      await opened.close();
    },
  };
}

type Listener = Parameters<Database['listen']>[1];

/** The database, recording listeners and statements. */
function watched(opened: Database) {
  const statements: string[] = [];
  const listeners = new Listeners();
  const database: Database = {
    ...opened,
    kysely: opened.kysely,
    run: (statement, values) => {
      statements.push(statement.text);
      return opened.run(statement, values);
    },
    listen: (channel, listener) => opened.listen(channel, listeners.added(listener)),
  };
  return { database, listeners, statements };
}

/** All listeners, and their pending work. */
class Listeners extends Set<Listener> {
  readonly #acting = new Set<Promise<void>>();

  added(listener: Listener): Listener {
    const noted: Listener = (payload) => {
      const acting = Promise.resolve(listener(payload)).finally(() => this.#acting.delete(acting));
      this.#acting.add(acting);
      return acting;
    };
    this.add(noted);
    return noted;
  }

  async acted(): Promise<void> {
    await Promise.all(this.#acting);
  }
}
