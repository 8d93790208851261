import { once } from 'node:events';
import { type AddressInfo, createServer, connect as open, type Socket } from 'node:net';
import { openTestDatabase } from '@awning/testing/database';
import { eventually } from '@awning/testing/eventually';
import { expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { openLastingClient } from './index.ts';

test('a connection whose other end has gone silent is noticed and made anew', async () => {
  const database = await openTestDatabase();
  const { host, port, user } = database.address;
  const line = await openLine(`${host}/.s.PGSQL.${port}`);
  const connections: boolean[] = [];
  const client = await openLastingClient({
    address: { host: '127.0.0.1', port: line.port, user, database: database.address.database },
    log: silentLog,
    purpose: 'a test',
    checkEveryMs: 200,
    prepare: async (_client, again) => void connections.push(again),
  });
  const first = client.current();
  line.silence();
  // A busy machine may answer the check late, so that the second connection is given up, too.
  await eventually(() => expect(connections.slice(0, 2)).toEqual([false, true]));
  await eventually(async () => {
    const answer = await client.current()?.query('select 1 as one');
    expect(answer?.rows).toEqual([{ one: 1 }]);
  });
  expect(client.current()).not.toBe(first);
  await client.close();
  line.close();
  await database.close();
});

/** A proxy between us and the database that can drop data silently, as real networks do. */
async function openLine(socketPath: string) {
  let sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = open(socketPath);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = () => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
  };
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      end();
      server.close();
    },
  };
}
