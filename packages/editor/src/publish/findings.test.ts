import { describe, expect, it } from 'vitest';
import {
  type Finding,
  linkFindings,
  pathsToCheck,
  peopleFindings,
  searchFindings,
  weightFindings,
} from './findings.ts';
import type { PageReport } from './report.ts';

const report: PageReport = {
  head: { title: 'Our story', description: 'Who we are', picture: 'https://shop.example/s/a.jpg' },
  headings: [{ level: 1, words: 'Our story', block: null }],
  links: [],
  silentPictures: [],
  faults: [],
  weight: { page: 20_000, styles: 10_000, pictures: 0, pictureCount: 0, heaviest: [] },
};
const place = { origin: 'https://shop.example', path: '/story' };
const link = (address: string, words = 'Visit us') => ({ address, words, block: 'go' });
const kinds = (findings: readonly Finding[]) => findings.map(({ kind }) => kind);

describe('the links of a page', () => {
  it('only those that lead to another page of the website are asked for, each once', () => {
    const addresses = ['/about', '/about?x=1#top', 'https://shop.example/cart', 'https://other.example/about'];
    const others = ['mailto:a@b.c', 'tel:1', '#top', '', '#', '/story', 'news', 'http://', '//other.example/x'];
    const links = [...addresses, ...others].map((address) => link(address));
    expect(pathsToCheck({ ...report, links }, place)).toEqual(['/about', '/cart', '/news']);
  });

  it('those that lead nowhere, to nothing, and to what is not published are told with their words', () => {
    const links = [link('#'), link('/gone'), link('/draft?x=1'), link('/about'), link('#top')];
    const broken = [
      { path: '/gone', reason: 'missing' },
      { path: '/draft', reason: 'unpublished' },
    ] as const;
    expect(linkFindings({ ...report, links }, place, broken)).toEqual([
      { kind: 'linkNowhere', about: 'Visit us', block: 'go' },
      { kind: 'linkMissing', about: 'Visit us', detail: '/gone', block: 'go' },
      { kind: 'linkUnpublished', about: 'Visit us', detail: '/draft', block: 'go' },
    ]);
  });

  it('one without words is told by its address', () => {
    expect(linkFindings({ ...report, links: [link('/about', '')] }, place, [])).toEqual([
      { kind: 'linkWithoutWords', about: '/about', block: 'go' },
    ]);
  });
});

describe('what keeps people from using a page', () => {
  const heading = (level: number, words = `Level ${level}`) => ({ level, words, block: 'text' });

  it('a page without a main heading, with two of them, and with a level left out', () => {
    const found = (...levels: number[]) =>
      kinds(peopleFindings({ ...report, headings: levels.map((level) => heading(level)) }));
    expect(found(1, 2, 3, 2, 2)).toEqual([]);
    expect(found(2, 3)).toEqual(['noMainHeading']);
    expect(found(1, 2, 1)).toEqual(['secondMainHeading']);
    expect(found(1, 3, 4)).toEqual(['skippedHeading']);
    expect(found()).toEqual(['noMainHeading']);
  });

  it('pictures that say nothing, and what axe has found', () => {
    const silentPictures = [
      { name: 'kiln.jpg', isFileName: false, block: 'a' },
      { name: 'IMG_1.jpg', isFileName: true, block: 'b' },
    ];
    const faults = [
      { rule: 'color-contrast', words: 'Pale', block: 'c' },
      { rule: 'label', words: '', block: null },
    ];
    expect(kinds(peopleFindings({ ...report, silentPictures, faults }))).toEqual([
      'silentPicture',
      'fileNameAsText',
      'contrast',
      'fault',
    ]);
  });
});

describe('search engines and phones', () => {
  it('titles and texts that are cut off or missing', () => {
    const found = (head: Partial<PageReport['head']>) =>
      kinds(searchFindings({ ...report, head: { ...report.head, ...head } }));
    expect(found({})).toEqual([]);
    expect(found({ title: 'x'.repeat(60), description: 'x'.repeat(160) })).toEqual([]);
    expect(found({ title: 'x'.repeat(61), description: 'x'.repeat(161) })).toEqual(['longTitle', 'longDescription']);
    expect(found({ description: '', picture: '' })).toEqual(['noDescription', 'noSharePicture']);
  });

  it('a page and pictures that are heavy', () => {
    const weight = { page: 100, styles: 0, pictures: 3_500_000, pictureCount: 2 };
    const heaviest = [
      { name: 'large.png', bytes: 3_400_000 },
      { name: 'small.jpg', bytes: 100_000 },
    ];
    expect(weightFindings({ ...report, weight: { ...weight, heaviest } })).toEqual([
      { kind: 'heavyPage', about: '', detail: 3_500_100, block: null },
      { kind: 'heavyPicture', about: 'large.png', detail: 3_400_000, block: null },
    ]);
  });
});
