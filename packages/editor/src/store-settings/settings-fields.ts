import type { DocumentField } from '../kit/editing/document.ts';
import { countryText } from '../store-rules/place/place-text.ts';
import type { Format } from '../texts/format.ts';
import type { StoreSettingsWords } from './messages.ts';
import type { StoreBody } from './queries.ts';

interface FieldPlace {
  readonly words: StoreSettingsWords;
  readonly format: Format;
  readonly language: string;
}

/** The settings of the store as a comparison names them, in the order of the screen. */
export function settingsFields({ words, format, language }: FieldPlace): readonly DocumentField<StoreBody>[] {
  const money = (decimalValue: string, currencyCode: string) => format.money({ decimalValue, currencyCode });
  const flag = (isOn: boolean) => (isOn ? words.yes : words.no);
  return [
    { label: words.currency, names: ['currency'], text: ({ currency }) => currency },
    {
      label: words.place,
      names: ['country', 'region', 'postalCode'],
      text: ({ country, region, postalCode }) =>
        [countryText(country, language), region, postalCode].filter((part) => part !== null).join(', '),
    },
    { label: words.delivery, names: ['deliveryDays'], text: ({ deliveryDays }) => deliveryDays ?? '' },
    {
      label: words.minimum,
      names: ['minimumOrderSubtotal'],
      text: ({ minimumOrderSubtotal, currency }) =>
        minimumOrderSubtotal === null ? words.noMinimum : money(minimumOrderSubtotal, currency),
    },
    {
      label: words.express,
      names: ['expressCheckoutEnabled'],
      text: ({ expressCheckoutEnabled }) => flag(expressCheckoutEnabled),
    },
    { label: words.phone, names: ['checkoutPhone'], text: ({ checkoutPhone }) => words.askings[checkoutPhone] },
    {
      label: words.company,
      names: ['checkoutCompany'],
      text: ({ checkoutCompany }) => words.askings[checkoutCompany],
    },
    {
      label: words.vatNumber,
      names: ['checkoutVatNumber'],
      text: ({ checkoutVatNumber }) => words.askings[checkoutVatNumber],
    },
    { label: words.note, names: ['checkoutNote'], text: ({ checkoutNote }) => words.askings[checkoutNote] },
    {
      label: words.services,
      names: ['multipleQuantityAllowedForServices'],
      text: ({ multipleQuantityAllowedForServices }) => flag(multipleQuantityAllowedForServices),
    },
    {
      label: words.missingStock,
      names: ['subscriptionsWithoutStock'],
      text: ({ subscriptionsWithoutStock }) => words.missingStocks[subscriptionsWithoutStock],
    },
    {
      label: words.scarcity,
      names: ['scarcityThreshold'],
      text: ({ scarcityThreshold }) => format.number(scarcityThreshold),
    },
    {
      label: words.giftCards,
      names: ['giftCardMonths'],
      text: ({ giftCardMonths }) => format.number(giftCardMonths),
    },
    {
      label: words.instalments,
      names: ['instalments'],
      text: ({ instalments, currency }) =>
        instalments === null
          ? words.no
          : `${money(instalments.minimum, currency)} – ${money(instalments.maximum, currency)}`,
    },
  ];
}
