import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { adviceFor } from '../api/advice.ts';
import { call } from '../api/call.ts';
import { areCookiesEnabled } from '../api/cookies.ts';
import type { ShoppingCart } from '../api/generated.ts';
import { centsText } from '../cart/cart.ts';
import { cartAtRest, setCart, useCart, useIsCartChanging } from '../cart/cart-store.ts';
import { type CheckoutFormProps, checkoutBody, errorsByField } from './checkout.ts';
import { TextAreaField, TextField } from './field.tsx';
import { GiftCards } from './gift-cards.tsx';
import { LegalLinks } from './legal-links.tsx';
import { OrderGlance, OrderSummary } from './order-summary.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ShippingOptions } from './shipping-options.tsx';
import { steadyPress } from './steady-press.ts';
import { prepareProvider } from './use-provider-script.ts';

/** The server refuses longer ones. */
const MAX_NOTE_LENGTH = 500;

/** The whole checkout on one page. Without scripts the form is posted and comes back with its errors. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { texts, prefix, values, language, useCLDRMoneyFormat } = props;
  const cart = useCart() ?? props.cart;
  const [errors, setErrors] = useState(errorsByField(props.errors ?? {}));
  const [message, setMessage] = useState(props.message);
  const [isPlacing, setPlacing] = useState(false);
  const isChanging = useIsCartChanging();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const money = (cents: number) => centsText(cents, cart.currency, { language, useCLDRMoneyFormat });

  // After a failed submission the focus moves to the first wrong field, or else to the message above the form.
  useEffect(() => {
    if (message !== undefined) (form.current?.querySelector<HTMLElement>('[aria-invalid]') ?? notice.current)?.focus();
  }, [message]);

  /** A field that is being changed no longer shows its error; the next response decides. */
  function onInput(event: InputEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => field !== name)));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isPlacing) return;
    setMessage(undefined);
    if (!areCookiesEnabled()) {
      setMessage(texts.cookiesDisabled);
      return;
    }
    setPlacing(true);
    const sent = event.currentTarget;
    const objection = await prepareProvider(sent);
    if (objection !== undefined) {
      setMessage(objection);
      setPlacing(false);
      return;
    }
    const body = checkoutBody(new FormData(sent), cart, props.providers);
    // Pending changes are sent first. The total stays the one that was shown when the button was pressed.
    await cartAtRest();
    const answer = await call<'POST /api/commerce/checkout'>('POST', `${prefix}/api/commerce/checkout`, body);
    if (answer.ok) {
      // Some payments are confirmed on a page of the bank first.
      location.assign(answer.body.actionUrl ?? answer.body.confirmationUrl);
      return;
    }
    const { problem } = answer;
    const repriced = problem.body['shoppingCart'];
    if (repriced !== undefined) setCart(repriced as ShoppingCart);
    setErrors(errorsByField(problem.errors));
    setMessage(adviceFor(problem, texts));
    setPlacing(false);
  }

  if (cart.entries.length === 0) {
    return (
      <div className="cart-empty">
        <p>{texts.empty}</p>
        <p>
          <a className="sqs-button-element--primary" href={props.shopUrl}>
            {texts.keepShopping}
          </a>
        </p>
      </div>
    );
  }
  return (
    <form
      ref={form}
      className="checkout"
      method="post"
      action={`${prefix}/checkout`}
      noValidate
      onInput={onInput}
      onSubmit={(event) => void onSubmit(event)}
    >
      <input type="hidden" name="expectedTotalCents" value={cart.grandTotalCents} />
      <input type="hidden" name="expectedDueCents" value={cart.amountDueCents} />
      <OrderGlance cart={cart} texts={texts} money={money} />
      <div className="checkout-fields">
        {message === undefined ? null : (
          <p ref={notice} className="checkout-message" role="alert" tabIndex={-1}>
            {message}
          </p>
        )}
        {cart.notices.map((text) => (
          <p key={text} className="cart-notice" role="alert">
            {text}
          </p>
        ))}
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
        <PlaceFields {...props} cart={cart} errors={errors} />
        {cart.requiresShipping ? (
          <ShippingOptions cart={cart} texts={texts} prefix={prefix} money={money} error={errors['shippingOptionId']} />
        ) : null}
        {props.note === 'hidden' ? null : (
          <div className="checkout-part">
            <TextAreaField
              label={texts.note}
              optional={texts.optional}
              name="note"
              rows={3}
              maxLength={MAX_NOTE_LENGTH}
              defaultValue={values.note}
              error={errors['note']}
            />
          </div>
        )}
        {props.hasGiftCards || cart.giftCards.length > 0 ? (
          <GiftCards cart={cart} texts={texts} prefix={prefix} money={money} error={errors['giftCardCode']} />
        ) : null}
        <PaymentFields {...props} cart={cart} errors={errors} />
      </div>
      <div className="checkout-side">
        <OrderSummary cart={cart} texts={texts} money={money} />
        <LegalLinks legalPages={props.legalPages} texts={texts} />
        <button
          type="submit"
          className="checkout-submit sqs-button-element--primary"
          aria-disabled={isPlacing || isChanging || undefined}
          {...steadyPress}
        >
          {isPlacing ? texts.placing : texts.placeOrder}
        </button>
        {/* After the button that places the order, so that Enter in a field triggers that one. */}
        <noscript>
          <button type="submit" name="only" value="totals" className="checkout-update sqs-button-element--secondary">
            {texts.updateTotal}
          </button>
        </noscript>
        <p className="checkout-back">
          <a href={`${prefix}/cart`}>{texts.backToCart}</a>
        </p>
      </div>
    </form>
  );
}
