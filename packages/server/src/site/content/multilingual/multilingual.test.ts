import { TeamRole } from '@awning/site-model';
import {
  addStorePage,
  eventually,
  layoutOf,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { draftCalls } from '../editing/drafts.fixture.ts';
import type { PageBody } from '../editing/page/schema.ts';
import { multilingualMessages } from './messages.ts';
import type { MultilingualSettings } from './schema.ts';

type Languages = MultilingualSettings['languages'];

const settingsPath = '/api/multilingual/settings';
const statusPath = '/api/multilingual/status';
const languagesPath = '/api/multilingual/languages';

const english = { code: 'en', name: 'English', isPrimary: true, enabled: true };
const german = { code: 'de', name: 'Deutsch', isPrimary: false, enabled: true };
const french = { code: 'fr', name: 'Français', isPrimary: false, enabled: true };
const spanish = { code: 'es', name: 'Español', isPrimary: false, enabled: true };

let server: TestServer;
let editor: Visitor;
const { create, save, published } = draftCalls<PageBody>('/api/pages', pageBody, () => editor);
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'team-change=900000' } });
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
});
afterAll(() => server.close());
beforeEach(setLanguages);

async function setLanguages(): Promise<void> {
  expect((await put([english, german, french])).status).toBe(200);
}

describe('the settings', () => {
  test('ML-002 ML-003 hold the languages list, for any visitor', async () => {
    const answer = await server.visitor().get(settingsPath);
    expect([answer.status, answer.json()]).toEqual([200, { languages: [english, german, french] }]);
  });

  test('ML-005 ML-006 PUT stores the list, and a GET returns the new one', async () => {
    const languages = [english, spanish, { ...german, name: 'Deutsch (DE)', enabled: false }];
    const stored = await put(languages);
    expect([stored.status, stored.json()]).toEqual([200, { languages }]);
    expect((await server.visitor().get(settingsPath)).json()).toEqual({ languages });
    const other = await server.visitor({ host: server.otherWebsite.host }).get(settingsPath);
    expect(other.json()).toEqual({ languages: [english, german, french] });
  });

  test('ML-005 the change is in the list of what the team did', async () => {
    const admin = await signedInMember(server);
    await put([english, french]);
    const { entries } = (await admin.get('/api/audit')).json<{ entries: { what: string }[] }>();
    expect(entries.map(({ what }) => what)).toContain('website.languagesChanged');
  });

  test.each<[string, Languages, string, string]>([
    ['no primary language', [{ ...english, isPrimary: false }], 'languages', multilingualMessages.onePrimary],
    ['two primary languages', [english, { ...german, isPrimary: true }], 'languages', multilingualMessages.onePrimary],
    [
      'a primary language that visitors do not see',
      [german, { ...english, enabled: false }],
      'languages.1.enabled',
      multilingualMessages.primaryIsShown,
    ],
    ['a language twice', [english, german, { ...german, code: 'DE' }], 'languages.2.code', multilingualMessages.twice],
    [
      'a language like a part of the site',
      [english, { ...german, code: 'api' }],
      'languages.1.code',
      multilingualMessages.addressTaken,
    ],
  ])('ML-005 %s is refused by its field', async (_, languages, field, message) => {
    const answer = await put(languages);
    expect([answer.status, answer.json()]).toMatchObject([400, { errors: { [field]: message } }]);
    expect((await server.visitor().get(settingsPath)).json()).toEqual({ languages: [english, german, french] });
  });

  test.each<[string, unknown, string]>([
    ['no list', undefined, 'languages'],
    ['an empty list', [], 'languages'],
    ['21 languages', Array.from({ length: 21 }, (_, at) => ({ ...german, code: `a${at}` })), 'languages'],
    ['a code that is none', [{ ...english, code: '../x' }], 'languages.0.code'],
    ['a code of no form that languages have', [english, { ...german, code: 'de-12' }], 'languages.1.code'],
    ['no name', [{ ...english, name: ' ' }], 'languages.0.name'],
    ['more than a language has', [{ ...english, dir: 'rtl' }], 'languages.0.dir'],
  ])('ML-005 %s does not fit', async (_, languages, field) => {
    const answer = await editor.put(languagesPath, { languages });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toContain(field);
  });

  test('a code that is the address of a page is refused', async () => {
    await published({ slug: 'it', texts: { en: { title: 'The team' } } });
    const italian = { ...german, code: 'IT' };
    const answer = await put([english, italian]);
    expect(answer.json()).toMatchObject({ errors: { 'languages.1.code': multilingualMessages.addressTaken } });
  });

  test('a language becomes the primary one only if everything has a name in it', async () => {
    await published({ slug: 'main', texts: { en: { title: 'Hours' } } });
    const swapped = [
      { ...english, isPrimary: false },
      { ...german, isPrimary: true },
    ];
    const refused = await put(swapped);
    expect(refused.json()).toMatchObject({ errors: { 'languages.1.isPrimary': multilingualMessages.textsMissing } });
  });

  test('ML-003 to ML-005 are for the roles of Appendix B', async () => {
    const seller = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
    expect((await seller.get(settingsPath)).status).toBe(200);
    expect((await seller.get(statusPath)).status).toBe(403);
    expect((await seller.put(languagesPath, { languages: [english] })).status).toBe(403);
    expect((await server.visitor().get(statusPath)).status).toBe(401);
    const admin = await signedInMember(server);
    expect((await admin.get(statusPath)).status).toBe(200);
  });
});

describe('the status', () => {
  test('ML-004 tells how much is translated: what is missing or half there does not count', async () => {
    const before = await status();
    expect(before).toMatchObject({ enabled: true, primaryLanguage: 'en' });
    const html = (text: string) => [{ type: 'html', props: { id: 'a', html: text } }];
    const both = layoutOf({ en: html('<p>Hi</p>'), de: html('<p>Hallo</p>') });
    const half = layoutOf({ en: html('<p>Hi</p>') });
    const titles = { en: { title: 'Hours' }, de: { title: 'Zeiten' } };
    await published({ slug: 'status-all', texts: titles, layout: both });
    await published({ slug: 'status-half', texts: titles, layout: half });
    await published({ slug: 'status-none', texts: { en: { title: 'Hours' } }, layout: half });
    await create({ slug: 'status-draft', texts: titles });
    const grown = (code: string, translated: number) => {
      const { translatedItems, totalItems } = before.languages.find((language) => language.code === code)!;
      return { code, translatedItems: translatedItems + translated, totalItems: totalItems + 3 };
    };
    expect((await status()).languages).toEqual([grown('en', 3), grown('de', 1), grown('fr', 0)]);
  });

  test('ML-004 counts products, and lists no language that the website has left out', async () => {
    await addStorePage(server);
    await put([english]);
    const { enabled, languages } = await status();
    expect(enabled).toBe(false);
    expect(languages.map(({ code }) => code)).toEqual(['en']);
    expect(languages[0]!.translatedItems).toBe(languages[0]!.totalItems);
  });
});

describe('a language that is left out', () => {
  test('keeps its texts: what is translated can still be saved, and is there when it comes back', async () => {
    const texts = { en: { title: 'Hours' }, de: { title: 'Zeiten' } };
    const { id } = await published({ slug: 'kept', texts });
    await put([english]);
    expect((await pageAt('/de/kept')).status).toBe(404);
    expect((await pageAt('/kept')).text).not.toContain('hreflang');
    await save(id, 2, { slug: 'kept', texts });
    await put([english, german]);
    expect((await pageAt('/de/kept')).text).toContain('Zeiten');
  });
});

describe('a code in other capitals', () => {
  const swiss = { ...german, code: 'de-CH' };

  test.each(['de-ch', 'DE-CH'])('%s is the language that is there, with its texts', async (code) => {
    await put([english, swiss]);
    const slug = `capitals-${code === 'de-ch' ? 'small' : 'large'}`;
    const texts = { en: { title: 'Hours' }, 'de-CH': { title: 'Zeiten' } };
    const { id } = await published({ slug, texts });
    const same = await put([english, { ...swiss, code, name: 'Schweiz' }]);
    expect(same.json()).toEqual({ languages: [english, { ...swiss, name: 'Schweiz' }] });
    await put([english]);
    await put([english, { ...swiss, code }]);
    expect((await pageAt(`/de-CH/${slug}`)).text).toContain('Zeiten');
    await save(id, 2, { slug, texts });
  });

  test('is no second language, and a primary one may come in it', async () => {
    const twice = await put([english, swiss, { ...swiss, code: 'de-ch' }]);
    expect(twice.json()).toMatchObject({ errors: { 'languages.2.code': multilingualMessages.twice } });
    expect((await put([{ ...english, code: 'EN' }, german])).json()).toEqual({ languages: [english, german] });
  });

  test('names the texts and languages of blocks, too', async () => {
    await put([english, swiss]);
    const block = { type: 'html', props: { id: 'a', languages: ['EN', 'de-ch'] } };
    const layout = {
      ...layoutOf({ en: [] }),
      content: [block],
      texts: { EN: { a: { html: '<p>Open</p>' } }, 'de-ch': { a: { html: '<p>Offen</p>' } } },
    };
    await published({ slug: 'capitals-blocks', texts: { en: { title: 'Hours' } }, layout });
    expect((await pageAt('/capitals-blocks')).text).toContain('<p>Open</p>');
    expect((await pageAt('/de-CH/capitals-blocks')).text).toContain('<p>Offen</p>');
  });
});

describe('what visitors see', () => {
  test('ML-001 a page names itself in the other languages, and leads to them without a script', async () => {
    await published({ slug: 'spoken', texts: { en: { title: 'Hours' }, de: { title: 'Zeiten' } } });
    const { text } = await pageAt('/de/spoken');
    const origin = `http://${server.website.host}`;
    expect(text).toContain('<html lang="de"');
    expect(text).toContain(`<link rel="canonical" href="${origin}/de/spoken">`);
    for (const [code, path] of Object.entries({ en: '/spoken', de: '/de/spoken', fr: '/fr/spoken' })) {
      expect(text).toContain(`<link rel="alternate" hreflang="${code}" href="${origin}${path}">`);
      expect(text).toMatch(new RegExp(`<a href="${path}" hreflang="${code}" lang="${code}"`));
    }
    expect(text).toContain(`<link rel="alternate" hreflang="x-default" href="${origin}/spoken">`);
    // Without a text of its own it speaks the primary language's.
    expect((await pageAt('/fr/spoken')).text).toContain('Hours');
  });

  test('ML-001 a page in a language that is written from the right says so', async () => {
    const arabic = { code: 'ar', name: 'العربية', isPrimary: false, enabled: true };
    await published({ slug: 'written', texts: { en: { title: 'Written' } } });
    await put([english, arabic]);
    expect((await pageAt('/ar/written')).text).toContain('<html lang="ar" dir="rtl">');
    expect((await pageAt('/written')).text).toContain('<html lang="en" dir="ltr">');
  });
});

/** What was stored counts for pages once the notice has arrived. */
async function put(languages: Languages) {
  const answer = await editor.put(languagesPath, { languages });
  if (answer.status !== 200) return answer;
  await eventually(() => {
    const known = server.app.websites.known(server.website.host)?.languages.filter(({ isLeftOut }) => !isLeftOut);
    expect(known).toEqual(answer.json<MultilingualSettings>().languages);
  });
  return answer;
}

async function status() {
  return (await editor.get(statusPath)).json<{
    enabled: boolean;
    primaryLanguage: string;
    languages: { code: string; translatedItems: number; totalItems: number }[];
  }>();
}

function pageAt(path: string) {
  return server.visitor().get(path, { accept: 'text/html' });
}

function pageBody(change: Partial<PageBody> = {}): PageBody {
  return {
    slug: 'about',
    type: 10,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title: 'About' } },
    layout: layoutOf({ en: [] }),
    ...change,
  };
}
