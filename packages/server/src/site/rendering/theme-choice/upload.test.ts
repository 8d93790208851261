import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import { type ClientRequest, request as sendRequest } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CollectionType } from '@awning/site-model';
import {
  endedOrBlocked,
  eventually,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeZip, type ZippedFile } from '../../../platform/zip/write-zip.fixture.ts';
import { createCollection } from '../../content/index.ts';
import type { UploadServerSettings } from '../../media/upload/upload-server.fixture.ts';
import { openRendering } from '../rendering.ts';
import { themeCacheFolder } from '../theme/uploaded-themes.ts';
import type { FindingsAnswer, ThemesAnswer } from './schema.ts';

let server: TestServer;
let admin: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  // A process that is killed goes by the real time, and so do the sessions that it finds.
  server = await startTestServer({ now: new Date(), settings: { RATE_LIMITS: 'team-change=10000' } });
  admin = await signedInMember(server);
  stranger = await signedInMember(server, { website: server.otherWebsite });
  const page = { urlId: 'about', typeName: 'page', type: CollectionType.page, texts: { en: { title: 'About' } } };
  await createCollection(server.database, server.clock, server.website.id, page);
});
afterAll(() => server.close());

function file(name: string, text: string, more: Partial<ZippedFile> = {}): ZippedFile {
  return { name, bytes: Buffer.from(text), ...more };
}

function themeFiles(text: string, root = ''): ZippedFile[] {
  const conf = { name: 'Sand', author: 'Ann', layouts: { default: { regions: ['site'] } } };
  return [
    file(`${root}template.conf`, JSON.stringify(conf)),
    file(`${root}site.region`, `<b>${text}</b>{squarespace.main-content}`),
    file(`${root}assets/deep/note.txt`, 'a note'),
  ];
}

async function upload(archive: Buffer | readonly ZippedFile[], member = admin, query = '') {
  const body = Buffer.isBuffer(archive) ? archive : writeZip(archive);
  const headers = { 'content-type': 'application/octet-stream' };
  return await member.post(`/api/website/themes${query}`, body, headers);
}

async function uploaded(text: string): Promise<string> {
  const answer = await upload(themeFiles(text));
  expect(answer.status).toBe(200);
  return answer.json<{ id: string }>().id;
}

async function shownPage(): Promise<string> {
  return (await server.visitor().get('/about', { accept: 'text/html' })).text;
}

async function names(member = admin): Promise<string[]> {
  return (await member.get('/api/website/themes')).json<ThemesAnswer>().themes.map(({ name }) => name);
}

/** Waits until so many calls wait for a lock, or the last one has ended. */
async function blockedCalls(count: number, last: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  void last.then(() => (hasEnded = true));
  await eventually(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.database.kysely);
    expect(hasEnded || rows.length === count).toBe(true);
  });
}

describe('an uploaded theme', () => {
  test('is listed for its website only, can be chosen, and its files are served', async () => {
    const id = await uploaded('SAND');
    expect((await admin.get('/api/website/themes')).json<ThemesAnswer>().themes).toContainEqual({
      name: id,
      title: 'Sand',
      author: 'Ann',
      source: 'uploaded',
    });
    expect(await names(stranger)).not.toContain(id);
    expect((await stranger.put('/api/website/theme', { name: id })).status).toBe(404);
    expect((await stranger.get(`/api/website/themes/${id}/findings`)).status).toBe(404);
    expect((await stranger.delete(`/api/website/themes/${id}`)).status).toBe(404);
    expect((await admin.put('/api/website/theme', { name: id })).status).toBe(200);
    expect(await shownPage()).toContain('<b>SAND</b>');
    expect((await server.visitor().get('/assets/deep/note.txt')).text).toBe('a note');
  });

  test('may be in a folder of the archive, and without a name has that of the file', async () => {
    const bare = [file('mine/template.conf', '{}'), file('mine/site.region', 'x'), file('readme.txt', 'hello')];
    const answer = await upload(bare, admin, '?name=dunes.zip');
    const { id, themes } = answer.json<ThemesAnswer & { id: string }>();
    expect(themes.find(({ name }) => name === id)).toMatchObject({ title: 'dunes', author: '' });
    const { findings } = (await admin.get(`/api/website/themes/${id}/findings`)).json<FindingsAnswer>();
    expect(findings).toEqual([]);
  });

  test('outlives its unpacked files, for this process and for a new one', async () => {
    const id = await uploaded('LASTING');
    await admin.put('/api/website/theme', { name: id });
    await rm(themeCacheFolder(server.parts.config), { recursive: true });
    await admin.put('/api/website/theme', { name: id });
    expect(await shownPage()).toContain('<b>LASTING</b>');
    await rm(themeCacheFolder(server.parts.config), { recursive: true });
    const { themes } = await openRendering(server.parts);
    const loaded = await themes.get(id, server.website.id);
    expect([...loaded.theme.files]).toEqual(['assets/deep/note.txt', 'site.region', 'template.conf']);
  });

  test('clears away what a process that was killed while it unpacked has left behind', async () => {
    const folder = themeCacheFolder(server.parts.config);
    const known = await uploaded('KNOWN');
    const unknown = '0192f0c1-0000-7000-8000-000000000001';
    for (const [name, age] of Object.entries({ 'old.part': 7200, 'new.part': 60, [unknown]: 7200, [known]: 7200 })) {
      await mkdir(join(folder, name), { recursive: true });
      const then = Date.now() / 1000 - age;
      await utimes(join(folder, name), then, then);
    }
    await uploaded('CLEAR');
    const left = await readdir(folder);
    expect(['old.part', 'new.part', unknown, known].filter((name) => left.includes(name))).toEqual(['new.part', known]);
  });

  test('that is chosen and deleted at the same moment is one of both', async () => {
    const id = await uploaded('BOTH');
    const calls = await server.database.kysely.transaction().execute(async (holding) => {
      await sql`select from website where id = ${server.website.id} for update`.execute(holding);
      const choosing = admin.put('/api/website/theme', { name: id });
      await endedOrBlocked(server, choosing);
      const deleting = admin.delete(`/api/website/themes/${id}`);
      await blockedCalls(2, deleting);
      return { choosing, deleting };
    });
    expect([(await calls.choosing).status, (await calls.deleting).status]).toEqual([200, 409]);
    expect((await admin.get('/api/website/themes')).json<ThemesAnswer>()).toMatchObject({
      chosen: id,
      isMissing: false,
    });
  });

  test('that is deleted while it is about to be chosen is gone for both', async () => {
    const id = await uploaded('GONE');
    const chosen = (await admin.get('/api/website/themes')).json<ThemesAnswer>().chosen;
    const calls = await server.database.kysely.transaction().execute(async (holding) => {
      await sql`select from website where id = ${server.website.id} for update`.execute(holding);
      const deleting = admin.delete(`/api/website/themes/${id}`);
      await endedOrBlocked(server, deleting);
      const choosing = admin.put('/api/website/theme', { name: id });
      await blockedCalls(2, choosing);
      return { choosing, deleting };
    });
    expect([(await calls.deleting).status, (await calls.choosing).status]).toEqual([200, 404]);
    expect((await admin.get('/api/website/themes')).json<ThemesAnswer>()).toMatchObject({ chosen, isMissing: false });
  });

  test('can be deleted unless it is the one of the website', async () => {
    const [used, unused] = [await uploaded('USED'), await uploaded('UNUSED')];
    await admin.put('/api/website/theme', { name: used });
    const kept = await admin.delete(`/api/website/themes/${used}`);
    expect([kept.status, kept.json<{ reason: string }>().reason]).toEqual([409, 'inUse']);
    const body = { themes: { [used]: { tweaks: {} }, [unused]: { tweaks: {} } } };
    const saved = await admin.put('/api/website/theme-settings', { version: 0, body });
    const { version } = saved.json<{ version: number }>();
    expect((await admin.post('/api/website/theme-settings/publish', { version })).status).toBe(200);
    expect((await admin.delete(`/api/website/themes/${unused}`)).status).toBe(200);
    const settings = (await admin.get('/api/website/theme-settings')).json<{ body: { themes: object } }>();
    expect(Object.keys(settings.body.themes)).toEqual([used]);
    expect((await admin.delete(`/api/website/themes/${unused}`)).status).toBe(404);
    expect((await admin.delete('/api/website/themes/starter')).status).toBe(404);
    expect(await names()).toContain(used);
    expect(await names()).not.toContain(unused);
    expect(await readdir(themeCacheFolder(server.parts.config))).not.toContain(unused);
    expect(await shownPage()).toContain('<b>USED</b>');
  });
});

describe('a process that is killed with SIGKILL', () => {
  const folder = () => themeCacheFolder(server.parts.config);
  const archive = () => writeZip([...themeFiles('KILLED'), ...padding()]);

  /** Enough files that a kill comes before the last one. */
  function padding(): ZippedFile[] {
    return Array.from({ length: 300 }, (_, number) => file(`assets/padding/${number}.txt`, `${number}`.repeat(200)));
  }

  async function startProcess() {
    const program = await bundleProgram(new URL('../../media/upload/upload-server.fixture.ts', import.meta.url));
    const settings: UploadServerSettings = {
      address: server.database.address,
      dataFolder: server.parts.config.dataFolder,
    };
    const child = spawn(process.execPath, [program, JSON.stringify(settings)], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [origin] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const sending = sendRequest(new URL('/api/website/themes', origin), {
      method: 'POST',
      headers: {
        host: server.website.host,
        cookie: admin.cookies.header(),
        'x-crumb': await admin.crumb(),
        'content-type': 'application/octet-stream',
        'transfer-encoding': 'chunked',
      },
    });
    sending.on('error', () => undefined);
    const kill = async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    };
    return { sending, kill };
  }

  const moments: readonly [string, (sending: ClientRequest, before: readonly string[]) => Promise<void>][] = [
    [
      'while the archive arrives',
      async (sending) => {
        await new Promise((resolve) => void sending.write(archive().subarray(0, 5000), resolve));
      },
    ],
    [
      'while the archive is unpacked',
      async (sending, before) => {
        sending.end(archive());
        await eventually(async () => expect((await readdir(folder())).length).toBeGreaterThan(before.length));
      },
    ],
    [
      'when all is unpacked and nothing is written down',
      async (sending, before) => {
        sending.end(archive());
        await eventually(async () => {
          const added = (await readdir(folder())).filter((name) => !before.includes(name));
          expect(added.filter((name) => !name.endsWith('.part'))).toHaveLength(1);
        });
      },
    ],
  ];
  test.each(moments)(
    '%s leaves no theme, and no file once it is swept; repeated, it is one theme',
    async (_, reach) => {
      const listed = await names();
      await mkdir(folder(), { recursive: true });
      const before = await readdir(folder());
      const { sending, kill } = await startProcess();
      await server.database.kysely.transaction().execute(async (holding) => {
        // An upload that has unpacked its archive waits for this lock before it writes the theme down.
        await sql`select from website where id = ${server.website.id} for update`.execute(holding);
        await reach(sending, before);
        await kill();
      });
      expect(await names()).toEqual(listed);

      const left = (await readdir(folder())).filter((name) => !before.includes(name));
      const longAgo = Date.now() / 1000 - 7200;
      for (const name of left) await utimes(join(folder(), name), longAgo, longAgo);
      const id = await uploaded('AGAIN');
      expect(await names()).toHaveLength(listed.length + 1);
      expect((await readdir(folder())).toSorted()).toEqual([...before, id].toSorted());
      expect((await admin.delete(`/api/website/themes/${id}`)).status).toBe(200);
    },
  );
});

describe('a hostile archive is refused with words and leaves nothing behind', () => {
  const hostile: readonly [string, string, () => Buffer | readonly ZippedFile[]][] = [
    ['no zip file', 'unreadable', () => Buffer.from('hello')],
    ['nothing', 'unreadable', () => Buffer.alloc(0)],
    ['a path to the parent', 'path', () => [...themeFiles('x'), file('../evil.txt', 'x')]],
    ['a path to the root', 'path', () => [...themeFiles('x'), file('/etc/evil', 'x')]],
    ['a path of another system', 'path', () => [...themeFiles('x'), file(String.raw`..\evil.txt`, 'x')]],
    ['a link', 'link', () => [...themeFiles('x'), file('assets/l', '/etc/passwd', { mode: 0o120777 })]],
    ['a file that is a folder too', 'path', () => [...themeFiles('x'), file('site.region/a', 'x')]],
    ['a name twice', 'twice', () => [...themeFiles('x'), file('SITE.region', 'x')]],
    ['another checksum', 'damaged', () => [...themeFiles('x'), file('assets/a', 'x', { crc: 1 })]],
    ['more than it says', 'damaged', () => [...themeFiles('x'), file('assets/a', 'x'.repeat(1000), { size: 10 })]],
    ['no theme', 'noTheme', () => [file('readme.txt', 'x')]],
    ['two themes', 'noTheme', () => [...themeFiles('x', 'a/'), ...themeFiles('x', 'b/')]],
    ['a theme too deep', 'tooMuch', () => [...themeFiles('x'), file(`${'d/'.repeat(20)}x`, 'x')]],
    ['a sheet too large', 'tooMuch', () => [...themeFiles('x'), file('styles/a.css', ' '.repeat(2 * 1024 * 1024 + 1))]],
    ['a bomb', 'tooMuch', () => [...themeFiles('x'), file('assets/a', 'x', { size: 60 * 1024 * 1024 })]],
    [
      'too many files',
      'tooManyEntries',
      () => [...themeFiles('x'), ...Array.from({ length: 5000 }, (_, number) => file(`assets/${number}`, ''))],
    ],
  ];
  test.each(hostile)('%s: %s', async (_, reason, archive) => {
    const before = await readdir(themeCacheFolder(server.parts.config)).catch(() => []);
    const listed = await names();
    const answer = await upload(archive());
    expect([answer.status, answer.json<{ reason: string }>().reason]).toEqual([400, reason]);
    expect(await names()).toEqual(listed);
    expect(await readdir(themeCacheFolder(server.parts.config)).catch(() => [])).toEqual(before);
  });

  test('more than 20 MB', async () => {
    expect((await upload(Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test('a title from nowhere is plain text', async () => {
    const conf = JSON.stringify({ name: `A\u0000B\n${'x'.repeat(300)}`, author: 7 });
    const answer = await upload([file('template.conf', conf)]);
    const { id, themes } = answer.json<ThemesAnswer & { id: string }>();
    expect(themes.find(({ name }) => name === id)).toMatchObject({ title: `A B ${'x'.repeat(196)}`, author: '' });
  });

  test('more themes than a website may have', async () => {
    for (let count = (await names()).length; count < 40; count += 1) {
      const { status } = await upload(themeFiles('x'));
      if (status === 409) break;
    }
    const refused = await upload(themeFiles('x'));
    expect([refused.status, refused.json<{ reason: string }>().reason]).toEqual([409, 'tooMany']);
    expect((await upload(themeFiles('x'), stranger)).status).toBe(200);
  });

  test('more themes than a website may have, all at the same moment', async () => {
    const spare = (await names()).filter((name) => name !== 'starter').slice(-2);
    for (const name of spare) expect((await admin.delete(`/api/website/themes/${name}`)).status).toBe(200);
    const folders = await readdir(themeCacheFolder(server.parts.config));
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(themeFiles('x'))));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 409, 409, 409, 409,
    ]);
    expect(await readdir(themeCacheFolder(server.parts.config))).toHaveLength(folders.length + 2);
  });
});
