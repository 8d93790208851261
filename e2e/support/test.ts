import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { owner } from './owner.ts';

/** `page` is a new visitor of the sample shop; `backOffice` is a page of its signed-in owner. */
export const test = base.extend<{ backOffice: Page; context: BrowserContext }>({
  // Playwright reads a fixture's dependencies from this pattern, so it is required although this one has none.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env['AWNING_E2E_URL']),
  page: async ({ page }, use) => {
    const complaints = complaintsOf(page);
    await use(page);
    expect(complaints, 'errors in the browser').toEqual([]);
  },
  backOffice: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      storageState: process.env['AWNING_E2E_OWNER']!,
      // A notice that fades away while colours are measured has too little contrast for a moment.
      reducedMotion: 'reduce',
    });
    await confirmOwner(context);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await use(page);
    await context.close();
    expect(complaints, 'errors in the back office').toEqual([]);
  },
});

/** Everything that a page reports as an error. A journey that causes errors on purpose removes the listeners. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Chromium logs a line for every refused call; a refusal is a normal response.
    const isRefusal = message.text().startsWith('Failed to load resource: the server responded with a status of 4');
    if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
  });
  return complaints;
}

/** All journeys share the owner's session, and its confirmation may be more than ten minutes old. */
async function confirmOwner(context: BrowserContext): Promise<void> {
  const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const data = { way: 'password', secret: owner.password };
  const answer = await context.request.post('/api/team/confirmation', { data, headers: { 'x-crumb': crumb } });
  expect(answer.status(), 'confirming the owner').toBe(200);
}

const accessibilityRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Passed rules are neither collected nor returned, and frames are checked as separate pages: a quarter of the work.
  resultTypes: ['violations'],
  iframes: false,
};

/** WCAG 2.2 AA, as far as it can be checked automatically. */
export async function expectAccessible(page: Page): Promise<void> {
  await comeToRest(page);
  // Reading it costs a fifth of a check, and most pages are checked at several widths.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const results: AxeResults = await window.axe.run(document, options);
    return results.violations;
  }, accessibilityRules);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** A page rendered by scripts is ready when it has a title and all animations have ended. */
async function comeToRest(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** No page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0], `width of ${page.url()}`).toBeLessThanOrEqual(widths[1]!);
}

/** A screen as it should always be, with a picture of it. */
export async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
}

export { expect };
