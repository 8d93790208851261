import { CollectionType } from '@awning/site-model';
import { addForm, layoutOf, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCollection, saveLayout } from '../content/index.ts';
import { captchaSources } from './captcha-sources.ts';

let server: TestServer;
let formId: string;
let newsletterId: string;
let pageId: string;

beforeAll(async () => {
  server = await startTestServer();
  const { database, clock, website } = server;
  formId = await addForm(server, { texts: { de: { submitButtonText: 'Los' } } });
  newsletterId = await addForm(server, {
    form: { name: 'Letters', formType: 'newsletter', fields: [{ id: 'email', kind: 'email', title: 'Email' }] },
  });
  const foreign = await addForm(server, { website: server.otherWebsite });
  pageId = await createCollection(database, clock, website.id, {
    urlId: 'ask',
    typeName: 'page',
    type: CollectionType.page,
    texts: { en: { title: 'Ask us' }, de: { title: 'Fragen' } },
  });
  const block = (id: string, form: string) => ({ type: 'form', props: { id, formId: form } });
  await saveLayout(
    database,
    clock,
    website.id,
    `page:${pageId}`,
    layoutOf({
      en: [
        {
          type: 'row',
          props: {
            id: 'r',
            columns: [
              { span: 6, blocks: [block('a', formId)] },
              { span: 6, blocks: [block('b', foreign)] },
            ],
          },
        },
        block('c', '00000000-0000-7000-8000-000000000000'),
      ],
    }),
  );
  await saveLayout(
    database,
    clock,
    website.id,
    'field:footer',
    layoutOf({
      en: [
        {
          type: 'newsletter',
          props: {
            id: 'n',
            formId: newsletterId,
            title: 'Letters',
            description: '<p>Rarely &amp; <em>well</em>.</p><script>x</script>',
          },
        },
      ],
    }),
  );
});
afterAll(() => server.close());

async function get(path: string) {
  return await server.visitor().get(path);
}

function formsIn(html: string): string[] {
  return [...html.matchAll(/data-form-id="([^"]+)"/g)].map(([, id]) => id ?? '');
}

describe('form blocks', () => {
  test('show the forms of the website, in the grid and in the footer, and nothing for what it does not have', async () => {
    const { text: body } = await get('/ask');
    expect(formsIn(body)).toEqual([formId, newsletterId]);
    expect(body.match(/class="sqs-block form-block sqs-block-form"/g)).toHaveLength(3);
    expect(body).toContain('<h2 class="newsletter-form-header-title">Letters</h2>');
  });

  test('print the description of a newsletter as the HTML that it was cleaned as', async () => {
    const { text: body } = await get('/ask');
    expect(body).toContain('<div class="newsletter-form-header-description"><p>Rarely &amp; <em>well</em>.</p></div>');
  });

  test('tell each form its page, in the language of the page', async () => {
    const { text: body } = await get('/de/ask');
    expect(body).toContain('name="pagePath" value="/de/ask"');
    expect(body).toContain(`name="pageId" value="${pageId}"`);
    expect(body).toContain('name="pageTitle" value="Fragen"');
    expect(body).toContain('name="contentSource" value="c"');
    expect(body).toMatch(/<button[^>]*>Los<\/button>/);
    expect(body.match(/name="pagePath" value="\/de\/ask"/g)).toHaveLength(2);
  });

  test('are finished in the page model too, and no marker leaves the server', async () => {
    const { text: body } = await get('/ask?format=json');
    const { mainContent } = JSON.parse(body) as { mainContent: string };
    expect(formsIn(mainContent)).toEqual([formId]);
    expect(body).not.toContain('<!--island');
    expect((await get('/ask')).text).not.toContain('<!--island');
  });
});

describe('the policy of a page with a captcha', () => {
  const html = '<div data-captcha="recaptcha">';
  const recaptcha = {
    provider: 'recaptcha',
    siteKey: 'k',
    address: 'https://www.google.com/recaptcha/api.js',
  } as const;

  test('names the provider only where it is used', () => {
    expect(captchaSources(html, recaptcha)).toEqual({
      'script-src': ['https://www.google.com', 'https://www.gstatic.com'],
      'frame-src': ['https://www.google.com'],
      'connect-src': ['https://www.google.com'],
    });
    expect(captchaSources(html, { ...recaptcha, address: 'https://captcha.example/api.js' })['script-src']).toEqual([
      'https://captcha.example',
    ]);
  });

  test('stays closed without a captcha on the page, without one on the website, and for the one in the box', () => {
    expect(captchaSources('<p>', recaptcha)).toEqual({});
    expect(captchaSources('<p>data-captcha="recaptcha" &lt;p data-captcha="recaptcha"', recaptcha)).toEqual({});
    expect(captchaSources(html, null)).toEqual({});
    expect(captchaSources(html, { provider: 'altcha', siteKey: 'k', address: '/api/captcha/challenge' })).toEqual({});
  });
});
