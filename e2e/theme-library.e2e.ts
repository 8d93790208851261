import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { becomeOwner } from './support/become-owner.ts';
import { coreSource, libraryTheme } from './support/library-theme.ts';
import { startBuiltServer } from './support/start-server.ts';
import { expect, test } from './support/test.ts';

const owner = { name: 'Ida Marram', email: 'ida@library.example', password: 'salt glaze and sea thrift' };

test('older scripts find the node library, and the public package for themes works', async ({ browser }) => {
  const shop = await startBuiltServer();
  await writeTheme(path.join(shop.dataFolder, 'themes', 'library'));
  const context = await browser.newContext({ baseURL: shop.setupLink.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await becomeOwner(page, shop.setupLink, owner);
  const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const chosen = await context.request.put('/api/website/theme', {
    data: { name: 'library' },
    headers: { 'x-crumb': crumb },
  });
  expect(chosen.status()).toBe(200);

  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // The package itself says that a tweak without a name has none.
    if (message.type() === 'error' && !message.text().includes('Invalid tweak name')) complaints.push(message.text());
  });
  await page.goto('/notebook');
  await expect
    .poll(() => page.evaluate('found'))
    .toEqual({
      parts: 7,
      lists: ['3', '1', '1,2,3'],
      places: [true, true, 30, true],
      delegated: 'alist',
      calls: ['mine', 'handle', 'before 7'],
      said: 5,
      spoke: 'hello',
      grown: '3>4',
      young: [3, 4, 'box', 5, true],
      ended: true,
      drawn: true,
      faded: '0.5',
      io: 'notebook',
      language: [2, 'a=b+c', '1!', false, 1, 0],
      cookie: 'yes',
    });
  await page.keyboard.press('Escape');
  expect(await page.evaluate('found.calls.at(-1)')).toBe('key 27');

  expect(await page.evaluate('core')).toMatchObject({
    tweak: ['#203040', '#203040', null],
    // Tweaks change only while an owner is editing.
    watched: [],
    loaded: [true, false],
    user: false,
    starts: 1,
    ends: 0,
  });
  const image = page.locator('.frame img').first();
  await expect(image).toHaveAttribute('src', /\?format=(?:300|500)w$/);
  expect((await image.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  await page.evaluate('core.again()');
  expect(await page.evaluate('[core.starts, core.ends]')).toEqual([2, 1]);
  expect(complaints).toEqual([]);
  await context.close();
  await shop.stop();
});

async function writeTheme(folder: string): Promise<void> {
  for (const [name, text] of Object.entries({ ...libraryTheme, 'scripts/bundle.js': await bundled(coreSource) })) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

/** As a theme's build does it: the package and the theme's own code in one script. */
async function bundled(source: string): Promise<string> {
  const entry = 'theme-entry.js';
  const build = await rolldown({
    input: entry,
    cwd: import.meta.dirname,
    platform: 'browser',
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id === entry ? path.join(import.meta.dirname, entry) : null),
        load: (id) => (path.basename(id) === entry ? source : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'iife' });
  await build.close();
  return output[0].code;
}
