import { CollectionType, popupPositions, TeamRole } from '@awning/site-model';
import {
  addBlog,
  addForm,
  layoutOf,
  signedInMember,
  signedInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCollection, createItem, emptyLayout, makeHomepage } from '../content/index.ts';
import type { AnnouncementBarBody } from './announcement-bar/schema.ts';
import { popupMessages } from './messages.ts';
import type { PopupBody } from './popup/schema.ts';

const popupPath = '/api/website/popup';
const barPath = '/api/website/announcement-bar';

let server: TestServer;
let editor: Visitor;
let home: string;
let about: string;
let blog: string;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
  home = await addPage(server.website.id, 'home');
  await makeHomepage(server.database, server.website.id, home);
  about = await addPage(server.website.id, 'about');
  blog = await addBlog(server);
  const { database, clock, website } = server;
  const texts = { en: { title: 'Kiln' } };
  await createItem(database, clock, website.id, {
    collectionId: blog,
    urlId: 'kiln',
    recordType: 1,
    publishAt: clock.now(),
    texts,
  });
});
afterAll(() => server.close());

const words = (text: string, id = 'a') => layoutOf({ en: [{ type: 'html', props: { id, html: `<p>${text}</p>` } }] });

const popup: PopupBody = {
  isOn: true,
  position: 'BOTTOM_RIGHT',
  pages: 'all',
  pageIds: [],
  delaySeconds: 5,
  scrollPercent: 50,
  daysHidden: 7,
  content: words('Kiln opening'),
};
const bar: AnnouncementBarBody = { isOn: true, isClosable: true, content: words('Closed until Monday') };

beforeEach(async () => {
  await publish(popupPath, { ...popup, isOn: false });
  await publish(barPath, { ...bar, isOn: false });
});

describe('the popup', () => {
  test('before the first change there is none, and it would be closed for seven days', async () => {
    const other = await signedInMember(server, { website: server.otherWebsite, roles: [TeamRole.EDITOR] });
    const { version, body } = (await other.get(popupPath)).json<{ version: number; body: PopupBody }>();
    expect([version, body]).toMatchObject([0, { isOn: false, daysHidden: 7, content: { content: [] } }]);
  });

  test('is a closed dialog at the end of the page, with what the browser needs to know', async () => {
    await publish(popupPath, popup);
    const dialog = await dialogOn('/');
    expect(dialog).toContain('Kiln opening');
    expect(dialog).toMatch(
      /^<dialog class="[^"]*sqs-popup-overlay--bottom-right" data-popup data-page-type="104" data-version="\d+" data-delay="5" data-scroll="50" data-days="7" aria-label="Message">/,
    );
    await publish(popupPath, { ...popup, scrollPercent: null, daysHidden: null });
    expect(await dialogOn('/')).not.toMatch(/data-(?:scroll|days|preview)/);
  });

  test.each(popupPositions)('can be at %s', async (position) => {
    await publish(popupPath, { ...popup, position });
    const name = position.toLowerCase().replace('_', '-');
    expect(await dialogOn('/')).toContain(`sqs-popup-overlay--${name}"`);
  });

  test('is on the pages that the owner has chosen, with what is on them', async () => {
    const shownAt = async (rules: Partial<PopupBody>) => {
      await publish(popupPath, { ...popup, ...rules });
      const paths = ['/', '/about', `/${await slugOf(blog)}`, `/${await slugOf(blog)}/kiln`];
      const found = await Promise.all(paths.map(async (path) => ((await dialogOn(path)) === undefined ? '' : 'shown')));
      return found.map((one) => one !== '');
    };
    expect(await shownAt({ pages: 'all' })).toEqual([true, true, true, true]);
    expect(await shownAt({ pages: 'home' })).toEqual([true, false, false, false]);
    expect(await shownAt({ pages: 'chosen', pageIds: [about] })).toEqual([false, true, false, false]);
    expect(await shownAt({ pages: 'chosen', pageIds: [blog] })).toEqual([false, false, true, true]);
    expect(await shownAt({ isOn: false })).toEqual([false, false, false, false]);
  });

  test('interrupts nobody who pays, signs in, searches or is lost', async () => {
    await publish(popupPath, popup);
    const customer = await signedInSiteUser(server);
    for (const path of ['/cart', '/checkout', '/account', '/account/login', '/search', '/nowhere']) {
      const visitor = path === '/account' ? customer : server.visitor();
      expect([path, (await visitor.get(path, html)).text.includes('data-popup')]).toEqual([path, false]);
    }
  });

  test('POPUP-005 its version grows with its content and when it is switched on again, not with a rule', async () => {
    const versions: (number | undefined)[] = [];
    const next = async (body: PopupBody) => {
      await publish(popupPath, body);
      const version = /data-version="(\d+)"/.exec((await dialogOn('/')) ?? '')?.[1];
      versions.push(version === undefined ? undefined : Number(version));
    };
    await next(popup);
    await next({ ...popup, delaySeconds: 9, position: 'TOP_LEFT' });
    await next({ ...popup, content: words('Kiln closing') });
    await next({ ...popup, isOn: false, content: words('Kiln closing') });
    await next({ ...popup, content: words('Kiln closing') });
    const first = versions[0]!;
    expect(versions).toEqual([first, first, first + 1, undefined, first + 2]);
  });

  test('shows a newsletter form, which cannot be thrown away meanwhile', async () => {
    const formId = await addForm(server, { form: { name: 'News', formType: 'newsletter' } });
    const content = layoutOf({ en: [{ type: 'newsletter', props: { id: 'n', formId, title: 'Letters' } }] });
    await publish(popupPath, { ...popup, content });
    expect(await dialogOn('/')).toContain(`data-form-id="${formId}"`);
    const { version } = (await editor.get(`/api/forms/${formId}`)).json<{ version: number }>();
    expect((await editor.delete(`/api/forms/${formId}?version=${version}`)).status).toBe(409);
  });

  test('what is wrong is named, and what could run is cleaned away', async () => {
    const errors = async (change: object) => {
      const answer = await save(popupPath, { ...popup, ...change });
      expect(answer.status).toBe(400);
      return Object.keys(answer.json<{ errors: object }>().errors);
    };
    expect(await errors({ position: 'MIDDLE' })).toEqual(['body.position']);
    expect(await errors({ delaySeconds: 601 })).toEqual(['body.delaySeconds']);
    expect(await errors({ delaySeconds: -1 })).toEqual(['body.delaySeconds']);
    expect(await errors({ scrollPercent: 0 })).toEqual(['body.scrollPercent']);
    expect(await errors({ daysHidden: 366 })).toEqual(['body.daysHidden']);
    expect(await errors({ pageIds: Array.from({ length: 51 }, () => about) })).toEqual(['body.pageIds']);
    const many = Array.from({ length: 61 }, (_, index) => ({ type: 'spacer', props: { id: `b${index}` } }));
    expect(await errors({ content: { ...popup.content, content: many } })).toEqual(['body.content.content']);
    await publish(popupPath, { ...popup, content: words('A<script>alert(1)</script>') });
    expect(await dialogOn('/')).not.toContain('alert(1)');
  });

  test('with nothing to say or on no page it cannot be published', async () => {
    const refusalOf = async (body: PopupBody) => {
      const saved = (await save(popupPath, body)).json<{ version: number }>();
      const answer = await editor.post(`${popupPath}/publish`, { version: saved.version });
      return [answer.status, answer.json<{ errors?: object }>().errors];
    };
    expect(await refusalOf({ ...popup, content: emptyLayout })).toEqual([400, { 'body.content': popupMessages.empty }]);
    const button = { type: 'button', props: { id: 'go' } };
    const dead = { ...popup.content, content: [...popup.content.content, button] };
    const withTexts = (go: Record<string, string>) => ({
      ...dead,
      texts: { en: { ...popup.content.texts['en'], go } },
    });
    expect(await refusalOf({ ...popup, content: withTexts({ buttonText: 'Visit us' }) })).toEqual([
      400,
      { 'body.content': popupMessages.noButtonLink },
    ]);
    expect(await refusalOf({ ...popup, content: withTexts({ buttonText: 'Visit us', buttonLink: '/about' }) })).toEqual(
      [200, undefined],
    );
    // A page of another website is none.
    const foreign = await addPage(server.otherWebsite.id, 'foreign');
    expect(await refusalOf({ ...popup, pages: 'chosen', pageIds: [foreign] })).toEqual([
      400,
      { 'body.pageIds': popupMessages.noPages },
    ]);
  });

  test('a draft is on no page until it is published, but its preview shows it at once', async () => {
    await publish(popupPath, popup);
    const drafted = await save(popupPath, { ...popup, isOn: false, pages: 'home', content: words('Not yet') });
    expect([drafted.status, drafted.json()]).toMatchObject([200, { state: 'draft' }]);
    const preview = (await editor.get(`${popupPath}/preview`)).json<{ path: string }>();
    const seen = (await server.visitor().get(preview.path, html)).text;
    expect(seen).toMatch(/<dialog [^>]*data-preview[^>]*>.*Not yet/);
    expect(await dialogOn('/')).toContain('Kiln opening');
    const { id } = (await editor.get(`/api/pages/${about}`)).json<{ id: string }>();
    const ofPage = (await editor.get(`/api/pages/${id}/preview`)).json<{ path: string }>();
    expect((await server.visitor().get(ofPage.path, html)).text).not.toContain('data-popup');
  });

  test('is written by EDITOR and ADMIN only', async () => {
    const seller = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
    for (const path of [popupPath, barPath]) {
      expect((await seller.get(path)).status).toBe(403);
      expect((await server.visitor().get(path)).status).toBe(401);
    }
  });
});

describe('the announcement bar', () => {
  test('is complete HTML at the top of every page, and only on those of its website', async () => {
    await publish(barPath, bar);
    for (const path of ['/', '/about', '/search', '/cart', '/account/login']) {
      const { text } = await server.visitor().get(path, html);
      expect([path, text.indexOf('Closed until Monday') > text.indexOf('<body')]).toEqual([path, true]);
      expect(text).toMatch(
        /<body[^>]*>\s*<a class="skip-link"[^>]*>[^<]*<\/a><aside class="sqs-announcement-bar" aria-label="Announcement"/,
      );
    }
    const { text } = await server.visitor({ host: server.otherWebsite.host }).get('/', html);
    expect(text).not.toContain('sqs-announcement-bar"');
  });

  test('what hides a closed bar is allowed by its hash, and only where it is', async () => {
    await publish(barPath, bar);
    const shown = await server.visitor().get('/', html);
    expect(shown.text).toContain('</aside><script>try{');
    expect(shown.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/);
    await publish(barPath, { ...bar, isClosable: false });
    const fixed = await server.visitor().get('/', html);
    expect(fixed.text).not.toContain('data-announcement-bar');
    expect(fixed.headers['content-security-policy']).not.toContain('sha256');
  });

  test('its draft is seen in the preview, without a button to close it', async () => {
    await publish(barPath, bar);
    await save(barPath, { ...bar, isOn: false, content: words('Open again') });
    const preview = (await editor.get(`${barPath}/preview`)).json<{ path: string }>();
    const seen = (await server.visitor().get(preview.path, html)).text;
    expect(seen).toContain('Open again');
    expect(seen).not.toContain('sqs-announcement-bar-close');
    expect((await server.visitor().get('/', html)).text).not.toContain('Open again');
  });

  test('says in each language what the owner wrote for it', async () => {
    const content = layoutOf({
      en: [{ type: 'html', props: { id: 'a', html: '<p>Closed</p>' } }],
      de: [{ type: 'html', props: { id: 'a', html: '<p>Geschlossen</p>' } }],
    });
    await publish(barPath, { ...bar, content });
    const { text } = await server.visitor().get('/de/about', html);
    expect(text).toContain('<p>Geschlossen</p>');
    expect(text).toContain('aria-label="Ankündigung"');
  });
});

const html = { accept: 'text/html' };

async function save(path: string, body: object) {
  const { version } = (await editor.get(path)).json<{ version: number }>();
  return await editor.put(path, { version, body });
}

async function publish(path: string, body: object): Promise<void> {
  const saved = await save(path, body);
  expect([saved.status, saved.text]).toMatchObject([200, expect.any(String)]);
  const { version } = saved.json<{ version: number }>();
  expect((await editor.post(`${path}/publish`, { version })).status).toBe(200);
}

/** What a visitor gets of the popup; undefined if it is not on the page. */
async function dialogOn(path: string): Promise<string | undefined> {
  const { status, text } = await server.visitor().get(path, html);
  expect([path, status]).toEqual([path, 200]);
  return /<dialog [^>]*data-popup[\s\S]*?<\/dialog>/.exec(text)?.[0];
}

async function addPage(websiteId: string, urlId: string): Promise<string> {
  const { database, clock } = server;
  const texts = { en: { title: urlId } };
  return await createCollection(database, clock, websiteId, {
    urlId,
    typeName: 'page',
    type: CollectionType.page,
    texts,
  });
}

async function slugOf(id: string): Promise<string> {
  const row = await server.database.kysely
    .selectFrom('collection')
    .select('url_id')
    .where('website_id', '=', server.website.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.url_id;
}
