import { GIFT_CARD_PAYMENT } from '@awning/site-model';
import { useState } from 'react';
import { type CheckoutFormProps, isPaidByCards } from './checkout.ts';
import { type Due, ProviderFields } from './provider-fields.tsx';

export interface PaymentFieldsProps extends Omit<CheckoutFormProps, 'errors'> {
  readonly errors: Readonly<Record<string, string>>;
}

export function PaymentFields({ cart, ...props }: PaymentFieldsProps) {
  const { texts } = props;
  if (isPaidByCards(cart)) {
    return (
      <div className="checkout-part">
        <input type="hidden" name="provider" value={GIFT_CARD_PAYMENT} />
        <p>{texts.paidByGiftCard}</p>
      </div>
    );
  }
  return <ProviderChoice {...props} due={{ currency: cart.currency, amountCents: cart.amountDueCents }} />;
}

type ProviderChoiceProps = Pick<PaymentFieldsProps, 'providers' | 'errors'> & {
  readonly values: Pick<PaymentFieldsProps['values'], 'provider'>;
  readonly texts: Pick<PaymentFieldsProps['texts'], 'payment' | 'noWayToPay' | 'needsScripts'>;
  readonly due: Due;
};

/** The ways to pay, with the fields of the chosen one. */
export function ProviderChoice({ providers, values, errors, texts, due }: ProviderChoiceProps) {
  const [chosen, setChosen] = useState(values.provider ?? providers[0]?.name ?? '');
  const provider = providers.find(({ name }) => name === chosen);
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
                  checked={name === chosen}
                  onChange={() => setChosen(name)}
                />
                <span className="choice-name">{label}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {errors['provider'] === undefined ? null : <p className="field-error">{errors['provider']}</p>}
      {provider === undefined ? null : (
        <ProviderFields key={provider.name} provider={provider} errors={errors} due={due} texts={texts} />
      )}
    </fieldset>
  );
}
