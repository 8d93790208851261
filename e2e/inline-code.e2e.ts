import { compileTemplate } from '@awning/template-engine';
import { policyFor } from '../packages/server/src/platform/http/responses/csp.ts';
import { collectCode } from '../packages/server/src/site/rendering/page-code.ts';
import { expect, test } from './support/test.ts';

/** Code of a theme in every form that may run, code from values, and code that prints values without escaping. */
const template = [
  '<!doctype html><html lang="en"><title>Theme</title>',
  `<body onload="run('load &quot;&eacute;&amp;amp &copy')"><style>h1{color:rgb(1, 2, 3)}</style><h1>Theme</h1>`,
  `<script>const seen=[];const run=(what)=>seen.push(what);\r\nrun('source');\r</script>`,
  '<script>run({text|json});run({number});run("{id}");</script>',
  '<script>run("{text|htmlattr}")</script>',
  `<button id="bare" onclick=run("bare",'b')>1</button>`,
  `<button id="single" onclick='run({object|json})'>2</button>`,
  '<button id="double" onclick="run({object|json|htmlattr})">3</button>',
  `<button id="raw" onclick="run('{text}')">4</button>{html}`,
].join('\n');

const data = {
  text: `it's </script>\u2028"`,
  number: 5,
  id: 'i-1',
  object: { a: 'é"<&' },
  html: `<script>run('value')</script><img src="x" onerror="run('picture')">`,
};

test('the policy of a page allows the code of its templates in a real browser, and no code from values', async ({
  context,
  baseURL,
}) => {
  const { output, inlineCode } = compileTemplate(template).render(data);
  const code = collectCode();
  code.add(inlineCode);
  const page = await context.newPage();
  await page.route('**/inline-code', (route) =>
    route.fulfill({
      body: output,
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policyFor(code.hashes()) },
    }),
  );
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(`${baseURL}/inline-code`);
  for (const id of ['bare', 'single', 'double', 'raw']) await page.locator(`#${id}`).click();
  // Two scripts and two handlers, among them that of the picture, which failed to load before the last click.
  await expect.poll(() => refused.length).toBe(4);
  const { text, number, id, object } = data;
  const expected = ['source', text, number, id, 'load "é&amp ©', 'bare', object, object];
  expect(await page.evaluate('seen')).toEqual(expected);
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)');
});
