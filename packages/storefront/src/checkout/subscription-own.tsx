import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AddressFields } from '../address/address-fields.tsx';
import type { PropsOf } from '../island/island-component.ts';
import { type CheckoutTexts, errorsByField } from './checkout.ts';
import { TextField } from './field.tsx';
import { ProviderChoice } from './payment-fields.tsx';
import { usePreparedSubmit } from './use-prepared-submit.ts';

type State = PropsOf<'subscription-own', object>['state'];
type Act = PropsOf<'subscription-own', object>['acts'][number];

export interface OwnSubscriptionTexts extends CheckoutTexts {
  readonly states: Readonly<Record<State, string>>;
  /** With `{date}`. */
  readonly nextPayment: string;
  readonly nextTry: string;
  readonly endsOn: string;
  readonly sentTo: string;
  readonly card: string;
  readonly acts: Readonly<Record<Exclude<Act, 'cancel'>, string>>;
  readonly changeQuantity: string;
  readonly quantity: string;
  readonly changeAddress: string;
  readonly changeCard: string;
  readonly changeCardHint: string;
  readonly save: string;
  readonly cancel: string;
  readonly cancelHint: string;
  readonly cancelNow: string;
}

export type OwnSubscriptionProps = PropsOf<'subscription-own', OwnSubscriptionTexts>;

/** The page on which a customer changes or ends a subscription. Every change is a form that is posted. */
export function OwnSubscription(props: OwnSubscriptionProps) {
  const { texts, title, quantity, priceText, state, card, address, acts, isOpen, message, notice } = props;
  const notices = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message !== undefined) notices.current?.focus();
  }, [message]);
  const due = dueText(props);
  const buttons = acts.filter((act) => act !== 'cancel');
  return (
    <div className="subscription-own">
      {notice === undefined ? null : <output className="account-notice">{notice}</output>}
      {message === undefined ? null : (
        <p ref={notices} className="checkout-message" role="alert" tabIndex={-1}>
          {message}
        </p>
      )}
      <h2>{quantity === 1 ? title : `${quantity} × ${title}`}</h2>
      <p>{priceText}</p>
      <p className="subscription-own-state">
        <strong>{due === '' ? texts.states[state] : `${texts.states[state]}.`}</strong> {due}
      </p>
      {address.length === 0 ? null : (
        <>
          <h3>{texts.sentTo}</h3>
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </>
      )}
      {card === '' ? null : (
        <>
          <h3>{texts.card}</h3>
          <p>{card}</p>
        </>
      )}
      {buttons.length === 0 ? null : (
        <OwnForm {...props}>
          <div className="subscription-own-acts">
            {buttons.map((act) => (
              <button key={act} type="submit" name="act" value={act} className="sqs-button-element--secondary">
                {texts.acts[act]}
              </button>
            ))}
          </div>
        </OwnForm>
      )}
      {isOpen ? <Changes {...props} /> : null}
      {acts.includes('cancel') ? (
        <details className="subscription-own-part">
          <summary>{texts.cancel}</summary>
          <OwnForm {...props}>
            <p>{texts.cancelHint}</p>
            <button type="submit" name="act" value="cancel" className="sqs-button-element--secondary">
              {texts.cancelNow}
            </button>
          </OwnForm>
        </details>
      ) : null}
    </div>
  );
}

function dueText({ texts, state, dueText: date, isLast }: OwnSubscriptionProps): string {
  if (date === '') return '';
  if (isLast) return texts.endsOn.replace('{date}', date);
  return (state === 'past_due' ? texts.nextTry : texts.nextPayment).replace('{date}', date);
}

/** Quantity, address and card, each in a form that opens. */
function Changes(props: OwnSubscriptionProps) {
  const { texts, quantity, countries, values, refused } = props;
  const errors = errorsByField(props.errors ?? {});
  const [country, setCountry] = useState(values.country ?? countries[0]?.code ?? '');
  const save = (act: string) => (
    <button type="submit" name="act" value={act} className="sqs-button-element--primary">
      {texts.save}
    </button>
  );
  return (
    <>
      <details className="subscription-own-part" open={refused === 'quantity'}>
        <summary>{texts.changeQuantity}</summary>
        <OwnForm {...props}>
          <TextField
            label={texts.quantity}
            name="quantity"
            className="field--short"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={quantity}
            error={errors['quantity']}
          />
          {save('quantity')}
        </OwnForm>
      </details>
      <details className="subscription-own-part" open={refused === 'address'}>
        <summary>{texts.changeAddress}</summary>
        <OwnForm {...props}>
          <AddressFields
            countries={countries}
            phone={props.phone}
            company={props.company}
            country={country}
            onCountry={setCountry}
            values={values}
            errors={errors}
            texts={texts}
          />
          {save('address')}
        </OwnForm>
      </details>
      <details className="subscription-own-part" open={refused === 'card'}>
        <summary>{texts.changeCard}</summary>
        <OwnForm {...props}>
          <p className="checkout-hint">{texts.changeCardHint}</p>
          <ProviderChoice
            providers={props.providers}
            values={values}
            errors={errors}
            texts={texts}
            due={{ currency: props.currency, isSaved: true }}
          />
          {save('card')}
        </OwnForm>
      </details>
    </>
  );
}

function OwnForm({
  prefix,
  id,
  token,
  children,
}: Pick<OwnSubscriptionProps, 'prefix' | 'id' | 'token'> & { readonly children: ReactNode }) {
  const { objection, onSubmit } = usePreparedSubmit();
  return (
    <form method="post" action={`${prefix}/checkout/subscription/own/${id}`} noValidate onSubmit={onSubmit}>
      {objection === undefined ? null : (
        <p className="checkout-message" role="alert">
          {objection}
        </p>
      )}
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  );
}
