import { createRequire } from 'node:module';
import type { HtmlPolicy } from '@awning/site-model';
import type sanitizeHtml from 'sanitize-html';
import { isReservedId } from './reserved-ids.ts';

/** Cleans HTML that people wrote. Everything stored has been cleaned here, so that templates may print it as it is. */
export function cleanHtml(html: string, policy: HtmlPolicy = 'rich'): string {
  return sanitizer()(html, policies[policy]);
}

const require = createRequire(import.meta.url);

/** Loaded on the first save: loading takes 150 ms, which a server that only shows pages can save. */
function sanitizer(): typeof sanitizeHtml {
  return require('sanitize-html') as typeof sanitizeHtml;
}

/** The plain text of cleaned HTML, for descriptions and excerpts. */
export function plainText(html: string, maxLength = Number.POSITIVE_INFINITY): string {
  const text = html
    .replaceAll(/<[^>]*>/g, (tag) =>
      /^<\/?(?:a|strong|em|b|i|u|s|span|code|small|sub|sup|mark)\b/i.test(tag) ? '' : ' ',
    )
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length <= maxLength ? text : `${text.slice(0, text.lastIndexOf(' ', maxLength))}…`;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

const rich: sanitizeHtml.IOptions = {
  allowedTags: [
    'h1 h2 h3 h4 h5 h6 p blockquote pre ul ol li dl dt dd hr div',
    'a strong em b i u s small sub sup mark code kbd abbr cite q time br span',
    'img figure figcaption table caption thead tbody tfoot tr th td',
  ].flatMap((names) => names.split(' ')),
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    abbr: ['title'],
    '*': ['class', 'id', 'lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // A new window must not be able to control the one that opened it.
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes['target'] === '_blank' ? { ...attributes, rel: 'noopener' } : attributes,
    }),
    '*': (tagName, { id, ...attributes }) => ({
      tagName,
      attribs: id === undefined || isReservedId(id) ? attributes : { id, ...attributes },
    }),
  },
};

const policies: Readonly<Record<HtmlPolicy, sanitizeHtml.IOptions>> = { rich };
