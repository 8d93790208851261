import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTeamMember, addWebsite, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamFeature } from '../../people/team/feature.ts';
import { ownerSetupLinks } from '../../people/team/index.ts';
import { mailFeature } from '../../platform/mail/feature.ts';
import { entryReader } from './bundle.ts';
import { shellRoutes } from './shell-routes.ts';

const manifest = {
  'src/main.tsx': {
    file: 'assets/editor/main-1.js',
    isEntry: true,
    css: ['assets/editor/main-1.css'],
    imports: ['_kit.js'],
  },
  '_kit.js': { file: 'assets/editor/kit-2.js', css: ['assets/editor/kit-2.css'], imports: ['src/main.tsx'] },
  'src/team.tsx': { file: 'assets/editor/team-3.js', css: ['assets/editor/team-3.css'] },
};

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'awning-editor-'));
  const shell = { name: 'shell', routes: (parts: TestServer['parts']) => shellRoutes(parts, entryReader(folder)) };
  server = await startTestServer({ features: [teamFeature, mailFeature, shell] });
  await addTeamMember(server, { isOwner: true, website: server.otherWebsite });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const page = { accept: 'text/html' };

describe('the page of the back office', () => {
  it('says what to do while it is not built, and is there as soon as it is', async () => {
    const before = await server.visitor().get('/config/login', page);
    expect(before.status).toBe(503);
    expect(before.text).toContain('npm run build');

    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
    expect((await server.visitor().get('/config/login', page)).status).toBe(200);
  });

  it('loads the script and the styles of the entry, with a nonce that is new each time', async () => {
    const [first, second] = [
      await server.visitor().get('/config/login', page),
      await server.visitor().get('/config/login', page),
    ];
    const nonce = /nonce="([^"]+)"/.exec(first.text)![1]!;

    expect(first.text).toContain(`<script type="module" src="/assets/editor/main-1.js" nonce="${nonce}">`);
    expect(first.text).toContain('href="/assets/editor/main-1.css"');
    expect(first.text).toContain('href="/assets/editor/kit-2.css"');
    expect(first.text).not.toContain('team-3');
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(first.headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(second.text).not.toContain(nonce);
  });

  it('is in the default language of the website until the application has chosen one', async () => {
    const languages = [
      { code: 'de-CH', name: 'Deutsch', isPrimary: true, enabled: true },
      { code: 'pt', name: 'Português', isPrimary: false, enabled: true },
    ];
    const website = await addWebsite(server.parts, { host: 'padaria.test', languages });
    const answer = await server.visitor(website).get('/config/login', page);

    expect(answer.text).toContain('<html lang="de"');
    expect(answer.text).toContain('<noscript>Die Verwaltung braucht JavaScript.</noscript>');
  });

  it('is never cached, gives the crumb that the first change needs, and keeps away from search engines', async () => {
    const visitor = server.visitor();
    const answer = await visitor.get('/config/login', page);

    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(visitor.cookies.get('crumb')).toBeDefined();
  });

  it.each(['/config', '/config/team', '/config/commerce/orders/some-id', '/config/settings/mail'])(
    'is at %s for the team, and leads others to the login',
    async (path) => {
      const member = await signedInMember(server);
      expect((await member.get(path, page)).status).toBe(200);

      const stranger = await server.visitor().get(path, page);
      expect(stranger.status).toBe(303);
      expect(stranger.headers['location']).toMatch(/^\/config\/login/);
    },
  );
});

describe('the setup page', () => {
  it('is not found without the token, nor once there is an owner (ROLE-001)', async () => {
    const link = new URL((await ownerSetupLinks(server.parts))[0]!.link);
    const address = link.pathname + link.search;

    expect((await server.visitor().get(address, page)).status).toBe(200);
    expect((await server.visitor().get('/config/setup', page)).status).toBe(404);
    expect((await server.visitor().get(`/config/setup?token=${'x'.repeat(43)}`, page)).status).toBe(404);
    expect((await server.visitor().get(address, page)).text).not.toContain('data-setup');
    await addTeamMember(server, { isOwner: true });
    const used = await server.visitor().get(address, page);
    expect([used.status, used.text]).toEqual([404, expect.stringContaining('data-setup="gone"')]);
    expect(used.text).toContain('assets/editor/main-1.js');
  });

  it('hands its token to no other site', async () => {
    const answer = await server.visitor().get(`/config/invitation?token=${'x'.repeat(43)}`, page);

    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });
});
