import { useRef, useState } from 'react';
import { AddressFields } from '../address/address-fields.tsx';
import type { ShoppingCart } from '../api/generated.ts';
import { changeShippingLocation } from '../cart/cart-store.ts';
import type { CheckoutFormProps } from './checkout.ts';
import { TextField } from './field.tsx';

export interface PlaceFieldsProps extends Omit<CheckoutFormProps, 'errors'> {
  readonly cart: ShoppingCart;
  readonly errors: Readonly<Record<string, string>>;
}

/** The shipping or billing address. Shipping options, taxes and totals are updated whenever the place changes. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { cart, countries, phone, company, vatNumber, values, errors, texts, prefix } = props;
  const isOffered = (code: string | undefined) => countries.some((country) => country.code === code);
  const guesses = [values.country, cart.shippingLocation?.country, countries[0]?.code];
  const [country, setCountry] = useState(guesses.find(isOffered) ?? '');
  const fields = useRef<HTMLFieldSetElement>(null);

  async function tellPlace(chosen: string): Promise<void> {
    const typed = (name: string) =>
      fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim() ?? '';
    const [region, postalCode] = [typed('region'), typed('postalCode')];
    const place = { country: chosen, ...(region && { region }), ...(postalCode && { postalCode }) };
    await changeShippingLocation(prefix, place);
  }

  return (
    <fieldset className="checkout-part" ref={fields}>
      <legend>{cart.requiresShipping ? texts.shippingAddress : texts.billingAddress}</legend>
      <AddressFields
        countries={countries}
        phone={phone}
        company={company}
        country={country}
        onCountry={(chosen) => {
          setCountry(chosen);
          void tellPlace(chosen);
        }}
        onPlaceLeft={() => void tellPlace(country)}
        values={{ postalCode: cart.shippingLocation?.postalCode, ...values }}
        errors={errors}
        texts={texts}
      />
      {vatNumber === 'hidden' ? null : (
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
  );
}
