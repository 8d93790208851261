import { expect, test } from 'vitest';
import { galleryBlock, quoteBlock, spacerBlock } from '../blocks/index.ts';
import { checkLayout } from './check.ts';
import type { BlockDefinition } from './definition.ts';
import { screenClasses, screenSizes, screenStyles } from './screens.ts';

const classes = (definition: BlockDefinition, at: unknown) =>
  screenClasses(definition, { type: definition.name, props: { id: 'a', at } });

test('a phone is at most 432 pixels wide, a tablet below 991 (D-152)', () => {
  expect(screenSizes).toEqual({ tablet: { narrowerThan: 991 }, phone: { narrowerThan: 433 } });
});

test('values of smaller screens become classes', () => {
  expect(classes(galleryBlock, { phone: { 'thumbnails-per-row': 2 }, tablet: { 'thumbnails-per-row': 3 } })).toEqual([
    'at-tablet-gallery-thumbnails-per-row-3',
    'at-phone-gallery-thumbnails-per-row-2',
  ]);
});

test.each([
  [undefined],
  [null],
  ['x'],
  [[]],
  [{ phone: 5 }],
  [{ watch: { size: 'small' } }],
  [{ phone: { size: 'x" onclick="y' } }],
  [{ phone: { html: 'x' } }],
])('no class comes of %o', (at) => {
  expect(classes(spacerBlock, at)).toEqual([]);
});

test('the style sheet has a rule for every class, the narrower screens last', () => {
  const css = screenStyles();
  for (const name of ['spacer-size-large', 'button-buttonAlignment-right', 'gallery-thumbnails-per-row-10']) {
    expect(css.split(`.at-tablet-${name} `)).toHaveLength(2);
    expect(css.split(`.at-phone-${name} `)).toHaveLength(2);
  }
  expect(css.match(/@media [^{]*/g)).toEqual(['@media (max-width: 990.98px) ', '@media (max-width: 432.98px) ']);
});

test('only settings that may differ by screen can be saved for a screen', () => {
  const check = (definition: BlockDefinition, at: unknown) =>
    Object.keys(
      checkLayout({ schema: 1, root: {}, content: [{ type: definition.name, props: { id: 'a', at } }], texts: {} }),
    );
  expect(check(spacerBlock, { tablet: {}, phone: { size: 'small' } })).toEqual([]);
  expect(check(spacerBlock, { phone: { size: 'huge' } })).toEqual(['content.0.props.at.phone.size']);
  expect(check(spacerBlock, { watch: { size: 'small' } })).toEqual(['content.0.props.at.watch']);
  expect(check(spacerBlock, 5)).toEqual(['content.0.props.at']);
  expect(check(quoteBlock, { phone: { quote: 'x' } })).toEqual(['content.0.props.at.phone.quote']);
});
