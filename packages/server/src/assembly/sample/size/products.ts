import { sizedId } from './ids.ts';
import type { ShopSize } from './size.ts';

export interface SizedProduct {
  readonly number: number;
  readonly id: string;
  readonly slug: string;
  readonly texts: Readonly<Record<string, { readonly name: string; readonly excerpt: string; readonly body: string }>>;
  readonly category: string;
  readonly tags: readonly string[];
  readonly variants: readonly SizedVariant[];
}

export interface SizedVariant {
  readonly id: string;
  readonly sku: string;
  readonly size: string;
  readonly price: bigint;
  readonly salePrice: bigint | null;
  readonly weightGrams: number;
}

export const sizeOption = 'Size';
const sizes = ['S', 'M', 'L', 'XL', 'XXL'];

/** The product with this number, counted from 1: always the same one. */
export function sizedProduct(number: number, { variants }: Pick<ShopSize, 'variants'>): SizedProduct {
  const [glaze, form] = [pick(glazes, number), pick(forms, number * 7 + Math.floor(number / glazes.length))];
  return {
    number,
    id: sizedId('product', number),
    slug: `item-${number}`,
    texts: {
      en: words(`${form.en} in ${glaze.en}, no. ${number}`, englishText(form.en, glaze.en)),
      de: words(`${form.de} in ${glaze.de}, Nr. ${number}`, germanText(form.de, glaze.de)),
      fr: words(`${form.fr} ${glaze.fr}, n° ${number}`, frenchText(form.fr, glaze.fr)),
    },
    category: form.category,
    tags: [glaze.en, ...(number % 5 === 0 ? ['gift'] : [])],
    variants: Array.from({ length: variants }, (_, position) => sizedVariant(number, position, variants)),
  };
}

export function sizedVariant(number: number, position: number, variants: number): SizedVariant {
  const size = sizes[position] ?? `${position - sizes.length + 3}XL`;
  const price = BigInt(900 + ((number * 37) % 90) * 50 + position * 300);
  return {
    id: sizedId('variant', number * variants + position),
    sku: `SKU-${number}-${size}`,
    size,
    price,
    salePrice: number % 10 === 0 ? (price * 4n) / 5n : null,
    weightGrams: 200 + (number % 7) * 50 + position * 100,
  };
}

function words(name: string, [excerpt, body]: readonly [string, string]) {
  return { name, excerpt: `<p>${excerpt}</p>`, body: `<p>${body}</p>` };
}

function englishText(form: string, glaze: string): [string, string] {
  return [
    `A ${form.toLowerCase()} for every day, thrown by hand.`,
    `The ${glaze} glaze stops a finger above the foot, so that the clay can be felt. It goes into the dishwasher, and no two are quite alike.`,
  ];
}

function germanText(form: string, glaze: string): [string, string] {
  return [
    `${form} für jeden Tag, von Hand gedreht.`,
    `Die Glasur in ${glaze} endet einen Finger breit über dem Fuß, damit man den Ton spürt. Spülmaschinenfest, und keine zwei sind ganz gleich.`,
  ];
}

function frenchText(form: string, glaze: string): [string, string] {
  return [
    `${form} pour tous les jours, fait main.`,
    `L’émail ${glaze} s’arrête à un doigt du pied, pour que l’on sente la terre. Passe au lave-vaisselle, et il n’y en a pas deux pareils.`,
  ];
}

function pick<T>(choices: readonly T[], number: number): T {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error('The list to choose from is empty');
  return choice;
}

const glazes = [
  { en: 'sea green', de: 'Seegrün', fr: 'vert d’eau' },
  { en: 'peat', de: 'Torfbraun', fr: 'tourbe' },
  { en: 'chalk', de: 'Kreideweiß', fr: 'craie' },
  { en: 'cobalt', de: 'Kobaltblau', fr: 'cobalt' },
  { en: 'ash', de: 'Aschgrau', fr: 'cendre' },
  { en: 'amber', de: 'Bernstein', fr: 'ambre' },
  { en: 'night', de: 'Nachtblau', fr: 'nuit' },
];

const forms = [
  { en: 'Mug', de: 'Becher', fr: 'Mug', category: 'Tableware' },
  { en: 'Bowl', de: 'Schale', fr: 'Bol', category: 'Tableware' },
  { en: 'Plate', de: 'Teller', fr: 'Assiette', category: 'Tableware' },
  { en: 'Teapot', de: 'Teekanne', fr: 'Théière', category: 'Tea' },
  { en: 'Cup', de: 'Tasse', fr: 'Tasse', category: 'Tea' },
  { en: 'Vase', de: 'Vase', fr: 'Vase', category: 'Vessels' },
  { en: 'Jar', de: 'Dose', fr: 'Jarre', category: 'Vessels' },
  { en: 'Lantern', de: 'Windlicht', fr: 'Lanterne', category: 'Garden' },
  { en: 'Planter', de: 'Pflanztopf', fr: 'Cache-pot', category: 'Garden' },
];
