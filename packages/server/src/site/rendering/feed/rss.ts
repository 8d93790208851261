import { xmlElement, xmlHtml, xmlText } from '../../../platform/http/index.ts';

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Of the list. */
  readonly address: string;
  /** Of the feed itself. */
  readonly ownAddress: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly author: string;
  /** Categories and tags. */
  readonly words: readonly string[];
  readonly summaryHtml: string;
  readonly bodyHtml: string;
  readonly picture?: FeedPicture | undefined;
}

interface FeedPicture {
  readonly address: string;
  readonly byteSize: number;
  readonly contentType: string;
}

/** The feed as RSS 2.0, with the address of its own, authors and whole texts by the extensions that readers know. */
export function rssText(feed: Feed): string {
  const last = Math.max(...feed.entries.map(({ updatedAt }) => updatedAt.getTime()));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<rss version="2.0" ${namespaces}>\n<channel>\n`,
    xmlElement('title', feed.title),
    xmlElement('link', feed.address),
    `<atom:link href="${xmlText(feed.ownAddress)}" rel="self" type="application/rss+xml"/>\n`,
    xmlElement('description', feed.description),
    xmlElement('language', feed.language),
    feed.entries.length === 0 ? '' : xmlElement('lastBuildDate', new Date(last).toUTCString()),
    ...feed.entries.map(itemText),
    '</channel>\n</rss>\n',
  ].join('');
}

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');

function itemText(entry: FeedEntry): string {
  const { picture, summaryHtml, bodyHtml } = entry;
  return [
    '<item>\n',
    xmlElement('title', entry.title),
    xmlElement('link', entry.address),
    `<guid isPermaLink="false">${xmlText(entry.id)}</guid>\n`,
    xmlElement('pubDate', entry.publishedAt.toUTCString()),
    entry.author === '' ? '' : xmlElement('dc:creator', entry.author),
    ...entry.words.map((word) => xmlElement('category', word)),
    htmlElement('description', summaryHtml === '' ? bodyHtml : summaryHtml),
    summaryHtml === '' ? '' : htmlElement('content:encoded', bodyHtml),
    picture === undefined ? '' : enclosure(picture),
    '</item>\n',
  ].join('');
}

function htmlElement(name: string, html: string): string {
  return html === '' ? '' : `<${name}>${xmlHtml(html)}</${name}>\n`;
}

function enclosure({ address, byteSize, contentType }: FeedPicture): string {
  return `<enclosure url="${xmlText(address)}" length="${byteSize}" type="${xmlText(contentType)}"/>\n`;
}
