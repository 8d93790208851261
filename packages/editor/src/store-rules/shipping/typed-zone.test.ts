import { describe, expect, it } from 'vitest';
import { shippingTexts } from './messages.ts';
import type { ZoneBody } from './queries.ts';
import { checkZone, grams, kilograms, type TypedZone, typedZone, zoneBody } from './typed-zone.ts';

const zone: ZoneBody = {
  name: 'Home',
  areas: [
    { country: null, region: null, postalPrefix: null },
    { country: 'DE', region: null, postalPrefix: null },
    { country: 'DE', region: null, postalPrefix: '25' },
    { country: 'FR', region: 'Bretagne', postalPrefix: null },
  ],
  options: [
    {
      id: 'o1',
      texts: { en: 'Parcel' },
      calculator: 'weight',
      bands: [
        { from: '0', price: '5.90' },
        { from: '1500', price: '9.90' },
        { from: '31500', price: null },
      ],
      freeFrom: '80.00',
    },
    { id: 'o2', texts: { en: 'Letter' }, calculator: 'flat', bands: [{ from: '0', price: '0.00' }] },
  ],
};
const { faults } = shippingTexts.en;
const check = (changes: Partial<TypedZone>) =>
  checkZone({ ...typedZone(zone), ...changes }, faults, { currency: 'EUR', primary: 'en' });
const parcel = typedZone(zone).options[0]!;

describe('a zone while it is edited', () => {
  it('comes back as it was read', () => {
    expect(zoneBody(typedZone(zone))).toEqual(zone);
    expect(check({})).toEqual({});
  });

  it('shows weights in kilograms, to the gram', () => {
    expect(['0', '5', '1500', '31000'].map(kilograms)).toEqual(['0', '0.005', '1.5', '31']);
    expect(['0', '0.005', '1.5', '31', 'x'].map(grams)).toEqual(['0', '5', '1500', '31000', 'x']);
  });

  it('leaves out the other steps of a way that has one price now', () => {
    const [option] = zoneBody({ ...typedZone(zone), options: [{ ...parcel, calculator: 'flat' }] }).options;
    expect(option?.bands).toEqual([{ from: '0', price: '5.90' }]);
  });

  it('says beside each field what is wrong', () => {
    expect(check({ name: ' ', isEverywhere: false, countries: [], parts: [], options: [] })).toEqual({
      name: faults.name,
      countries: faults.places,
      options: faults.options,
    });
    expect(check({ parts: [{ country: '', region: '', postalPrefix: '' }] })).toEqual({
      'parts.0.country': faults.country,
      'parts.0.region': faults.part,
    });
    const steps = [
      { from: '0', price: 'x', isOffered: true },
      { from: '2', price: '', isOffered: false },
      { from: '1.5', price: '3', isOffered: true },
      { from: '2.0005', price: '3', isOffered: true },
    ];
    expect(check({ options: [{ ...parcel, texts: {}, steps, freeFrom: 'soon' }] })).toEqual({
      'options.0.texts': faults.optionName,
      'options.0.steps.0.price': faults.price,
      'options.0.steps.2.from': faults.stepOrder,
      'options.0.steps.3.from': faults.step,
      'options.0.freeFrom': faults.price,
    });
    const never = [{ from: '0', price: '', isOffered: false }];
    expect(check({ options: [{ ...parcel, steps: never }] })).toEqual({
      'options.0.steps.0.from': faults.neverOffered,
    });
  });
});
