import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundleProgram } from '@awning/testing/bundle-program';
import { type Browser, type BrowserContext, expect, type Page, type Response, test } from '@playwright/test';
import { screens } from '../packages/editor/src/app/screens.ts';
import type { ServedWebsite } from '../packages/server/src/assembly/security/hostile-website/serve.fixture.ts';

// Every text of a website is hostile. Its pages are opened in Chromium with their policies on, and no text runs. What a parser can
// find is tested in packages/server/src/assembly/security/hostile-website.

test.describe.configure({ mode: 'serial' });

let program: ChildProcess;
let website: ServedWebsite;
test.beforeAll(async () => {
  const source = new URL('../packages/server/src/assembly/security/hostile-website/serve.fixture.ts', import.meta.url);
  program = spawn(process.execPath, [await bundleProgram(source)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(program, 'exit').then(() => undefined);
  const served = once(createInterface({ input: program.stdout! }), 'line') as Promise<[string]>;
  const line = (await Promise.race([served, ended]))?.[0];
  if (line === undefined) throw new Error('The hostile website ended before it was served');
  website = JSON.parse(line) as ServedWebsite;
});
test.afterAll(async () => {
  if (program.exitCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
});

test('a text that runs is detected in every place', async ({ browser }) => {
  const { context, happened } = await watchedContext(browser, '');
  const page = await context.newPage();
  const unsafe = {
    'as an element': '<img src=x onerror=ran`zq00000qz`>',
    'as a script': '<script>ran`zq00000qz`</script>',
    'when it gets the focus': '<input onfocus=ran`zq00000qz`>',
    'when the pointer comes by': '<b onmouseover=ran`zq00000qz`>x</b>',
    'as an address': '<a href="javascript:ran`zq00000qz`">x</a>',
    'as a message': '<script>alert(1)</script>',
    'from elsewhere': '<img src="http://evil.test/zq00000qz">',
  };
  for (const [place, html] of Object.entries(unsafe)) {
    for (const policy of ["script-src 'unsafe-inline'", "script-src 'self'"]) {
      await page.route('**/unsafe', (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': policy },
          body: `<p>${html}</p>`,
        }),
      );
      happened.clear();
      await open(page, `${website.origin}/unsafe`);
      await expect.poll(() => [...happened], `${place}, with ${policy}`).not.toEqual([]);
      await page.unroute('**/unsafe');
    }
  }
  await context.close();
});

test('no text runs on any page', async ({ browser }) => {
  test.setTimeout(1_800_000);
  expect(website.pages.length).toBeGreaterThan(60);
  const faults: string[] = [];
  for (const cookie of new Set(website.pages.map((page) => page.cookie))) {
    const { context, happened } = await watchedContext(browser, cookie);
    const page = await context.newPage();
    for (const { path } of website.pages.filter((candidate) => candidate.cookie === cookie)) {
      happened.clear();
      await test.step(path.slice(0, 60), () => open(page, `${website.origin}${path}`));
      faults.push(...[...happened].map((what) => `${decodeURIComponent(path).slice(0, 60)}: ${what}`));
    }
    await context.close();
  }
  expect(faults).toEqual([]);
});

test('no text runs on any screen of the back office', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const { context, happened } = await watchedContext(browser, website.owner);
  const page = await context.newPage();
  const faults: string[] = [];
  for (const { path } of screens) {
    happened.clear();
    await open(page, `${website.origin}${filled(path)}`);
    await expect(page.locator('h1').first(), path).toBeVisible();
    faults.push(...[...happened].map((what) => `${path}: ${what}`));
  }
  expect(faults).toEqual([]);
  await context.close();
});

/** The URL of a screen with existing ids; throws if one is unknown. */
function filled(path: string): string {
  return path.replaceAll(/([\w-]+)\/\$(\w+)/g, (_, word: string, name: string) => {
    const [value] = website.named[`${word}/${name}`] ?? website.named[`${word}/id`] ?? [];
    if (typeof value !== 'string') throw new Error(`Nothing is known for $${name} in ${path}: see names.fixture.ts`);
    return `${word}/${value}`;
  });
}

/** A browser context with cookies, and a record of events that no text may cause. */
async function watchedContext(
  browser: Browser,
  cookie: string,
): Promise<{ context: BrowserContext; happened: Set<string> }> {
  const context = await browser.newContext();
  const happened = new Set<string>();
  const note = (what: string) =>
    void happened.add(what.replaceAll(/zq\d{5}qz/gi, (mark) => website.places[mark.toLowerCase()] ?? mark));
  await context.exposeBinding('noticed', ({ frame }, what: string) => {
    // The sandboxed frame in which the owner's own code runs (D-077).
    if (!/\/form\/[\w-]+\/after|\/embed\//.test(frame.url())) note(what);
  });
  await context.addInitScript(() => {
    const { noticed } = window as unknown as { noticed: (what: string) => void };
    Object.assign(window, { ran: (what: unknown) => noticed(`ran: ${String(what)}`) });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      noticed(`would have run, without the policy: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  context.on('dialog', (dialog) => {
    note(`said: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('console', (message) => {
    if (message.text().startsWith('Blocked script execution')) note('would have run, without the sandbox');
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== website.origin && protocol !== 'data:' && protocol !== 'blob:') note(`asked for ${request.url()}`);
  });
  if (cookie !== '') {
    const pairs = cookie
      .split('; ')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
    await context.addCookies(pairs.map(([name, value]) => ({ name, value, url: website.origin })));
  }
  return { context, happened };
}

/** Opens a page, waits for its islands, and fires events at every element. */
async function open(page: Page, address: string): Promise<void> {
  const answer = await arrive(page, address);
  const sandbox = /sandbox([^;]*)/.exec(answer?.headers()['content-security-policy'] ?? '')?.[1] ?? 'allow-scripts';
  // No script runs in the preview of a mail, not even this one.
  if (!sandbox.includes('allow-scripts')) return;
  // Some pages redirect or reload after a while.
  while (!(await provoke(page).then(() => true, isCutOff))) await page.waitForLoadState();
}

/** A page that reloads by itself may do so just while it is left. */
async function arrive(page: Page, address: string): Promise<Response | null> {
  for (;;) {
    const answer = await page.goto(address).catch(isCutOff);
    if (answer !== false) return answer;
  }
}

/** False if the page navigated away during the action; any other error is rethrown. */
function isCutOff(error: unknown): false {
  if (String(error).includes('navigation')) return false;
  throw error;
}

function provoke(page: Page): Promise<void> {
  return page.evaluate(async () => {
    dispatchEvent(new Event('focusin'));
    const isAsleep = () =>
      document.querySelector('script[type=module][src]') && document.querySelector('[data-island]:not([data-awake])');
    while (isAsleep()) await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      for (const name of ['mouseover', 'focus', 'error', 'toggle', 'animationstart']) {
        element.dispatchEvent(new Event(name));
      }
      const isLink = element instanceof HTMLAnchorElement && element.href !== '';
      if (isLink && !/^(?:https?|mailto|tel):$/.test(element.protocol)) element.click();
    }
    // A javascript: URL runs in a later task.
    for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}
