import type { Frame, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The canvas of a page of the sample, in a frame like that of the builder. */
async function openCanvas(backOffice: Page, slug: string): Promise<Frame> {
  await backOffice.goto('/config/pages');
  await expect(backOffice.getByRole('heading', { level: 1 })).toBeVisible();
  const { rows } = (await (await backOffice.request.get('/api/pages')).json()) as {
    rows: { id: string; facts: { slug: string } }[];
  };
  const id = rows.find(({ facts }) => facts.slug === slug)?.id;
  const { path } = (await (await backOffice.request.get(`/api/pages/${id}/preview`)).json()) as { path: string };
  const handle = await backOffice.evaluateHandle(async (address) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.title = 'Canvas';
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:9999;background:white';
    frame.src = address;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return frame;
  }, `${path}&canvas=1`);
  const frame = await handle.contentFrame();
  if (!frame) throw new Error('The frame has no document.');
  return frame;
}

/** What a theme determines. */
const look = () => {
  const { fontFamily, color, backgroundColor } = getComputedStyle(document.body);
  const pictures = [...document.querySelectorAll('img')].filter(({ loading }) => loading !== 'lazy');
  return { fontFamily, color, backgroundColor, pictures: pictures.map(({ naturalWidth }) => naturalWidth > 0) };
};

for (const width of [375, 1440]) {
  test(`the canvas looks like the page at ${width} pixels`, async ({ backOffice, page }) => {
    for (const one of [backOffice, page]) await one.setViewportSize({ width, height: 900 });
    await page.goto('/about', { waitUntil: 'networkidle' });
    const canvas = await openCanvas(backOffice, 'about');
    await canvas.waitForLoadState('networkidle');
    expect(await canvas.evaluate(look)).toEqual(await page.evaluate(look));
    const fonts = () => [...document.fonts].filter(({ status }) => status === 'error').length;
    expect(await canvas.evaluate(fonts)).toBe(0);
    await expect(canvas.locator('[data-edit-block]').first()).toBeVisible();
  });
}

test('D-179 nothing in the canvas reaches the back office', async ({ backOffice }) => {
  const canvas = await openCanvas(backOffice, 'about');
  // The refused call is an error on purpose.
  backOffice.removeAllListeners('console');
  const reached = await canvas.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      parent: () => window.parent.document.title,
      cookies: () => document.cookie,
      storage: () => localStorage.length,
      calls: () => fetch('/api/pages', { credentials: 'include' }),
    };
    const found: string[] = [];
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        await attempt();
        found.push(name);
      } catch {
        // Refused, as it should be.
      }
    }
    return { origin: window.origin, found };
  });
  expect(reached).toEqual({ origin: 'null', found: [] });
});
