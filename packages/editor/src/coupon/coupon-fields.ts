import type { DocumentField } from '../kit/editing/document.ts';
import type { Format } from '../texts/format.ts';
import { discountText } from './discount-text.ts';
import type { CouponWords } from './messages.ts';
import type { CouponBody } from './queries.ts';

/** The parts of a coupon as a comparison names them, in the order of the screen. */
export function couponFields(
  words: CouponWords,
  format: Format,
  currency: string,
): readonly DocumentField<CouponBody>[] {
  const limit = (value: number | null) => (value === null ? words.noLimit : format.number(value));
  const moment = (value: string | null, none: string) => (value === null ? none : format.moment(value));
  const goods = (chosen: readonly string[], text: string) => (chosen.length === 0 ? words.noGoods : text);
  return [
    { label: words.code, names: ['code'], text: ({ code }) => code },
    {
      label: words.discount,
      names: ['kind', 'percent', 'amount'],
      text: (body) => discountText(body, format, words, currency),
    },
    {
      label: words.minimum,
      names: ['minimum'],
      text: ({ minimum }) => format.money({ decimalValue: minimum, currencyCode: currency }),
    },
    { label: words.limitTotal, names: ['limitTotal'], text: ({ limitTotal }) => limit(limitTotal) },
    { label: words.limitPerPerson, names: ['limitPerPerson'], text: ({ limitPerPerson }) => limit(limitPerPerson) },
    {
      label: words.products,
      names: ['productIds'],
      text: ({ productIds }) =>
        goods(productIds, words.productCount(productIds.length, format.number(productIds.length))),
    },
    {
      label: words.categories,
      names: ['categories'],
      text: ({ categories }) => goods(categories, categories.join(', ')),
    },
    { label: words.starts, names: ['startsAt'], text: ({ startsAt }) => moment(startsAt, words.noStart) },
    { label: words.ends, names: ['endsAt'], text: ({ endsAt }) => moment(endsAt, words.noEnd) },
  ];
}
