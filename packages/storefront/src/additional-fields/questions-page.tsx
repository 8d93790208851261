import type { PropsOf } from '../island/island-component.ts';
import { QuestionsForm } from './questions-form.tsx';

export type QuestionsPageProps = PropsOf<'additional-fields', { readonly addToCart: string }>;

/** The same questions on a separate page for browsers without scripts: a plain form that adds the product to the cart. */
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
