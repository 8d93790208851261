import type { FeedEntry } from './entries.ts';

/** The feed as text, item by item. Everything that an owner typed is text in it and nothing else. */
export async function* feedXml(
  { title, link }: { readonly title: string; readonly link: string },
  entries: AsyncIterable<FeedEntry>,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `${element('title', title)}${element('link', link)}${element('description', title)}`;
  for await (const entry of entries) {
    yield `<item>\n${entry.map(([name, text]) => element(name, text)).join('')}</item>\n`;
  }
  yield '</channel>\n</rss>\n';
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`;
}

/**
 * Text of an element, on one line. Characters that XML does not allow are left out. Readers of feeds turn texts into
 * links, so a text that begins like an address that runs gets a blank before its colon.
 */
function escapeXml(text: string): string {
  return (
    text
      .replaceAll(forbidden, '')
      // Browsers skip line ends and tabs inside of an address.
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^(javascript|vbscript|data):/i, '$1 :')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&apos;')
  );
}

// oxlint-disable-next-line no-control-regex -- these are the characters in question
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
