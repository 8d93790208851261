import { expect, test } from 'vitest';
import { identityTexts } from './messages.ts';
import { checkIdentity, identityBody, readPlace, typedIdentity } from './typed-identity.ts';

const body = {
  logoId: null,
  iconId: 'a',
  shareImageId: null,
  taglines: { en: 'Stoneware' },
  accounts: ['https://www.instagram.com/marram'],
  openingHours: { monday: '', tuesday: '', wednesday: '', thursday: '', friday: '10–18', saturday: '', sunday: '' },
  titlePatterns: { homepage: '%s', collection: '%c — %s', item: '%i — %s' },
  place: { latitude: 54.622, longitude: -8.5 },
};

test('what is typed is what was stored', () => {
  expect(identityBody(typedIdentity(body))).toEqual(body);
});

test.each([
  ['54.622, 8.696', { latitude: 54.622, longitude: 8.696 }],
  [' -33.9;151 ', { latitude: -33.9, longitude: 151 }],
  ['54.622 8.696', { latitude: 54.622, longitude: 8.696 }],
  ['91, 8', undefined],
  ['9, 181', undefined],
  ['Dagebüll', undefined],
])('the place %j is %j', (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

test('faults are named at their fields', () => {
  const typed = {
    ...typedIdentity(body),
    accounts: 'instagram.com/a\n\nnothing',
    place: 'here',
    titlePatterns: { homepage: ' ', collection: '%s', item: '%c' },
  };
  const { faults } = identityTexts.en;
  expect(checkIdentity(typed, identityTexts.en)).toEqual({
    accounts: faults.account('nothing'),
    place: faults.place,
    'titlePatterns.homepage': faults.empty,
    'titlePatterns.collection': faults.withoutName('%c'),
    'titlePatterns.item': faults.withoutName('%i'),
  });
  expect(checkIdentity({ ...typedIdentity(body), place: ' ' }, identityTexts.en)).toEqual({});
});
