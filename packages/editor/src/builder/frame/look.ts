interface Look {
  readonly css: string;
  readonly classes: { readonly on: readonly string[]; readonly off: readonly string[] };
}

const LIVE_PROPERTY = '--awning-live';
const own = 'link[rel="stylesheet"][href^="/site.css"]';
/** Themes print the classes on the body, some on the element around everything. */
const classed = 'body, [class*="collection-type-"]';

/** Shows the page with another style sheet, in the place of the one that it was loaded with. */
export function showLook(page: Document, { css, classes }: Look): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(withoutImports(css));
  page.adoptedStyleSheets = [sheet];
  for (const link of page.querySelectorAll<HTMLLinkElement>(own)) link.disabled = true;
  linkImports(page, css);
  for (const element of page.querySelectorAll(classed)) {
    element.classList.remove(...classes.off);
    element.classList.add(...classes.on);
  }
}

/** A value that the style sheet leaves open, as often as it changes. */
export function showLive(page: Document, value: string): void {
  page.documentElement.style.setProperty(LIVE_PROPERTY, value);
}

const imports = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)[^;]*;/g;

/** Browsers ignore imports in a sheet that a script makes, and warn of them. */
function withoutImports(css: string): string {
  return css.replaceAll(imports, '');
}

/** What is imported, such as typefaces, as a link of its own; the page's policy decides whether it is loaded. */
function linkImports(page: Document, css: string): void {
  const wanted = new Set([...css.matchAll(imports)].map(([, address = '']) => address));
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[data-imported]')) {
    if (!wanted.delete(link.getAttribute('href') ?? '')) link.remove();
  }
  for (const address of wanted) {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.dataset['imported'] = '';
    page.head.append(link);
  }
}
