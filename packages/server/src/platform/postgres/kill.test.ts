import path from 'node:path';
import { eventually } from '@awning/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres } from './index.ts';
import { makeFolder, postmasterOf, Resident, removeFolder } from './residents.fixture.ts';

// Each group has its own database and the groups run in parallel, because most of a round is waiting for processes to
// start.
const roundsPerGroup = 5;
const groups = [
  { name: 'Node alone is killed, first group', killsServer: false },
  { name: 'Node alone is killed, second group', killsServer: false },
  { name: 'Node and the server are killed, first group', killsServer: true },
  { name: 'Node and the server are killed, second group', killsServer: true },
];
// Real processes: slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

let folder: string;

beforeAll(async () => {
  folder = await makeFolder();
});

afterAll(async () => {
  for (const index of groups.keys()) await removeFolder(path.join(folder, String(index)));
  await removeFolder(folder);
});

test.concurrent.each(groups.map((group, index) => ({ ...group, index })))(
  `loses nothing acknowledged in ${roundsPerGroup} rounds of kill -9: $name`,
  async ({ killsServer, index }) => {
    const dataFolder = path.join(folder, String(index), 'data');
    const acknowledged: number[] = [];
    for (let round = 0; round < roundsPerGroup; round++) {
      const resident = await Resident.started({ dataFolder });
      resident.writes();
      await resident.hearsAcknowledged(30);
      const server = await postmasterOf(dataFolder);
      if (killsServer) process.kill(server.pid, 'SIGKILL');
      await resident.isKilled();
      acknowledged.push(...resident.acknowledged());
    }
    const kept = await keptNumbers(dataFolder);
    expect(acknowledged.length).toBeGreaterThanOrEqual(30 * roundsPerGroup);
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
  },
);

test('starts a killed server again under the same address while Node lives on', async () => {
  const dataFolder = path.join(folder, 'data');
  const resident = await Resident.started({ dataFolder });
  resident.writes();
  await resident.hearsAcknowledged(10);
  for (let round = 0; round < 3; round++) {
    const { pid: former } = await postmasterOf(dataFolder);
    process.kill(former, 'SIGKILL');
    // Connections of a killed server last a little longer, so their messages say nothing about the next server.
    await eventually(async () => expect((await postmasterOf(dataFolder)).pid).not.toBe(former));
    await resident.hearsAcknowledged(10);
  }
  await resident.isKilled();
  const kept = await keptNumbers(dataFolder);
  expect(resident.acknowledged().filter((number) => !kept.has(number))).toEqual([]);
});

async function keptNumbers(dataFolder: string): Promise<Set<number>> {
  const postgres = await startPostgres({ dataFolder });
  const client = new Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query<{ number: string }>('select number from kept');
  await client.end();
  await postgres.stop();
  return new Set(rows.map((row) => Number(row.number)));
}
