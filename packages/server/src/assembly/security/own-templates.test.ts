import { join } from 'node:path';
import { type InspectedValue, inspectTemplate, type Place } from '@awning/template-engine';
import { expect, test } from 'vitest';
import { layoutHtml } from '../../platform/mail/layout.ts';
import { projectFolder } from '../../platform/project-folder.ts';
import { readTheme } from '../../site/rendering/theme/read-theme.ts';
import { features } from '../features.ts';

/** The last formatter that a value must have in each position; values that are HTML by design are listed below. */
const escaping: Partial<Record<Place, readonly string[]>> = {
  text: ['html', 'htmlattr'],
  attribute: ['htmlattr', 'url-encode', 'width', 'height', 'item-classes'],
};

/** Formatters that print markup and escape the values in it. */
const printingMarkup: Partial<Record<Place, readonly string[]>> = {
  text: [
    'apply',
    'product-price',
    'product-status',
    'product-scarcity',
    'product-checkout',
    'product-restock-notification',
    'product-reviews',
    'cart-quantity',
    'comments',
    'like-button',
    'social-button',
    'social-button-inline',
  ],
  tag: ['image-srcset'],
};

/** HTML that we have built, or cleaned when it was saved. */
const html = [
  'squarespace.main-content',
  'squarespace-headers',
  'squarespace-footers',
  'systemContent',
  'galleryHtml',
  'body',
  'excerpt',
];
const mailHtml = ['content', 'layoutStyle'];

function unescapedIn(file: string, source: string, isHtml: readonly string[]): string[] {
  const { values, code } = inspectTemplate(source);
  return [
    ...values
      .filter((value) => !isEscaped(value) && !isHtml.includes(value.tag.slice(1, -1)))
      .map(({ tag, place, line }) => `${file}:${line} ${tag} as ${place}`),
    ...code.filter(() => isHtml !== mailHtml).map(({ line, message }) => `${file}:${line} ${message}`),
  ];
}

function isEscaped({ place, formatters }: InspectedValue): boolean {
  const last = formatters.at(-1) ?? '';
  return escaping[place]?.includes(last) === true || printingMarkup[place]?.includes(last) === true;
}

test.each(['system', 'starter'])(
  'every value in the templates of the theme %s is escaped for its place',
  async (name) => {
    const { templates } = await readTheme(join(projectFolder, 'themes', name));
    expect(templates.size).toBeGreaterThan(5);
    expect([...templates].flatMap(([file, source]) => unescapedIn(file, source, html))).toEqual([]);
  },
);

test('every value in the mails is escaped for its place', () => {
  const mails = features.flatMap((feature) => feature.mails ?? []);
  expect(mails.length).toBeGreaterThan(5);
  const sources: [string, string][] = [
    ['layout', layoutHtml],
    ...mails.map((mail): [string, string] => [mail.kind, mail.html]),
  ];
  expect(sources.flatMap(([file, source]) => unescapedIn(file, source, mailHtml))).toEqual([]);
});

test('the test notices a value that is not escaped, or not for its place', () => {
  const source = '<p title="{a|html}">{b}</p><script>{c|html}</script><p {d|htmlattr}>{body}';
  expect(unescapedIn('x', source, html)).toEqual([
    'x:1 {a|html} as attribute',
    'x:1 {b} as text',
    'x:1 {c|html} as script',
    'x:1 {d|htmlattr} as tag',
    'x:1 a script prints {c|html}, which json does not print',
  ]);
});
