import { expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import { galleryMeta, galleryPredicates } from './gallery.ts';

const flags = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
];
const choices: Readonly<Record<string, readonly string[]>> = {
  design: ['grid', 'slideshow', 'slider', 'stacked'],
  'meta-position': ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
  'active-alignment': ['center', 'left', 'right'],
};

function ask(name: string, options: Readonly<Record<string, string | boolean | number>>): boolean {
  const predicate = galleryPredicates.find((one) => one.name === name);
  if (!predicate) throw new Error(`no predicate ${name}`);
  const direct = callPredicate(predicate, [], [{ options }]);
  // Options are looked up outwards: the gallery's items see them, too.
  expect(callPredicate(predicate, [], [{ options }, { id: 'item' }])).toBe(direct);
  return direct;
}

test('there are 23 gallery predicates', () => {
  expect(galleryPredicates).toHaveLength(23);
});

test.each(flags)('gallery-%s? reads its option as a boolean', (flag) => {
  expect(ask(`gallery-${flag}?`, { [flag]: true })).toBe(true);
  expect(ask(`gallery-${flag}?`, { [flag]: 'true' })).toBe(true);
  expect(ask(`gallery-${flag}?`, { [flag]: 'yes' })).toBe(false);
  expect(ask(`gallery-${flag}?`, { [flag]: false })).toBe(false);
  expect(ask(`gallery-${flag}?`, {})).toBe(false);
  for (const other of flags.filter((one) => one !== flag)) {
    expect(ask(`gallery-${flag}?`, { [other]: true })).toBe(false);
  }
});

test.each(Object.entries(choices))('the choices of %s are distinguished', (option, values) => {
  for (const asked of values) {
    for (const chosen of values) {
      expect(ask(`gallery-${option}-${asked}?`, { [option]: chosen })).toBe(asked === chosen);
    }
    expect(ask(`gallery-${option}-${asked}?`, { other: asked })).toBe(false);
  }
});

test('gallery-meta? asks for controls or indicators', () => {
  expect(callPredicate(galleryMeta, [], [{ options: { controls: 1 } }])).toBe(true);
  expect(callPredicate(galleryMeta, [], [{ options: { indicators: 'x' } }, {}])).toBe(true);
  expect(callPredicate(galleryMeta, [], [{ options: { controls: false, indicators: 0 } }])).toBe(false);
  expect(callPredicate(galleryMeta, [], [{}])).toBe(false);
});
