import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AddressFields } from '../address/address-fields.tsx';
import { centsText } from '../cart/cart.ts';
import type { PropsOf } from '../island/island-component.ts';
import { type CheckoutTexts, errorsByField } from './checkout.ts';
import { TextField } from './field.tsx';
import { LegalLinks } from './legal-links.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ProviderChoice } from './payment-fields.tsx';
import { steadyPress } from './steady-press.ts';
import { usePreparedSubmit } from './use-prepared-submit.ts';

interface LoneFormProps extends PropsOf<'membership-form', CheckoutTexts> {
  /** Where the form is posted, without language. */
  readonly path: string;
  readonly buy: string;
  /** The card is charged again later. */
  readonly isSaved?: boolean;
  /** What is said above the button. */
  readonly children?: ReactNode;
}

/**
 * The form for what is bought alone: the buyer's address, where it goes, and how it is paid. The form is posted, with scripts or without, and comes back with its
 * errors, or with the totals for another place.
 */
export function LoneForm(props: LoneFormProps) {
  const { texts, prefix, values, cart, cartToken, countries, language, useCLDRMoneyFormat } = props;
  const { path, buy, isSaved = false, children } = props;
  const { objection, isSending, onSubmit } = usePreparedSubmit();
  const message = objection ?? props.message;
  const errors = errorsByField(props.errors ?? {});
  const guesses = [values.country, cart.shippingLocation?.country, countries[0]?.code];
  const [country, setCountry] = useState(guesses.find((code) => countries.some((one) => one.code === code)) ?? '');
  const money = (cents: number) => centsText(cents, cart.currency, { language, useCLDRMoneyFormat });
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message !== undefined) (form.current?.querySelector<HTMLElement>('[aria-invalid]') ?? notice.current)?.focus();
  }, [message]);
  return (
    <form ref={form} className="checkout" method="post" action={`${prefix}${path}`} noValidate onSubmit={onSubmit}>
      <input type="hidden" name="cartToken" value={cartToken} />
      <input type="hidden" name="expectedTotalCents" value={cart.grandTotalCents} />
      <div className="checkout-fields">
        {message === undefined ? null : (
          <p ref={notice} className="checkout-message" role="alert" tabIndex={-1}>
            {message}
          </p>
        )}
        <fieldset className="checkout-part">
          <legend>{texts.contact}</legend>
          <TextField
            label={texts.email}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={values.email}
            error={errors['email']}
          />
        </fieldset>
        <fieldset className="checkout-part">
          <legend>{cart.requiresShipping ? texts.shippingAddress : texts.billingAddress}</legend>
          <AddressFields
            countries={countries}
            phone={props.phone}
            company={props.company}
            country={country}
            onCountry={setCountry}
            values={{ postalCode: cart.shippingLocation?.postalCode, ...values }}
            errors={errors}
            texts={texts}
          />
          {props.vatNumber === 'hidden' ? null : (
            <TextField
              label={texts.vatNumber}
              optional={texts.optional}
              hint={texts.vatNumberHint}
              name="vatNumber"
              autoComplete="off"
              maxLength={50}
              defaultValue={values.vatNumber}
              error={errors['vatNumber']}
            />
          )}
        </fieldset>
        {cart.shippingOptions.length === 0 ? null : (
          <fieldset className="checkout-part">
            <legend>{texts.shipping}</legend>
            <ul className="choice-list">
              {cart.shippingOptions.map(({ id, name, priceCents }) => (
                <li key={id}>
                  <label className="choice">
                    <input
                      type="radio"
                      name="shippingOptionId"
                      value={id}
                      defaultChecked={id === cart.selectedShippingOption?.id}
                    />
                    <span className="choice-name">{name}</span>
                    <span className="choice-price">{priceCents === 0 ? texts.free : money(priceCents)}</span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        <ProviderChoice
          providers={props.providers}
          values={values}
          errors={errors}
          texts={texts}
          due={{ currency: cart.currency, amountCents: cart.amountDueCents, isSaved }}
        />
      </div>
      <div className="checkout-side">
        <OrderSummary cart={cart} texts={texts} money={money} />
        {children}
        <LegalLinks legalPages={props.legalPages} texts={texts} />
        <button
          type="submit"
          className="checkout-submit sqs-button-element--primary"
          aria-disabled={isSending || undefined}
          {...steadyPress}
        >
          {buy}
        </button>
        {/* After the button that buys, so that Enter in a field triggers that one. */}
        <button type="submit" name="only" value="totals" className="checkout-update sqs-button-element--secondary">
          {texts.updateTotal}
        </button>
      </div>
    </form>
  );
}
