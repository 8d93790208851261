import { inLanguage } from '@awning/formats';
import type { DocumentField } from '../kit/editing/document.ts';
import type { PaymentWords } from './messages.ts';
import type { PaymentBody, WayToPay } from './queries.ts';
import { isSwitchedOn } from './typed-payment.ts';

interface FieldPlace {
  readonly words: PaymentWords;
  readonly language: string;
  readonly primary: string;
  readonly ways: readonly WayToPay[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
}

/** The parts of the payment settings as a comparison names them, in the order of the screen. */
export function paymentFields(place: FieldPlace): readonly DocumentField<PaymentBody>[] {
  const { words, language, primary, ways, languages } = place;
  return [
    {
      label: words.ways,
      names: ['waysToPay'],
      text: (body) =>
        ways
          .filter(({ name }) => isSwitchedOn(body, name, primary))
          .map(({ labels }) => inLanguage(labels, language))
          .join(', ') || words.none,
    },
    {
      label: words.offlineName,
      names: ['offlineName'],
      text: ({ offlineName = {} }) =>
        languages.flatMap(({ code, name }) => (offlineName[code] ? [`${name}: ${offlineName[code]}`] : [])).join('\n'),
    },
    {
      label: words.howToPay,
      names: ['howToPay'],
      text: ({ howToPay }) =>
        languages.flatMap(({ code, name }) => (howToPay[code] ? [`${name}: ${howToPay[code]}`] : [])).join('\n'),
    },
    {
      label: words.unpaid,
      names: ['unpaidOrders'],
      text: ({ unpaidOrders: { days, perEmail, perNetwork } }) =>
        `${words.days}: ${days}; ${words.perEmail}: ${perEmail}; ${words.perNetwork}: ${perNetwork}`,
    },
  ];
}
