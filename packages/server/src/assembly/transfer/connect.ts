import type { Client } from 'pg';
import { createClient, type DatabaseAddress } from '../../platform/database/index.ts';

/** One connection for the whole transfer. Losing it fails the running statement but does not end the process. */
export async function withConnection<T>(address: DatabaseAddress, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient(address);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
