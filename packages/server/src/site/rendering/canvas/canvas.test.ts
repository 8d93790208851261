import { type LayoutDocument, TeamRole } from '@awning/site-model';
import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFolder } from '../../../platform/project-folder.ts';
import { saveLayout } from '../../content/index.ts';
import { readCanvasScripts } from './canvas-script.ts';

const MAX_CHANGES = 20;

let server: TestServer;
let editor: Visitor;
let id: string;
let version: number;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: `team-change=${MAX_CHANGES},canvas=900000` } });
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
  const { database, clock, website } = server;
  await saveLayout(database, clock, website.id, 'field:footer', {
    ...layout(''),
    content: [{ type: 'html', props: { id: 'story' } }],
    texts: { en: { story: { html: '<p>Footer words</p>' } } },
  });
  const made = await editor.post('/api/pages', { body: pageBody(layout('Published')) });
  ({ id, version } = made.json<{ id: string; version: number }>());
  version = await changed(editor.post(`/api/pages/${id}/publish`, { version }));
  version = await changed(editor.put(`/api/pages/${id}`, { version, body: pageBody(layout('Drafted')) }));
});
afterAll(() => server.close());

async function changed(call: ReturnType<Visitor['put']>): Promise<number> {
  const answer = await call;
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json<{ version: number }>().version;
}

/** A text alone, and a row with another one and an empty column. */
function layout(words: string): LayoutDocument {
  const inner = { type: 'quote', props: { id: 'said' } };
  const columns = [
    { span: 8, blocks: [inner] },
    { span: 4, blocks: [] },
  ];
  return {
    schema: 1,
    root: {},
    content: [
      { type: 'html', props: { id: 'story' } },
      { type: 'row', props: { id: 'both', columns } },
    ],
    texts: {
      en: { story: { html: `<p>${words}</p>` }, said: { quote: '<p>Yes</p>' } },
      de: { story: { html: `<p>${words} auf Deutsch</p>` } },
    },
  };
}

const pageBody = (edited: LayoutDocument) => ({
  slug: 'canvas',
  type: 10,
  isEnabled: true,
  regionName: null,
  parentId: null,
  mainImageId: null,
  texts: { en: { title: 'On canvas' } },
  layout: edited,
});

async function canvas(suffix = '&canvas=1') {
  const { path } = (await editor.get(`/api/pages/${id}/preview`)).json<{ path: string }>();
  return await server.visitor().get(`${path}${suffix}`);
}

const draw = (body: unknown) => editor.post(`/api/pages/${id}/canvas`, body);
const withoutMarks = (html: string) => html.replaceAll(/ data-edit-[a-z]+="[^"]*"| data-updated-on="\d+"/g, '');

describe('the canvas', () => {
  test('D-179 shows the draft in a sealed document in which no script of the theme runs', async () => {
    const { status, text, headers } = await canvas();
    expect([status, text]).toEqual([200, expect.stringContaining('Drafted')]);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(['sandbox allow-scripts', "default-src 'none'", "form-action 'none'"]),
    );
    expect(policy).toContain("frame-ancestors 'self'");
    // Those that may run, if they were built, and nothing of the theme; only the first is part of the page.
    const own = readCanvasScripts(projectFolder);
    const hashes = own?.hashes.join(' ');
    expect(policy).toContain(`script-src ${hashes ?? "'none'"}`);
    expect(text.split('<script').length - 1).toBe(own === undefined ? 0 : 1);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    });
  });

  test('marks the blocks, rows, columns and texts of the page, and nothing around it', async () => {
    const { text } = await canvas();
    expect(text).toContain('Footer words');
    const marks = [...text.matchAll(/ data-edit-[a-z]+="[^"]*"/g)].map(([mark]) => mark.trim());
    expect(marks).toEqual([
      'data-edit-area="layout"',
      'data-edit-block="story"',
      'data-edit-text="html"',
      'data-edit-row="both"',
      'data-edit-column="0"',
      'data-edit-block="said"',
      'data-edit-text="quote"',
      'data-edit-column="1"',
    ]);
  });

  test('nothing is marked on the page of visitors and in a preview', async () => {
    const { text } = await server.visitor().get('/canvas');
    expect(text).toContain('Published');
    expect(text).not.toContain('data-edit');
    const preview = await canvas('');
    expect(preview.text).toContain('Drafted');
    expect(preview.text).not.toContain('data-edit');
    expect(preview.headers['content-security-policy']).not.toContain('sandbox');
  });

  test('needs a valid link', async () => {
    expect((await server.visitor().get('/canvas?canvas=1')).text).not.toContain('data-edit');
    expect((await server.visitor().get('/canvas?preview=x&canvas=1')).text).not.toContain('data-edit');
  });

  test('D-179 where there is nothing to show, no page of the theme takes its place, whose scripts would run', async () => {
    for (const path of ['/canvas', '/no-such-page']) {
      const { status, text } = await server.visitor().get(`${path}?preview=x&canvas=1`);
      expect([status, text]).toEqual([404, expect.not.stringMatching(/<script|site\.css/)]);
    }
  });

  test('may load the styles, fonts and pictures of the theme, which anybody may read', async () => {
    const { text } = await canvas();
    const [, address = ''] = /href="(\/site\.css[^"]*)"/.exec(text) ?? [];
    expect((await server.visitor().get(address)).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});

describe('drawing a layout that is not saved', () => {
  test('returns the marked content of the page and changes nothing', async () => {
    const answer = await draw({ language: 'en', layout: layout('Typed just now') });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    const { html } = answer.json<{ html: string }>();
    expect(html).toContain('Typed just now');
    expect(html).toContain('data-edit-block="story"');
    expect(html).not.toContain('<html');
    expect((await editor.get(`/api/pages/${id}`)).json()).toMatchObject({
      version,
      body: { layout: layout('Drafted') },
    });
    expect((await server.visitor().get('/canvas')).text).toContain('Published');
  });

  test('draws what visitors would see, in their language', async () => {
    for (const [language, path] of [
      ['en', '/canvas'],
      ['de', '/de/canvas'],
    ]) {
      const { html } = (await draw({ language, layout: layout('Published') })).json<{ html: string }>();
      const published = await server.visitor().get(`${path}?format=main-content`);
      expect(published.text).toContain('Published');
      expect(withoutMarks(html)).toBe(withoutMarks(published.text));
    }
  });

  test('goes on where so many changes would be too many, for somebody who types', async () => {
    for (let count = 0; count <= MAX_CHANGES; count += 1) {
      expect((await draw({ language: 'en', layout: layout(`Letter ${count}`) })).status).toBe(200);
    }
  });

  test('cleans what is not allowed, like saving', async () => {
    const { html } = (
      await draw({ language: 'en', layout: layout('<script>alert(1)</script><b onclick="x()">Bold</b>') })
    ).json<{ html: string }>();
    expect(html).toContain('<b>Bold</b>');
    expect(html).not.toMatch(/alert|onclick/);
  });

  test('a page in the trash is not found', async () => {
    const made = (await editor.post('/api/pages', { body: { ...pageBody(layout('x')), slug: 'gone' } })).json<{
      id: string;
      version: number;
    }>();
    expect((await editor.delete(`/api/pages/${made.id}?version=${made.version}`)).status).toBe(200);
    const answer = await editor.post(`/api/pages/${made.id}/canvas`, { language: 'en', layout: layout('x') });
    expect(answer.status).toBe(404);
  });

  test('an error names the place in the layout', async () => {
    const hostile = { ...layout('x'), content: [{ type: 'spacer', props: { id: 'a', size: 'huge' } }], texts: {} };
    const answer = await draw({ language: 'en', layout: hostile });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: { 'body.layout.content.0.props.size': 'The setting "size" has a value that is not allowed.' },
    });
  });

  test('200 hostile layouts get a clear 400', async () => {
    const junk = fc.jsonValue({ maxDepth: 4 });
    const names = fc.constantFrom('html', 'row', 'gallery', 'form', '__proto__', 'constructor', 'no-such');
    const block = fc.record({
      type: names,
      props: fc.dictionary(fc.constantFrom('id', 'columns', 'at', 'formId'), junk),
    });
    const hostile = fc.oneof(
      junk,
      fc.record({ schema: fc.constant(1), root: junk, content: junk, texts: junk }),
      fc.record({
        schema: fc.constant(1),
        root: fc.constant({}),
        content: fc.array(block, { minLength: 1 }),
        texts: fc.dictionary(fc.constantFrom('en', '__proto__'), junk),
      }),
    );
    for (const one of fc.sample(hostile, { numRuns: 200, seed: 15 })) {
      const answer = await draw({ language: 'en', layout: one });
      expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(/"message":"[^"]{10,}/)]);
    }
  });
});

describe('header and footer', () => {
  const documentPath = '/api/website/header-footer';
  const pair = (above: string, below: string) => ({ header: oneText(above), footer: oneText(below) });
  const drawPair = (body: object) =>
    editor.post(`${documentPath}/canvas`, { language: 'en', path: '/canvas', ...body });

  async function draft(above: string, below: string): Promise<string> {
    const stored = (await editor.get(documentPath)).json<{ version: number }>();
    await changed(editor.put(documentPath, { version: stored.version, body: pair(above, below) }));
    return (await editor.get(`${documentPath}/preview`)).json<{ path: string }>().path;
  }
  /** The canvas of header and footer on another page than the one that the link leads to. */
  const canvasOn = async (page: string) => {
    const link = await draft('Drafted above', 'Drafted below');
    return await server.visitor().get(`${page}${link.slice(link.indexOf('?'))}&canvas=1`);
  };

  test('their draft is drawn on any page of visitors, and they alone are marked', async () => {
    const { status, text, headers } = await canvasOn('/canvas');
    expect([status, text]).toEqual([200, expect.stringContaining('Published')]);
    const marks = [...text.matchAll(/ data-edit-(?:area|block)="[^"]*"/g)].map(([mark]) => mark.trim());
    expect(marks).toEqual([
      'data-edit-area="header"',
      'data-edit-block="words"',
      'data-edit-area="footer"',
      'data-edit-block="words"',
    ]);
    expect(text).toMatch(/Drafted above[\s\S]*Published[\s\S]*Drafted below/);
    expect(headers['content-security-policy']).toContain('sandbox allow-scripts');
    expect((await server.visitor().get('/canvas')).text).not.toContain('Drafted above');
  });

  test('an empty header has its place on the canvas, and nowhere else', async () => {
    const answer = await drawPair({ ...pair('', 'Below'), header: { ...oneText(''), content: [], texts: {} } });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    expect(answer.json<{ html: string }>().html).toMatch(/data-edit-area="header"[^>]*><\/div>/);
    expect((await server.visitor().get('/canvas')).text).not.toContain('id="header"');
  });

  test('what is not saved is drawn without the page around it, and changes nothing', async () => {
    const { version } = (await editor.get(documentPath)).json<{ version: number }>();
    const { html } = (await drawPair(pair('Typed above', 'Typed below'))).json<{ html: string }>();
    expect(html).toMatch(/^<div [^>]*data-edit-area="header"[\s\S]*Typed above[\s\S]*Typed below/);
    expect(html).not.toMatch(/Published|<main|<script/);
    expect((await editor.get(documentPath)).json()).toMatchObject({ version });
  });

  test('the page has to be one that everybody may see', async () => {
    const secret = { ...pageBody(layout('Only for some')), slug: 'secret' };
    const made = (await editor.post('/api/pages', { body: secret })).json<{ id: string; version: number }>();
    await changed(editor.post(`/api/pages/${made.id}/publish`, { version: made.version }));
    expect((await canvasOn('/secret')).status).toBe(200);
    const admin = await signedInMember(server);
    const guarded = await admin.put(`/api/page-access/${made.id}`, { permission: 2, password: 'a long walk home' });
    expect([guarded.status, guarded.text]).toEqual([200, expect.any(String)]);
    expect((await canvasOn('/secret')).status).toBe(404);
    expect((await canvasOn('/no-such-page')).status).toBe(404);
    for (const page of ['/secret', '/no-such-page']) {
      const answer = await drawPair({ ...pair('A', 'B'), path: page });
      expect([answer.status, answer.json()]).toMatchObject([409, { reason: 'cannotBeDrawn' }]);
    }
  });

  test('an error names the place, and an address that is none is refused', async () => {
    const wrong = { ...oneText('x'), content: [{ type: 'spacer', props: { id: 'a', size: 'huge' } }], texts: {} };
    const answer = await drawPair({ ...pair('A', 'B'), footer: wrong });
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { errors: { 'body.footer.content.0.props.size': expect.any(String) } },
    ]);
    const elsewhere = await drawPair({ ...pair('A', 'B'), path: 'https://else.where/' });
    expect([elsewhere.status, Object.keys(elsewhere.json<{ errors: object }>().errors)]).toEqual([400, ['path']]);
  });
});

function oneText(words: string): LayoutDocument {
  return {
    schema: 1,
    root: {},
    content: [{ type: 'html', props: { id: 'words' } }],
    texts: { en: { words: { html: `<p>${words}</p>` } } },
  };
}
