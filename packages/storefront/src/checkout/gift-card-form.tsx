import { useEffect, useRef } from 'react';
import { LinePicture } from '../cart/line-picture.tsx';
import type { PropsOf } from '../island/island-component.ts';
import type { CheckoutTexts } from './checkout.ts';
import { TextAreaField, TextField } from './field.tsx';
import { LegalLinks } from './legal-links.tsx';
import { ProviderChoice } from './payment-fields.tsx';
import { steadyPress } from './steady-press.ts';
import { usePreparedSubmit } from './use-prepared-submit.ts';

export interface GiftCardTexts extends CheckoutTexts {
  readonly recipient: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly recipientEmailHint: string;
  readonly senderName: string;
  readonly cardMessage: string;
  readonly deliverOn: string;
  readonly deliverOnHint: string;
  readonly buyer: string;
  readonly buyGiftCard: string;
}

export type GiftCardFormProps = PropsOf<'gift-card-form', GiftCardTexts>;

/** The server refuses longer ones. */
const MAX_MESSAGE_LENGTH = 500;

/** Who gets the gift card, and how it is paid. The form is posted, with scripts or without, and comes back with its errors. */
export function GiftCardForm(props: GiftCardFormProps) {
  const { texts, prefix, values, cartToken, title, value, imageUrl } = props;
  const { objection, isSending, onSubmit } = usePreparedSubmit();
  const message = objection ?? props.message;
  const errors = Object.fromEntries(
    Object.entries(props.errors ?? {}).map(([field, text]) => [field.split('.').at(-1) ?? field, text]),
  );
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message !== undefined) (form.current?.querySelector<HTMLElement>('[aria-invalid]') ?? notice.current)?.focus();
  }, [message]);
  return (
    <form
      ref={form}
      className="checkout"
      method="post"
      action={`${prefix}/checkout/gift-card`}
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="cartToken" value={cartToken} />
      <input type="hidden" name="expectedTotalCents" value={props.expectedTotalCents} />
      <div className="checkout-fields">
        {message === undefined ? null : (
          <p ref={notice} className="checkout-message" role="alert" tabIndex={-1}>
            {message}
          </p>
        )}
        <fieldset className="checkout-part">
          <legend>{texts.recipient}</legend>
          <TextField
            label={texts.recipientName}
            optional={texts.optional}
            name="recipientName"
            maxLength={100}
            defaultValue={values.recipientName}
            error={errors['recipientName']}
          />
          <TextField
            label={texts.recipientEmail}
            optional={texts.optional}
            hint={texts.recipientEmailHint}
            name="recipientEmail"
            type="email"
            defaultValue={values.recipientEmail}
            error={errors['recipientEmail']}
          />
          <TextAreaField
            label={texts.cardMessage}
            optional={texts.optional}
            name="message"
            rows={3}
            maxLength={MAX_MESSAGE_LENGTH}
            defaultValue={values.message}
            error={errors['message']}
          />
          <TextField
            label={texts.deliverOn}
            optional={texts.optional}
            hint={texts.deliverOnHint}
            name="deliverOn"
            type="date"
            min={props.earliest}
            max={props.latest}
            defaultValue={values.deliverOn}
            error={errors['deliverOn']}
          />
        </fieldset>
        <fieldset className="checkout-part">
          <legend>{texts.buyer}</legend>
          <TextField
            label={texts.senderName}
            optional={texts.optional}
            name="senderName"
            autoComplete="name"
            maxLength={100}
            defaultValue={values.senderName}
            error={errors['senderName']}
          />
          <TextField
            label={texts.email}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={values.email}
            error={errors['email']}
          />
        </fieldset>
        <ProviderChoice
          providers={props.providers}
          values={values}
          errors={errors}
          texts={texts}
          due={{ currency: props.currency, amountCents: Number(props.expectedTotalCents) }}
        />
      </div>
      <div className="checkout-side">
        <section className="order-summary" aria-label={texts.summary}>
          <h2 className="order-summary-title">{texts.summary}</h2>
          <ul className="order-summary-lines">
            <li className="order-summary-line">
              <LinePicture imageUrl={imageUrl} format="100w" size={56} />
              <span className="order-summary-name">{title}</span>
              <span className="order-summary-price">{value}</span>
            </li>
          </ul>
          {props.validity === null ? null : <p className="checkout-hint">{props.validity}</p>}
        </section>
        <LegalLinks legalPages={props.legalPages} texts={texts} />
        <button
          type="submit"
          className="checkout-submit sqs-button-element--primary"
          aria-disabled={isSending || undefined}
          {...steadyPress}
        >
          {texts.buyGiftCard}
        </button>
      </div>
    </form>
  );
}
