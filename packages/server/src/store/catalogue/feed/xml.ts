import { xmlElement } from '../../../platform/http/index.ts';
import type { FeedEntry } from './entries.ts';

/** The feed as text, item by item. Everything that an owner typed is text in it and nothing else. */
export async function* feedXml(
  { title, link }: { readonly title: string; readonly link: string },
  entries: AsyncIterable<FeedEntry>,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `${xmlElement('title', title)}${xmlElement('link', link)}${xmlElement('description', title)}`;
  for await (const entry of entries) {
    yield `<item>\n${entry.map(([name, text]) => xmlElement(name, text)).join('')}</item>\n`;
  }
  yield '</channel>\n</rss>\n';
}
