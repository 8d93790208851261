import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, type ClientConfig } from 'pg';

/** Runs a statement in the database of a server that the journeys started; returns the number of its rows. */
export async function changeDatabase(dataFolder: string, text: string, values: readonly unknown[]): Promise<number> {
  const client = new Client(await addressOf(dataFolder));
  await client.connect();
  try {
    return (await client.query(text, [...values])).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** PostgreSQL keeps a file in its folder with its port in the fourth line and the folder of its socket in the fifth. */
async function addressOf(dataFolder: string): Promise<ClientConfig> {
  const lines = (await readFile(path.join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return { host: lines[4]!, port: Number(lines[3]), user: 'awning', database: 'awning' };
}
