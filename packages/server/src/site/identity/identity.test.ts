import { CollectionType, TeamRole } from '@awning/site-model';
import { addFile, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCollection, createItem, makeHomepage, Ordering } from '../content/index.ts';
import { identityMessages } from './messages.ts';
import type { IdentityBody } from './schema.ts';

const path = '/api/website/identity';
const noHours = { monday: '', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' };
const plain: IdentityBody = {
  logoId: null,
  iconId: null,
  shareImageId: null,
  taglines: {},
  accounts: [],
  openingHours: noHours,
  titlePatterns: { homepage: '%s', collection: '%c — %s', item: '%i — %s' },
  place: null,
};

let server: TestServer;
let admin: Visitor;
let picture: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedInMember(server);
  picture = await addFile(server);
  const { database, clock, website } = server;
  const home = { urlId: 'home', typeName: 'page', type: CollectionType.page, texts: { en: { title: 'Home' } } };
  await makeHomepage(database, website.id, await createCollection(database, clock, website.id, home));
  const collectionId = await createCollection(database, clock, website.id, {
    urlId: 'blog',
    typeName: 'blog',
    type: CollectionType.generic,
    ordering: Ordering.chronological,
    texts: { en: { title: 'Notes' } },
  });
  await createItem(database, clock, website.id, {
    collectionId,
    urlId: 'kiln',
    recordType: 1,
    publishAt: clock.now(),
    texts: { en: { title: 'Kiln' } },
  });
});
afterAll(() => server.close());
beforeEach(() => save({}));

async function save(change: Partial<IdentityBody>, member = admin) {
  const { version } = (await member.get(path)).json<{ version: number }>();
  return await member.put(path, { version, body: { ...plain, ...change } });
}

const html = async (address: string) => (await server.visitor().get(address, { accept: 'text/html' })).text;
const titleOf = async (address: string) => /<title>(.*?)<\/title>/.exec(await html(address))?.[1];
const website = async () =>
  (await server.visitor().get('/?format=json')).json<{
    website: Record<string, unknown>;
    websiteSettings: Record<string, unknown>;
  }>();
const errorsOf = async (change: Partial<IdentityBody>) =>
  (await save(change)).json<{ errors?: Record<string, string> }>().errors;
const usesOf = async (file: string) =>
  (await admin.get(`/api/files/${file}/uses`)).json<{ uses: readonly { kind: string }[] }>().uses;

test('a logo stands for the name at the top of every page, with room of its own', async () => {
  const before = await html('/');
  expect(before).not.toContain('site-logo');
  await save({ logoId: picture });
  const after = await html('/');
  expect(after).toMatch(/<img class="site-logo" src="\/s\/[^"]+\?format=500w" width="\d+" height="\d+" alt="Shop">/);
  const { website: shown } = await website();
  expect(shown['logoImageUrl']).toMatch(/^\/s\//);
});

test("the owner's icon takes the place of the theme's", async () => {
  expect(await html('/')).toContain('rel="icon" href="/assets/favicon.svg');
  await save({ iconId: picture });
  const page = await html('/');
  expect(page.match(/rel="icon"/g)).toHaveLength(1);
  expect(page).toMatch(/rel="icon" href="\/s\/[^"]+\?format=100w"/);
  expect(page).toMatch(/rel="apple-touch-icon" href="\/s\/[^"]+\?format=300w"/);
});

test('links to pages without a picture show that of the website', async () => {
  expect(await html('/blog')).not.toContain('og:image');
  await save({ shareImageId: picture });
  expect(await html('/blog')).toMatch(/property="og:image" content="https?:\/\/[^"]+\/s\/[^"]+\?format=1500w"/);
});

test('titles follow the patterns of the owner', async () => {
  expect(await titleOf('/')).toBe('Shop');
  expect(await titleOf('/blog')).toBe('Notes — Shop');
  expect(await titleOf('/blog/kiln')).toBe('Kiln — Shop');
  const titlePatterns = { homepage: '%s: stoneware', collection: '%c | %s', item: '%i in %c' };
  await save({ titlePatterns });
  expect(await titleOf('/')).toBe('Shop: stoneware');
  expect(await titleOf('/blog')).toBe('Notes | Shop');
  expect(await titleOf('/blog/kiln')).toBe('Kiln in Notes');
  expect(await titleOf('/cart')).toBe('Cart | Shop');
  expect((await website()).websiteSettings).toMatchObject({
    itemTitleFormat: '%i in %c',
    collectionTitleFormat: '%c | %s',
  });
  expect((await admin.get('/api/team/session')).json()).toMatchObject({ website: { titlePatterns } });
});

test('themes read the line, the accounts, the hours and the place', async () => {
  const hours = { ...noHours, friday: '10–18' };
  const place = { latitude: 54.622, longitude: 8.696 };
  const accounts = ['instagram.com/marram/', ' hello@shop.test '];
  await save({ taglines: { en: ' Stoneware ', de: '' }, accounts, openingHours: hours, place });
  const { website: shown, websiteSettings } = await website();
  expect(shown).toMatchObject({
    siteTagLine: 'Stoneware',
    socialAccounts: [
      { serviceName: 'instagram', profileUrl: 'https://instagram.com/marram/', screenname: 'marram' },
      { serviceName: 'email', profileUrl: 'mailto:hello@shop.test' },
    ],
    location: { mapLat: 54.622, mapLng: 8.696, markerLat: 54.622, markerLng: 8.696 },
  });
  expect(websiteSettings).toMatchObject({ businessHours: { friday: { text: '10–18' }, monday: { text: '' } } });
  const page = await html('/');
  expect(page).toContain('<p class="site-footer-tagline">Stoneware</p>');
  expect(page).toContain('href="/universal/svg/social-accounts.svg#instagram-icon"');
  expect(page).toContain('<dt>Friday</dt><dd>10–18</dd>');
  expect(page).not.toContain('<dt>Monday</dt>');
  expect(page).toContain('"latitude":54.622');
  expect(page).toContain('"sameAs":["https://instagram.com/marram/"]');
});

test('the signs of the services are one file', async () => {
  const answer = await server.visitor().get('/universal/svg/social-accounts.svg');
  expect(answer.headers['content-type']).toBe('image/svg+xml');
  expect(answer.text).toContain('<symbol id="instagram-icon"');
  expect(answer.text).toContain('<symbol id="website-icon"');
});

test('what cannot be shown is refused by its field', async () => {
  const foreign = await addFile(server, { website: server.otherWebsite });
  expect(await errorsOf({ logoId: foreign, iconId: picture })).toEqual({ 'body.logoId': identityMessages.noPicture });
  expect(await errorsOf({ accounts: ['https://a.example', 'javascript:steal()'] })).toEqual({
    'body.accounts.1': identityMessages.noAddress,
  });
  expect(await errorsOf({ taglines: { pl: 'Kamionka' } })).toEqual({
    'body.taglines.pl': identityMessages.unknownLanguage,
  });
  expect(await errorsOf({ titlePatterns: { homepage: 'x', collection: '%s', item: '%c' } })).toEqual({
    'body.titlePatterns.collection': identityMessages.withoutName('%c'),
    'body.titlePatterns.item': identityMessages.withoutName('%i'),
  });
});

test('a picture that is the logo knows where it is used', async () => {
  await save({ logoId: picture });
  expect((await usesOf(picture)).map(({ kind }) => kind)).toEqual(['identity']);
  await save({});
  expect(await usesOf(picture)).toEqual([]);
});

test('an editor of pages does not change it', async () => {
  const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
  expect((await editor.get(path)).status).toBe(403);
});
