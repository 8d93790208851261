import type { BrowserContext, Page } from '@playwright/test';
import { becomeOwner } from './become-owner.ts';
import { startBuiltServer } from './start-server.ts';
import { test as base } from './test.ts';

const owner = { name: 'Ida Insel', email: 'ida@insel.example', password: 'salt glaze and sea thrift' };

/**
 * A server of their own for the journeys of a file, which run one after the other: they change what every visitor sees.
 * `test` gives each of them a new visitor of that shop; `shop` is there as soon as the first one runs.
 */
export function ownShop(settings: () => Readonly<Record<string, string>>) {
  const shop = {} as { server: Awaited<ReturnType<typeof startBuiltServer>>; back: Page };
  const test = base.extend<{ context: BrowserContext }>({
    context: async ({ browser, javaScriptEnabled }, use) => {
      const context = await browser.newContext({
        baseURL: shop.server.setupLink.origin,
        ...(javaScriptEnabled !== undefined && { javaScriptEnabled }),
      });
      await use(context);
      await context.close();
    },
  });
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async ({ browser }) => {
    shop.server = await startBuiltServer(settings());
    // The options of the first journey that is run would apply to it as well.
    const office = await browser.newContext({
      baseURL: shop.server.setupLink.origin,
      reducedMotion: 'reduce',
      javaScriptEnabled: true,
    });
    shop.back = await office.newPage();
    await becomeOwner(shop.back, shop.server.setupLink, owner);
  });
  test.afterAll(async () => {
    await shop.back.context().close();
    await shop.server.stop();
  });
  return { test, shop };
}
