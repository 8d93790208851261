import axe from 'axe-core';
import { fitting, MAX_FOUND, type PageReport } from '../report.ts';
import { blockOf, readPage, weigh } from './read-page.ts';

const MAX_WAIT_MS = 8000;

/** Checks the page that this script runs in. Links, headings and alternative texts are read, the rest is found by axe. */
export async function checkPage(): Promise<PageReport> {
  await loadPictures();
  const faults = await findFaults();
  const [page] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return { ...readPage(document), faults, weight: weigh(page, loaded) };
}

/** Also those further down, which a visitor loads on the way. One that does not arrive is not waited for. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  const isOver = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  const all = pictures.map((picture) => picture.decode().catch(() => undefined));
  await Promise.race([Promise.all(all), isOver]);
}

async function findFaults(): Promise<PageReport['faults']> {
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    // These are named in words of our own, with what they are about.
    rules: { 'image-alt': { enabled: false }, 'link-name': { enabled: false } },
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    elementRef: true,
  });
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.flatMap(({ element }) =>
        element ? [{ rule: id, words: fitting(element.textContent), block: blockOf(element) }] : [],
      ),
    )
    .slice(0, MAX_FOUND);
}
