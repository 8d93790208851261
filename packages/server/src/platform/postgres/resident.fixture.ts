import { Client } from 'pg';
import { type PostgresOptions, startPostgres } from './index.ts';

/** A separate process that uses the database, for tests that kill it. Its parent communicates with it by messages. */

export type ToResident = 'write' | 'stop';
export type FromResident =
  | { readonly kind: 'ready'; readonly adopted: boolean; readonly said: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'acknowledged'; readonly number: number }
  | { readonly kind: 'stopped'; readonly outcome: string };

const said: string[] = [];
const options = JSON.parse(process.argv[2] ?? '{}') as PostgresOptions;

// After a failed test there is no parent to kill it, and it would write forever.
process.on('disconnect', () => process.exit(1));

try {
  const postgres = await startPostgres({ ...options, say: (sentence) => said.push(sentence) });
  const connect = async () => {
    const client = new Client(postgres.connection);
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const client = await connect();
  // If several start at the same time, one may lose the race to create the table.
  await client.query('create table if not exists kept (number bigserial primary key)').catch(() => undefined);
  await client.end();
  process.on('message', (message: ToResident) => {
    if (message === 'write') void write(connect);
    else void postgres.stop().then((outcome) => tell({ kind: 'stopped', outcome }, () => process.exit(0)));
  });
  tell({ kind: 'ready', adopted: postgres.adopted, said });
} catch (error) {
  tell({ kind: 'refused', message: String(error) }, () => process.exit(1));
}

/** Commits numbers forever and reports each acknowledged one; after a lost connection it reconnects. */
async function write(connect: () => Promise<Client>): Promise<never> {
  for (;;) {
    try {
      const client = await connect();
      for (;;) {
        const { rows } = await client.query<{ number: string }>('insert into kept default values returning number');
        tell({ kind: 'acknowledged', number: Number(rows[0]?.number) });
      }
    } catch {
      // The server was killed; the keeper is restarting it.
    }
  }
}

function tell(message: FromResident, then?: () => void): void {
  process.send?.(message, undefined, undefined, then);
}
