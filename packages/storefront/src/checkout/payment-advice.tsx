import type { PaymentAdvice as AdviceData } from '../api/generated.ts';

type PaymentAdviceProps = AdviceData & { readonly texts: PaymentAdviceTexts };

export interface PaymentAdviceTexts {
  readonly howToPay: string;
  /** With `{date}`. */
  readonly payBy: string;
}

/** How to pay an order that is not paid yet. */
export function PaymentAdvice({ howToPay, payBy, texts }: PaymentAdviceProps) {
  if (howToPay.length === 0 && payBy === '') return null;
  return (
    <section className="payment-advice">
      <h2>{texts.howToPay}</h2>
      {howToPay.length === 0 ? null : <p className="payment-advice-words">{howToPay.join('\n')}</p>}
      {payBy === '' ? null : <p>{texts.payBy.replace('{date}', payBy)}</p>}
    </section>
  );
}
