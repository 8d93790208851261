import { euCountries } from '@awning/commerce';
import type { CouponBody } from '../../store/coupon/index.ts';
import { type ShippingZoneBody, standardRates, type TaxRuleBody } from '../../store/store-rules/index.ts';

// Germany has a zone of its own, because only there shipping is free from 80 euros.
const restOfUnion = euCountries.filter((country) => country !== 'DE');

export const shippingZones: readonly ShippingZoneBody[] = [
  {
    name: 'Germany',
    areas: [place('DE')],
    options: [
      {
        texts: { en: 'Parcel, 2 to 3 days', de: 'Paket, 2 bis 3 Tage', fr: 'Colis, 2 à 3 jours' },
        calculator: 'subtotal',
        bands: [
          { from: '0.00', price: '5.90' },
          { from: '80.00', price: '0.00' },
        ],
      },
      {
        texts: { en: 'Express, next working day', de: 'Express, nächster Werktag', fr: 'Express, jour ouvré suivant' },
        calculator: 'weight',
        bands: [
          { from: '0', price: '14.90' },
          { from: '5000', price: '19.90' },
        ],
      },
      {
        texts: { en: 'Collect at the pottery', de: 'Abholung in der Töpferei', fr: 'Retrait à l’atelier' },
        calculator: 'flat',
        bands: [{ from: '0', price: '0.00' }],
      },
    ],
  },
  {
    name: 'European Union',
    areas: restOfUnion.map(place),
    options: [
      {
        texts: { en: 'Parcel, 4 to 6 days', de: 'Paket, 4 bis 6 Tage', fr: 'Colis, 4 à 6 jours' },
        calculator: 'weight',
        bands: [
          { from: '0', price: '12.90' },
          { from: '2000', price: '17.90' },
          { from: '5000', price: '26.90' },
        ],
      },
    ],
  },
  {
    name: 'Neighbours',
    areas: ['CH', 'GB', 'NO', 'LI', 'IS'].map(place),
    options: [
      {
        texts: { en: 'Parcel, 5 to 8 days', de: 'Paket, 5 bis 8 Tage', fr: 'Colis, 5 à 8 jours' },
        calculator: 'weight',
        bands: [
          { from: '0', price: '19.90' },
          { from: '2000', price: '27.90' },
          { from: '5000', price: '39.90' },
        ],
      },
    ],
  },
  {
    name: 'North America',
    areas: ['US', 'CA'].map(place),
    options: [
      {
        texts: {
          en: 'Tracked parcel, 8 to 14 days',
          de: 'Paket mit Verfolgung, 8 bis 14 Tage',
          fr: 'Colis suivi, 8 à 14 jours',
        },
        calculator: 'weight',
        bands: [
          { from: '0', price: '34.90' },
          { from: '2000', price: '49.90' },
        ],
      },
    ],
  },
];

// Prices include the tax of the destination; outside the Union no tax is included.
export const taxRules: readonly TaxRuleBody[] = [
  ...['DE', ...restOfUnion].map((country) => vat(country, standardRates[country]!)),
  { ...vat('DE', '7'), taxClass: 'books', onShipping: false },
  { ...vat('FR', '5.5'), taxClass: 'books', onShipping: false },
];

function vat(country: string, percent: string): TaxRuleBody {
  const name = `VAT ${percent} %`;
  return { name, area: place(country), percent, taxClass: 'standard', inclusive: true, priority: 1, onShipping: true };
}

function place(country: string) {
  return { country, region: null, postalPrefix: null };
}

const standardCoupon = {
  percent: '0',
  amount: '0',
  minimum: '0',
  startsAt: null,
  endsAt: null,
  limitTotal: null,
  limitPerPerson: null,
  productIds: [],
  categories: [],
};

export const coupons: readonly CouponBody[] = [
  { ...standardCoupon, code: 'WELCOME10', kind: 'percentage', percent: '10', limitPerPerson: 1 },
  { ...standardCoupon, code: 'FREESHIP', kind: 'free-shipping', minimum: '40.00' },
];
