import { languages } from '@awning/formats';
import { allBlocks, allFields, checkLayout, placeholdersIn } from '@awning/site-model';
import { describe, expect, it, test } from 'vitest';
import {
  categories,
  joinClips,
  nothingOwn,
  type OwnThings,
  type Surroundings,
  sectionClip,
  sectionOf,
} from './section.ts';
import { sections } from './sections.ts';
import { startLayouts } from './start-layouts.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const full: OwnThings = {
  pictures: Array.from({ length: 12 }, (_, index) => id(index)),
  ids: { products: id(20), posts: id(21), form: id(22), newsletter: id(23) },
};
const around: Surroundings = { languages, things: full, hasMainHeading: false };
const named = (name: string) => sections.find((section) => section.name === name)!;

it('has at least thirty sections, each under a name of its own, some in every category', () => {
  expect(sections.length).toBeGreaterThanOrEqual(30);
  expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
  expect(new Set(sections.map(({ category }) => category))).toEqual(new Set(categories));
});

describe.each(sections)('the section $name', (section) => {
  const { content, texts } = sectionClip(section, around);
  const html = (language: string) =>
    Object.values(texts[language] ?? {}).flatMap(({ html: own }) => (typeof own === 'string' ? [own] : []));

  it('can be stored, with and without things of the website', () => {
    expect(checkLayout(joinClips([sectionClip(section, around)]))).toEqual({});
    expect(checkLayout(joinClips([sectionClip(section, { ...around, things: nothingOwn })]))).toEqual({});
  });

  it('is one row', () => {
    expect(content.map(({ type }) => type)).toEqual(['row']);
  });

  it('has every text in three languages, each of its own, without gaps', () => {
    const [en, de, fr] = languages.map((language) => texts[language] ?? {});
    for (const [block, own] of Object.entries(en!)) {
      expect([Object.keys(de![block] ?? {}), Object.keys(fr![block] ?? {})]).toEqual([
        Object.keys(own),
        Object.keys(own),
      ]);
    }
    expect([Object.keys(de!).length, Object.keys(fr!).length]).toEqual([
      Object.keys(en!).length,
      Object.keys(en!).length,
    ]);
    expect(new Set([en, de, fr].map((one) => JSON.stringify(one))).size).toBe(3);
    for (const language of languages) expect(placeholdersIn(joinClips([{ content, texts }]), language)).toEqual([]);
  });

  it('has headings from the second level on, none left out', () => {
    for (const language of languages) {
      const levels = html(language).flatMap((text) => [...text.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level)));
      for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
      expect(levels).not.toContain(1);
    }
  });
});

test.each(categories)('the sections of %s fit on one page, for their preview', (category) => {
  const clips = sections.filter((one) => one.category === category).map((one) => sectionClip(one, around));
  expect(checkLayout(joinClips(clips))).toEqual({});
});

it('is found by any of its blocks, also if its name begins another one', () => {
  for (const section of sections) {
    const ids = allBlocks(sectionClip(section, around).content).map(({ props }) => props.id);
    expect(new Set(ids.map((one) => sectionOf(sections, one)?.name))).toEqual(new Set([section.name]));
  }
  expect(sectionOf(sections, null)).toBeUndefined();
});

describe('a section on a page', () => {
  it('shows the pictures of the website, a different one in each place', () => {
    const { content } = sectionClip(named('people-three'), around);
    const shown = allFields(content).flatMap(({ field, value }) =>
      field.holds === 'pictures' ? (value as string[]) : [],
    );
    expect(shown).toEqual([id(0), id(1), id(2)]);
  });

  it('begins with the pictures again if there are too few, and leaves places where there are none', () => {
    const few = { ...around, things: { ...full, pictures: [id(1)] } };
    const places = (things: Surroundings) =>
      allFields(sectionClip(named('people-three'), things).content).flatMap(({ field, value }) =>
        field.holds === 'pictures' ? [value] : [],
      );
    expect(places(few)).toEqual([[id(1)], [id(1)], [id(1)]]);
    expect(places({ ...around, things: nothingOwn })).toEqual([[], [], []]);
  });

  it('shows the shop, the blog and the forms that there are', () => {
    const settings = (name: string) =>
      allBlocks(sectionClip(named(name), around).content).flatMap(
        ({ props }) => props['collectionId'] ?? props['formId'] ?? [],
      );
    expect(settings('products-new')).toEqual([id(20)]);
    expect(settings('products-journal')).toEqual([id(21)]);
    expect(settings('contact-form')).toEqual([id(22)]);
    expect(settings('action-newsletter')).toEqual([id(23)]);
  });

  it('has the languages of the website; another first language begins with English', () => {
    const { texts } = sectionClip(named('voices-one'), { ...around, languages: ['it', 'de-CH', 'es'] });
    expect(Object.keys(texts)).toEqual(['it', 'de-CH']);
    expect(JSON.stringify(texts['it'])).toContain('We bought two');
    expect(JSON.stringify(texts['de-CH'])).toContain('Wir haben zwei gekauft');
  });

  it('knows a language in other capitals', () => {
    const { texts } = sectionClip(named('voices-one'), { ...around, languages: ['FR', 'DE-ch'] });
    expect(JSON.stringify(texts['DE-ch'])).toContain('Wir haben zwei gekauft');
    expect(JSON.stringify(texts['FR'])).not.toContain('We bought two');
  });

  it('brings the main heading of a page that has none, in every language', () => {
    const { texts } = sectionClip(named('opening-picture'), { ...around, hasMainHeading: true });
    const headings = Object.values(texts).map((own) => JSON.stringify(own).match(/<h\d>/g));
    expect(headings).toEqual([['<h1>'], ['<h1>'], ['<h1>']]);
  });
});

test.each(startLayouts)('a new page that begins with $name can be stored', ({ sections: names }) => {
  expect(names.filter((name) => !sections.some((section) => section.name === name))).toEqual([]);
  const layout = joinClips(names.map((name) => sectionClip(named(name), around)));
  expect(checkLayout(layout)).toEqual({});
  expect(layout.content).toHaveLength(names.length);
});
