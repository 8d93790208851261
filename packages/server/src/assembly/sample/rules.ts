import type { CouponBody } from '../../store/coupon/index.ts';
import type { NewShippingZone, NewTaxRule } from '../../store/store-rules/index.ts';

// Germany is named by a zone of its own, so that only there an order from 80 euros travels free.
const europeanUnion = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'GR',
  'HU',
  'IE',
  'IT',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
] as const;

export const shippingZones: readonly NewShippingZone[] = [
  {
    name: 'Germany',
    areas: [{ country: 'DE' }],
    options: [
      {
        texts: { en: 'Parcel, 2 to 3 days', de: 'Paket, 2 bis 3 Tage', fr: 'Colis, 2 à 3 jours' },
        calculator: 'subtotal',
        bands: [
          { from: 0n, price: 590n },
          { from: 8000n, price: 0n },
        ],
      },
      {
        texts: { en: 'Express, next working day', de: 'Express, nächster Werktag', fr: 'Express, jour ouvré suivant' },
        calculator: 'weight',
        bands: [
          { from: 0n, price: 1490n },
          { from: 5000n, price: 1990n },
        ],
      },
      {
        texts: { en: 'Collect at the pottery', de: 'Abholung in der Töpferei', fr: 'Retrait à l’atelier' },
        calculator: 'flat',
        bands: [{ from: 0n, price: 0n }],
      },
    ],
  },
  {
    name: 'European Union',
    areas: europeanUnion.map((country) => ({ country })),
    options: [
      {
        texts: { en: 'Parcel, 4 to 6 days', de: 'Paket, 4 bis 6 Tage', fr: 'Colis, 4 à 6 jours' },
        calculator: 'weight',
        bands: [
          { from: 0n, price: 1290n },
          { from: 2000n, price: 1790n },
          { from: 5000n, price: 2690n },
        ],
      },
    ],
  },
  {
    name: 'Neighbours',
    areas: ['CH', 'GB', 'NO', 'LI', 'IS'].map((country) => ({ country })),
    options: [
      {
        texts: { en: 'Parcel, 5 to 8 days', de: 'Paket, 5 bis 8 Tage', fr: 'Colis, 5 à 8 jours' },
        calculator: 'weight',
        bands: [
          { from: 0n, price: 1990n },
          { from: 2000n, price: 2790n },
          { from: 5000n, price: 3990n },
        ],
      },
    ],
  },
  {
    name: 'North America',
    areas: [{ country: 'US' }, { country: 'CA' }],
    options: [
      {
        texts: {
          en: 'Tracked parcel, 8 to 14 days',
          de: 'Paket mit Verfolgung, 8 bis 14 Tage',
          fr: 'Colis suivi, 8 à 14 jours',
        },
        calculator: 'weight',
        bands: [
          { from: 0n, price: 3490n },
          { from: 2000n, price: 4990n },
        ],
      },
    ],
  },
];

// Prices contain the tax of the place the goods go to; outside the Union nothing is contained.
const standardRates = {
  DE: 190_000,
  AT: 200_000,
  FR: 200_000,
  BE: 210_000,
  NL: 210_000,
  LU: 170_000,
  DK: 250_000,
  IT: 220_000,
  ES: 210_000,
  SE: 250_000,
  PL: 230_000,
};

export const taxRules: readonly NewTaxRule[] = [
  ...Object.entries(standardRates).map(([country, ratePpm]) => ({
    name: `VAT ${ratePpm / 10_000} %`,
    area: { country },
    ratePpm,
    inclusive: true,
  })),
  { name: 'VAT 7 %', area: { country: 'DE' }, ratePpm: 70_000, inclusive: true, taxClass: 'books', onShipping: false },
  {
    name: 'VAT 5.5 %',
    area: { country: 'FR' },
    ratePpm: 55_000,
    inclusive: true,
    taxClass: 'books',
    onShipping: false,
  },
];

const standardCoupon = {
  percent: '0',
  amount: '0',
  minimum: '0',
  startsAt: null,
  endsAt: null,
  limitTotal: null,
  limitPerPerson: null,
} as const;

export const coupons: readonly CouponBody[] = [
  { ...standardCoupon, code: 'WELCOME10', kind: 'percentage', percent: '10', limitPerPerson: 1 },
  { ...standardCoupon, code: 'FREESHIP', kind: 'free-shipping', minimum: '40.00' },
];
