import { useState } from 'react';
import type { CheckoutFormProps } from './checkout.ts';
import { TextField } from './field.tsx';

export interface PaymentFieldsProps extends Omit<CheckoutFormProps, 'errors'> {
  readonly errors: Readonly<Record<string, string>>;
}

export function PaymentFields({ providers, values = {}, errors, texts, testCards = [] }: PaymentFieldsProps) {
  const [provider, setProvider] = useState(values.provider ?? providers[0]?.name ?? '');
  const isCard = providers.some(({ name, asksForCard }) => name === provider && asksForCard);
  return (
    <fieldset className="checkout-part">
      <legend>{texts.payment}</legend>
      {providers.length === 0 ? (
        <p className="field-error">{texts.noWayToPay}</p>
      ) : (
        <ul className="choice-list">
          {providers.map(({ name, label }) => (
            <li key={name}>
              <label className="choice">
                <input
                  type="radio"
                  name="provider"
                  value={name}
                  checked={name === provider}
                  onChange={() => setProvider(name)}
                />
                <span className="choice-name">{label}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {errors['provider'] === undefined ? null : <p className="field-error">{errors['provider']}</p>}
      {isCard ? (
        <div className="card-fields">
          <TextField
            label={texts.cardNumber}
            name="cardNumber"
            inputMode="numeric"
            autoComplete="cc-number"
            defaultValue={values.cardNumber}
            error={errors['cardNumber']}
          />
          <div className="field-row">
            <TextField
              label={texts.expiry}
              name="expiry"
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder={texts.expiryShape}
              defaultValue={values.expiry}
              error={errors['expiry']}
            />
            <TextField
              label={texts.cvc}
              name="cvc"
              inputMode="numeric"
              autoComplete="cc-csc"
              defaultValue={values.cvc}
              error={errors['cvc']}
            />
          </div>
          {testCards.length === 0 ? null : (
            <div className="checkout-hint">
              <p>{texts.testCards}</p>
              <ul>
                {testCards.map((number) => (
                  <li key={number}>
                    <code>{number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code> {texts.testCardEffects[number]}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      ) : null}
    </fieldset>
  );
}
