import { fitting, fittingAddress, fittingTitle, MAX_FOUND, type PageReport } from '../report.ts';

const MAX_HEAVIEST = 5;
const fileName = /\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i;

/** Everything that a page shows of itself, without what axe finds and how much was loaded. */
export function readPage(page: Document): Omit<PageReport, 'faults' | 'weight'> {
  const area = contentOf(page);
  const found = <Kind extends Element>(selector: string) => [...area.querySelectorAll<Kind>(selector)];
  return {
    head: {
      title: fittingTitle(page.title),
      description: fittingTitle(contentAt(page, 'meta[name="description"]')),
      picture: fittingAddress(contentAt(page, 'meta[property="og:image"]')),
    },
    // A heading of the theme may be the first one, so all of them count.
    headings: [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter(isShown)
      .slice(0, MAX_FOUND)
      .map((heading) => ({
        level: Number(heading.tagName.slice(1)),
        words: fitting(heading.textContent),
        block: blockOf(heading),
      })),
    links: found('a[href]')
      .slice(0, MAX_FOUND)
      .map((link) => ({
        address: fittingAddress(link.getAttribute('href')),
        words: fitting(nameOf(link)),
        block: blockOf(link),
      })),
    silentPictures: found<HTMLImageElement>('img')
      .filter(isSilent)
      .slice(0, MAX_FOUND)
      .map((picture) => ({
        name: fitting(nameOfFile(picture)),
        isFileName: fileName.test(picture.alt.trim()),
        block: blockOf(picture),
      })),
  };
}

/** What is the page's own; around it is what all pages have. */
function contentOf(page: Document): Element {
  return page.querySelector('[data-edit-area]') ?? page.querySelector('main') ?? page.body;
}

export function blockOf(element: Element): string | null {
  const block = element.closest<HTMLElement>('[data-edit-block], [data-edit-row]');
  return block?.dataset['editBlock'] ?? block?.dataset['editRow'] ?? null;
}

/** How much was loaded; what comes from elsewhere may not tell its size. */
export function weigh(page: PerformanceResourceTiming | undefined, loaded: readonly PerformanceResourceTiming[]) {
  const pictures = loaded.filter(({ initiatorType }) => initiatorType === 'img' || initiatorType === 'image');
  const styles = loaded.filter(({ initiatorType }) => initiatorType === 'link' || initiatorType === 'css');
  return {
    page: page?.encodedBodySize ?? 0,
    styles: sum(styles),
    pictures: sum(pictures),
    pictureCount: pictures.length,
    heaviest: pictures
      .toSorted((one, other) => other.encodedBodySize - one.encodedBodySize)
      .slice(0, MAX_HEAVIEST)
      .filter(({ encodedBodySize }) => encodedBodySize > 0)
      .map(({ name, encodedBodySize }) => ({ name: fitting(lastPart(name)), bytes: encodedBodySize })),
  };
}

function sum(loaded: readonly PerformanceResourceTiming[]): number {
  return loaded.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
}

function contentAt(page: Document, selector: string): string | null | undefined {
  return page.querySelector(selector)?.getAttribute('content');
}

/** A picture beside words in one link needs none of its own. */
function isSilent(picture: HTMLImageElement): boolean {
  if (fileName.test(picture.alt.trim())) return true;
  const isHidden = picture.closest('[aria-hidden="true"], [role="presentation"]') !== null;
  const around = picture.closest('a, button');
  return picture.alt.trim() === '' && !isHidden && fitting(around?.textContent) === '';
}

function nameOf(link: Element): string {
  const [picture] = [...link.querySelectorAll('img')].filter(({ alt }) => alt.trim() !== '');
  return fitting(link.getAttribute('aria-label')) || fitting(link.textContent) || (picture?.alt ?? '');
}

function nameOfFile(picture: HTMLImageElement): string {
  return lastPart(picture.getAttribute('src') ?? '');
}

function lastPart(address: string): string {
  const name = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function isShown(element: Element): boolean {
  return element.closest('[hidden], [aria-hidden="true"]') === null && fitting(element.textContent) !== '';
}
