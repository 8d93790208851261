import { describe, expect, it } from 'vitest';
import { checkPage, editedPage, newPage, pageBody } from './edited-page.ts';
import { pageTexts } from './messages.ts';
import { otherBlockNames, textBlockIds, textOf, withText } from './page-texts.ts';
import type { PageBody } from './queries.ts';

const body: PageBody = {
  slug: 'terms',
  type: 10,
  isEnabled: true,
  regionName: null,
  parentId: null,
  mainImageId: null,
  texts: {
    en: { title: 'Terms', navigationTitle: 'Legal', description: 'What counts' },
    de: { title: 'AGB', seoTitle: 'Unsere AGB' },
  },
  layout: {
    schema: 1,
    root: {},
    content: [
      {
        type: 'row',
        props: { id: 'row', columns: [{ span: 12, blocks: [{ type: 'html', props: { id: 'first' } }] }] },
      },
      { type: 'html', props: { id: 'second' } },
      { type: 'form', props: { id: 'form' } },
    ],
    texts: {
      en: { first: { html: '<p>One</p>' }, second: { html: '<p>Two</p>' } },
      de: { first: { html: '<p>Eins</p>' } },
    },
  },
};

describe('a page', () => {
  it('comes back from its parts as it was, with texts that the screen does not show', () => {
    expect(pageBody(editedPage(body))).toEqual(body);
  });

  it('is saved without texts that were emptied', () => {
    const edited = editedPage(body);
    const { texts } = pageBody({ ...edited, seoTitles: { de: ' ' }, titles: { en: ' Terms ', de: 'AGB' } });
    expect(texts).toEqual({ en: body.texts['en'], de: { title: 'AGB' } });
  });

  it('needs a title in the first language and an address that the site does not use itself', () => {
    const { faults } = pageTexts.en;
    const check = (change: object) =>
      checkPage({ ...editedPage(body), ...change }, { faults, languages: ['en', 'de'] });
    expect(check({})).toEqual({});
    expect(check({ titles: { de: 'AGB' } })).toEqual({ 'titles.en': faults.title });
    expect(check({ slug: ' ' })).toEqual({ slug: faults.slug['slug-empty'] });
    expect(check({ slug: 'de' })).toEqual({ slug: faults.slug['slug-reserved'] });
    expect(check({ slug: 'cart' })).toEqual({ slug: faults.slug['slug-reserved'] });
  });

  it('begins with one text', () => {
    expect(textBlockIds(newPage('de').layout)).toEqual(['text']);
  });
});

describe('the texts of a page', () => {
  const { layout } = editedPage(body);

  it('are found in reading order, those in columns included; everything else is named', () => {
    expect(textBlockIds(layout)).toEqual(['first', 'second']);
    expect(otherBlockNames(layout, 'de')).toEqual(['Formular']);
  });

  it('are changed one by one, and a translation can be taken away again', () => {
    const changed = withText(layout, 'de', 'second', '<p>Zwei</p>');
    expect([textOf(changed, 'de', 'first'), textOf(changed, 'de', 'second')]).toEqual(['<p>Eins</p>', '<p>Zwei</p>']);
    expect(withText(changed, 'de', 'second', undefined)).toEqual(layout);
    expect(textOf(layout, 'de', 'second')).toBeUndefined();
  });
});
