import { describe, expect, it } from 'vitest';
import { withCategoryName } from './category-names.ts';

const names = { de: { Kiln: 'Ofen', Glaze: 'Glasur' }, fr: { Kiln: 'Four' } };

describe('the name of a category in a language', () => {
  it.each([
    ['is added', { code: 'fr', category: 'Glaze', name: 'Émail' }, { ...names, fr: { Kiln: 'Four', Glaze: 'Émail' } }],
    ['is replaced', { code: 'fr', category: 'Kiln', name: 'Fourneau' }, { ...names, fr: { Kiln: 'Fourneau' } }],
    ['goes when it is emptied', { code: 'de', category: 'Kiln', name: '' }, { ...names, de: { Glaze: 'Glasur' } }],
    ['goes with its language if it was the last', { code: 'fr', category: 'Kiln', name: '' }, { de: names.de }],
  ])('%s', (_, change, expected) => {
    expect(withCategoryName(names, change)).toEqual(expected);
  });
});
