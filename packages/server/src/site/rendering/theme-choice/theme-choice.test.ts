import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CollectionType, TeamRole } from '@awning/site-model';
import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCollection } from '../../content/index.ts';
import type { FindingsAnswer, ThemesAnswer } from './schema.ts';

let server: TestServer;
let admin: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedInMember(server);
  stranger = await signedInMember(server, { website: server.otherWebsite });
  await theme('sea', 'SEA');
  for (const { id } of [server.website, server.otherWebsite]) {
    const page = { urlId: 'about', typeName: 'page', type: CollectionType.page, texts: { en: { title: 'About' } } };
    await createCollection(server.database, server.clock, id, page);
  }
});
afterAll(() => server.close());

async function theme(name: string, text: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = join(server.parts.config.dataFolder, 'themes', name);
  const conf = { name: `The ${name}`, author: 'Ann', layouts: { default: { regions: ['site'] } } };
  const files = {
    'template.conf': JSON.stringify(conf),
    'site.region': `<b>${text}</b>{squarespace.main-content}`,
    ...more,
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

async function choose(name: string, member = admin) {
  return await member.put('/api/website/theme', { name });
}

async function shownPage(website?: TestServer['otherWebsite']): Promise<string> {
  return (await server.visitor(website).get('/about', { accept: 'text/html' })).text;
}

async function shownThemes(member = admin): Promise<ThemesAnswer> {
  return (await member.get('/api/website/themes')).json<ThemesAnswer>();
}

test('lists the themes of Awning and those of the data folder, but not the templates of the host', async () => {
  await mkdir(join(server.parts.config.dataFolder, 'themes', 'no-theme'), { recursive: true });
  await mkdir(join(server.parts.config.dataFolder, 'themes', 'Odd Name'), { recursive: true });
  expect(await shownThemes()).toEqual({
    chosen: 'starter',
    isMissing: false,
    themes: [
      expect.objectContaining({ name: 'starter', source: 'own' }),
      { name: 'sea', title: 'The sea', author: 'Ann', source: 'folder' },
    ],
  });
});

describe('choosing a theme', () => {
  test('changes the pages of this website at once, and no others', async () => {
    expect(await shownPage()).not.toContain('<b>SEA</b>');
    const answer = await choose('sea');
    expect([answer.status, answer.json<ThemesAnswer>().chosen]).toEqual([200, 'sea']);
    expect(await shownPage()).toContain('<b>SEA</b>');
    expect(await shownPage(server.otherWebsite)).not.toContain('<b>SEA</b>');
    const audit = await admin.get('/api/audit?kind=website');
    expect(audit.json<{ entries: { what: string; after: unknown }[] }>().entries[0]).toMatchObject({
      what: 'website.themeChosen',
    });
  });

  test('again reads its files anew, also for the other websites that use it', async () => {
    await theme('shared', 'OLD');
    for (const member of [admin, stranger]) expect((await choose('shared', member)).status).toBe(200);
    for (const website of [server.website, server.otherWebsite]) {
      expect(await shownPage(website)).toContain('<b>OLD</b>');
    }
    await theme('shared', 'NEWER');
    expect(await shownPage()).toContain('<b>OLD</b>');
    await choose('shared');
    for (const website of [server.website, server.otherWebsite]) {
      expect(await shownPage(website)).toContain('<b>NEWER</b>');
    }
  });

  test.each(['gone', 'system', 'sea-'])('%s is refused, and the chosen one stays', async (name) => {
    await choose('sea');
    const answer = await choose(name);
    expect([answer.status, answer.json<{ reason: string }>().reason]).toEqual([404, 'gone']);
    expect((await shownThemes()).chosen).toBe('sea');
  });

  test('takes no path', async () => {
    for (const name of ['../themes/sea', '', 'Sea', 'sea/..']) expect((await choose(name)).status).toBe(400);
  });

  test('is for ADMIN', async () => {
    const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    expect((await choose('sea', editor)).status).toBe(403);
  });
});

test('a theme whose folder is gone is told to the team, and pages are still shown', async () => {
  const folder = await theme('fleeting', 'HERE');
  await choose('fleeting');
  expect((await admin.get('/api/back-office/overview')).json()).toEqual({ toDos: [] });
  await rm(folder, { recursive: true });
  expect(await shownThemes()).toMatchObject({ chosen: 'fleeting', isMissing: true });
  expect((await server.visitor().get('/about', { accept: 'text/html' })).status).toBe(200);
  expect((await admin.get('/api/back-office/overview')).json()).toEqual({
    toDos: [{ name: 'missingTheme', count: 1 }],
  });
  await choose('sea');
  expect((await admin.get('/api/back-office/overview')).json()).toEqual({ toDos: [] });
});

test('a broken theme breaks no page, and its mistakes are named', async () => {
  await theme('broken', '{.section website}', {
    'template.conf': JSON.stringify({ layouts: { default: { regions: ['site', 'none'] } }, navigations: {} }),
    'styles/a.less': '.x {',
  });
  await choose('broken');
  expect((await server.visitor().get('/about', { accept: 'text/html' })).status).toBe(200);
  const { findings, errors, warnings } = (
    await admin.get('/api/website/themes/broken/findings')
  ).json<FindingsAnswer>();
  expect(findings.map(({ level, file, line }) => [level, file, line])).toEqual([
    ['error', 'template.conf', null],
    ['error', 'site.region', 1],
    ['warning', 'template.conf', null],
  ]);
  expect([errors, warnings]).toEqual([2, 1]);
  expect((await admin.get('/api/website/themes/starter/findings')).json<FindingsAnswer>().errors).toBe(0);
  expect((await admin.get('/api/website/themes/gone/findings')).status).toBe(404);
});
