import type { RawAnswers } from '../form/form.ts';
import type { Questions } from './questions.ts';
import { QuestionsForm } from './questions-form.tsx';

export interface QuestionsPageProps extends Questions {
  readonly wanted: Readonly<Record<'itemId' | 'sku' | 'quantity', string>>;
  readonly productTitle: string;
  readonly language: string;
  readonly prefix: string;
  readonly texts: { readonly addToCart: string };
  /** The next three only in the answer to a form that was refused. */
  readonly raw?: RawAnswers;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** The same questions on a page of their own, for browsers without scripts: a plain form that puts the product into the cart. */
export function QuestionsPage({
  wanted,
  productTitle,
  prefix,
  texts,
  message,
  errors = {},
  ...form
}: QuestionsPageProps) {
  return (
    <div className="form-wrapper">
      <p className="questions-product">{productTitle}</p>
      <QuestionsForm
        {...form}
        action={`${prefix}/cart/additional-fields`}
        submitText={texts.addToCart}
        refusal={message === undefined ? undefined : { message, errors }}
      >
        {Object.entries(wanted).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </QuestionsForm>
    </div>
  );
}
