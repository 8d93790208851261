import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const pages = [
  '/',
  '/shop',
  '/shop/p/low-tide-plate',
  '/shop/p/moon-jar',
  '/notebook',
  '/about',
  '/search?q=mug',
  '/cart',
  '/de',
  '/fr/shop',
];

for (const width of [375, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of pages) {
      test(`${path} is complete, accessible and no wider than the window`, async ({ page }) => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('main')).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

test('PAGE-002, PAGE-004: a page requests nothing from third parties', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) strangers.push(request.url());
  });
  for (const path of ['/', '/shop', '/shop/p/tide-mug', '/cart']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
});

test('a missing page says so in the language of its address, with status 404', async ({ page }) => {
  const answer = await page.goto('/de/gibt-es-nicht');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await expectAccessible(page);
});

test('the language links lead to the same page in another language', async ({ page }) => {
  await page.goto('/shop');
  await page
    .getByRole('link', { name: /^DE$|Deutsch/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/de\/shop$/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
});
