import { startTestServer, type TestServer } from '@awning/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPageProcess, type PageProcess, type SentPage } from './process.fixture.ts';
import { addPost, fillScene, type Scene, type ScenePath, scenePaths } from './scene.fixture.ts';
import { overSocket } from './socket.fixture.ts';
import { type Writer, writers } from './writers.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const changes = isFull ? 2000 : 200;
vi.setConfig({ testTimeout: isFull ? 1_800_000 : 600_000 });

let server: TestServer;
let scene: Scene;
let ask: Awaited<ReturnType<typeof overSocket>>;
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

async function own(path: string): Promise<SentPage> {
  const { status, headers, body } = await ask(path);
  return { status, policy: headers['content-security-policy'], text: body.toString() };
}

/** Besides the writers, time passes and scheduled content becomes visible. */
const happenings: readonly Pick<Writer, 'write' | 'before'>[] = [
  ...Object.values(writers),
  {
    write: ({ server: { clock } }, number) => {
      clock.advance({ minutes: number % 20 });
      return Promise.resolve();
    },
  },
  {
    write: async (now, number) => {
      const inMinutes = new Date(now.server.clock.now().getTime() + (number % 30) * 60_000);
      await addPost(now, 10_000 + number, { publishAt: inMinutes.toISOString() });
    },
  },
];

const path = fc.constantFrom(...scenePaths);
const random = fc.record({
  happening: fc.constantFrom(...happenings),
  /** Requested while it happens, so that pages are being built when they become outdated. */
  during: fc.array(path, { maxLength: 3 }),
  after: fc.array(path, { minLength: 1, maxLength: 3 }),
});

test('after any change a kept page is what the database says: here at once, in another process once the notice arrives', async () => {
  const chosen = fc.sample(random, { numRuns: changes, seed: 20_261_116 });
  for (const [number, { happening, during, after }] of chosen.entries()) {
    await happening.before?.(scene, number);
    const watching = during.flatMap((watched) => [own(watched), reader.get(watched)]);
    await Promise.all([happening.write(scene, number), ...watching]);
    await isTrue(after);
    if (number % 20 === 19) await isTrue(scenePaths);
  }
  // A member who had been signed out on the way would have changed nothing since.
  expect((await scene.manager.get('/api/forms')).status).toBe(200);
});

async function isTrue(paths: readonly ScenePath[]): Promise<void> {
  const shown = await Promise.all(paths.map(own));
  await Promise.all([reference.forget(), reader.hasHeard()]);
  const real = await Promise.all(paths.map((one) => reference.get(one)));
  expect(shown).toEqual(real);
  expect(await Promise.all(paths.map((one) => reader.get(one)))).toEqual(real);
}
