import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** `page` is a new visitor of the sample shop; `backOffice` is a page of its signed-in owner. */
export const test = base.extend<{ backOffice: Page; context: BrowserContext }>({
  // Playwright reads a fixture's needs from this pattern, so it must stand here although this one needs nothing.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env['AWNING_E2E_URL']),
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // Chromium writes a line for every refused call; a refusal is an answer like any other.
      const isRefusal = message.text().startsWith('Failed to load resource: the server responded with a status of 4');
      if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
    });
    await use(page);
    expect(complaints, 'errors in the browser').toEqual([]);
  },
  backOffice: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL!, storageState: process.env['AWNING_E2E_OWNER']! });
    await use(await context.newPage());
    await context.close();
  },
});

/** WCAG 2.2 AA as far as a machine can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // No script may run in these frames, so none can look inside either: what they show is judged as a page of its own.
    .exclude('iframe[sandbox=""]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** No page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0], `width of ${page.url()}`).toBeLessThanOrEqual(widths[1]!);
}

export { expect };
