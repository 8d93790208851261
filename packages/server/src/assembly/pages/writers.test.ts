import { startTestServer, type TestServer } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageProcess, type PageProcess } from './process.fixture.ts';
import { fillScene, type Scene, scenePaths } from './scene.fixture.ts';
import { overSocket } from './socket.fixture.ts';
import { writers } from './writers.fixture.ts';

let server: TestServer;
let scene: Scene;
let ask: Awaited<ReturnType<typeof overSocket>>;
/** The server itself is the process that writes; beside it one that reads, and one without caches. */
let reader: PageProcess;
let reference: PageProcess;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'team-change=900000' } });
  scene = await fillScene(server);
  ask = await overSocket(server.app, server.website.host);
  [reader, reference] = await Promise.all([openPageProcess(server), openPageProcess(server)]);
});
afterAll(async () => {
  await Promise.all([reader.close(), reference.close()]);
  await server.close();
});

/** Written with the website itself; no call changes it afterwards. */
const writtenOnce = ['website_host'];

test('every table that a page is made of has a writer in the list', async () => {
  await reference.forget();
  const from = reference.statements.length;
  for (const path of scenePaths) expect((await reference.get(path)).status).toBe(200);
  await reference.forget();
  const texts = reference.statements.slice(from).join('\n');
  const tables = await tablesOfPages(texts);
  expect(tables).toContain('product');
  const written = new Set(Object.values(writers).flatMap(({ writes }) => writes));
  expect(tables.filter((table) => !written.has(table) && !writtenOnce.includes(table))).toEqual([]);
  // The list contains no table that no page reads.
  expect([...written].filter((table) => !tables.includes(table))).toEqual([]);
});

/** Tables named in statements, without those that triggers derive. */
async function tablesOfPages(texts: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and coalesce(obj_description(oid), '') not like 'derived%'`.execute(server.database.kysely);
  return rows.map(({ name }) => name).filter((name) => new RegExp(`(?:from|join)\\s+${name}\\b`).test(texts));
}

const own = async (path: string) => {
  const { status, headers, body } = await ask(path);
  return { status, policy: headers['content-security-policy'], text: body.toString() };
};

describe('the next page shows it, in this process at once, in another one once the notice arrives', () => {
  test.each(Object.entries(writers))('%s', async (_, { page, before, write, isSeen = true }) => {
    await before?.(scene, 1);
    const old = await own(page);
    await reader.hasHeard();
    expect(await reader.get(page)).toEqual(old);
    await write(scene, 2);
    const now = await own(page);
    await reference.forget();
    expect(now).toEqual(await reference.get(page));
    expect(now.text !== old.text || now.status !== old.status).toBe(isSeen);
    await reader.hasHeard();
    expect(await reader.get(page)).toEqual(now);
  });
});
