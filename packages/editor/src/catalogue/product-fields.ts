import type { DocumentField } from '../kit/editing/document.ts';
import { plainText } from '../kit/editing/plain-text.ts';
import type { Format } from '../texts/format.ts';
import type { EditedProduct } from './edited-product.ts';
import { variantKey } from './edited-product.ts';
import type { ProductWords } from './messages.ts';
import type { StorePage } from './queries.ts';
import { variantName } from './variants/variant-name.ts';

interface Place {
  readonly currency: string;
  readonly pages: readonly StorePage[];
  readonly forms: readonly { readonly id: string; readonly name: string }[];
}

/** The parts of a product as a comparison names them, in the order of the screen. */
export function productFields(
  words: ProductWords,
  format: Format,
  { currency, pages, forms }: Place,
): readonly DocumentField<EditedProduct>[] {
  const money = (decimalValue: string) => format.money({ decimalValue, currencyCode: currency });
  const list = (names: readonly string[]) => (names.length === 0 ? words.none : names.join(', '));
  const texts = (byLanguage: Readonly<Record<string, string>>) => list(Object.values(byLanguage).map(plainText));
  /** One line for each variant, or the value alone if there is one. */
  const each = (body: EditedProduct, text: (key: string) => string) =>
    body.variants
      .map((variant) => {
        const name = variantName(variant, body.optionNames);
        const value = text(variantKey(variant));
        return name === '' ? value : `${name}: ${value}`;
      })
      .join('\n');
  return [
    { label: words.name, names: ['names'], text: ({ names }) => texts(names) },
    { label: words.description, names: ['excerpts'], text: ({ excerpts }) => texts(excerpts) },
    { label: words.details, names: ['bodies', 'otherTexts'], text: ({ bodies }) => texts(bodies) },
    { label: words.searchTitle, names: ['seoTitles'], text: ({ seoTitles }) => texts(seoTitles) },
    {
      label: words.searchDescription,
      names: ['seoDescriptions'],
      text: ({ seoDescriptions }) => texts(seoDescriptions),
    },
    { label: words.deliveryTime, names: ['deliveryTimes'], text: ({ deliveryTimes }) => texts(deliveryTimes) },
    { label: words.address, names: ['slug'], text: ({ slug }) => slug },
    {
      label: words.pictures,
      names: ['imageIds'],
      text: ({ imageIds }) => (imageIds.length === 0 ? words.none : format.number(imageIds.length)),
    },
    {
      label: words.sharePicture,
      names: ['shareImageId'],
      text: ({ shareImageId }) => (shareImageId ? words.ownPicture : words.none),
    },
    {
      label: words.files,
      names: ['files'],
      text: ({ files = [] }) => list(files.map(({ name }) => name)),
    },
    {
      label: words.related,
      names: ['relatedIds'],
      text: ({ relatedIds = [] }) => (relatedIds.length === 0 ? words.none : format.number(relatedIds.length)),
    },
    {
      label: words.optionsTitle,
      names: ['optionNames', 'variants', 'optionTexts'],
      text: (body) =>
        [
          list(body.variants.map((variant) => variantName(variant, body.optionNames)).filter(Boolean)),
          ...Object.values(body.optionTexts).map(translated),
        ].join('\n'),
    },
    { label: words.price, names: ['prices'], text: (body) => each(body, (key) => money(body.prices[key] ?? '0')) },
    {
      label: words.salePrice,
      names: ['salePrices'],
      text: (body) =>
        each(body, (key) => {
          const price = body.salePrices[key] ?? null;
          return price === null ? words.none : money(price);
        }),
    },
    {
      label: words.salePeriod,
      names: ['saleFrom', 'saleUntil'],
      text: ({ saleFrom, saleUntil }) =>
        `${saleFrom ? format.moment(saleFrom) : words.saleAtOnce} – ${saleUntil ? format.moment(saleUntil) : words.saleNoEnd}`,
    },
    { label: words.sku, names: ['skus'], text: (body) => each(body, (key) => body.skus[key] ?? '') },
    {
      label: words.stockKind,
      names: ['stocks'],
      text: (body) => each(body, (key) => words.stockShort[body.stocks[key] ?? 'counted']),
    },
    {
      label: words.weight,
      names: ['weights'],
      text: (body) => each(body, (key) => `${format.number(body.weights[key] ?? 0)} ${words.grams}`),
    },
    {
      label: words.taxClass,
      names: ['taxClasses'],
      text: (body) => each(body, (key) => body.taxClasses[key] ?? ''),
    },
    {
      label: words.barcode,
      names: ['barcodes'],
      text: (body) => each(body, (key) => body.barcodes[key] || words.none),
    },
    {
      label: words.size,
      names: ['sizes'],
      text: (body) =>
        each(body, (key) => {
          const size = body.sizes[key];
          if (!size) return words.none;
          const sides = [size.lengthMm, size.widthMm, size.heightMm].map((side) => format.number(side / 10));
          return `${sides.join(' × ')} ${words.centimetres}`;
        }),
    },
    {
      label: words.variantPicture,
      names: ['variantPictures'],
      text: (body) => each(body, (key) => (body.variantPictures[key] ? words.ownPicture : words.none)),
    },
    {
      label: words.content,
      names: ['contents'],
      text: (body) =>
        each(body, (key) => {
          const content = body.contents[key];
          if (!content) return words.none;
          return `${format.number(Number(content.amount))} ${words.contentUnits[content.unit]} (${words.baseUnits[content.per]})`;
        }),
    },
    { label: words.type, names: ['type'], text: ({ type }) => words.types[type] },
    {
      label: words.plan,
      names: ['plan'],
      text: ({ plan }) =>
        plan === null ? words.noPlan : words.planSaid(plan.value, words.planUnits[plan.unit], plan.numCycles),
    },
    {
      label: words.storePage,
      names: ['collectionId'],
      text: ({ collectionId }) => pages.find(({ id }) => id === collectionId)?.title ?? '',
    },
    { label: words.categories, names: ['categories'], text: ({ categories }) => list(categories) },
    { label: words.tags, names: ['tags'], text: ({ tags }) => list(tags) },
    {
      label: words.questions,
      names: ['additionalFieldsFormId'],
      text: ({ additionalFieldsFormId: id }) =>
        id === null ? words.noQuestions : (forms.find((each) => each.id === id)?.name ?? words.formSwitchedOff),
    },
    { label: words.visibility, names: ['status'], text: ({ status }) => words.audiences[status] },
  ];
}

/** What options and values are called in a language: "Größe, Klein, Groß". */
function translated({ options = {}, values = {} }: EditedProduct['optionTexts'][string]): string {
  return [...Object.values(options), ...Object.values(values).flatMap((shown) => Object.values(shown))].join(', ');
}
