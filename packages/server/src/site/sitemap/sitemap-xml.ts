import { xmlElement, xmlText } from '../../platform/http/index.ts';

/** A page in one language. */
export interface SitemapEntry {
  readonly address: string;
  readonly updatedAt?: Date | undefined;
  /** The same page in every language of the website; none if it has only one. */
  readonly languages: readonly { readonly code: string; readonly address: string }[];
  readonly pictures: readonly string[];
}

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const beginning = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A list of pages, entry by entry. */
export async function* sitemapXml(entries: AsyncIterable<SitemapEntry>): AsyncGenerator<string> {
  const more =
    'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  yield `${beginning}<urlset xmlns="${protocol}" ${more}>\n`;
  for await (const entry of entries) yield entryXml(entry);
  yield '</urlset>\n';
}

function entryXml({ address, updatedAt, languages, pictures }: SitemapEntry): string {
  return [
    `<url>\n${xmlElement('loc', address)}`,
    updatedAt === undefined ? '' : xmlElement('lastmod', updatedAt.toISOString()),
    ...languages.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${xmlText(other.code)}" href="${xmlText(other.address)}"/>\n`,
    ),
    ...pictures.map((picture) => `<image:image>${xmlElement('image:loc', picture).trim()}</image:image>\n`),
    '</url>\n',
  ].join('');
}

/** The list of a sitemap's parts. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap>\n${xmlElement('loc', address)}</sitemap>\n`);
  return `${beginning}<sitemapindex xmlns="${protocol}">\n${parts.join('')}</sitemapindex>\n`;
}
