import { useEffect, useRef, useState } from 'react';
import type { ShoppingCart } from '../cart/cart.ts';
import { changeShippingLocation } from '../cart/cart-store.ts';
import { type AddressField, type CheckoutFormProps, optionalAddressFields } from './checkout.ts';
import { SelectField, TextField } from './field.tsx';

export interface AddressFieldsProps extends Omit<CheckoutFormProps, 'errors'> {
  readonly cart: ShoppingCart;
  readonly errors: Readonly<Record<string, string>>;
}

const autoComplete: Readonly<Record<AddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  line1: 'address-line1',
  line2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country',
  phone: 'tel',
};

/** Where the goods go, or whom the invoice names. Shipping options follow as soon as the place is known. */
export function AddressFields({
  cart,
  countries,
  storeCountry,
  values = {},
  errors,
  texts,
  prefix,
}: AddressFieldsProps) {
  const isOffered = (code: string | undefined) => countries.some((country) => country.code === code);
  const guesses = [values.country, cart.shippingLocation?.country, storeCountry, countries[0]?.code];
  const [country, setCountry] = useState(guesses.find(isOffered) ?? '');
  const fields = useRef<HTMLFieldSetElement>(null);

  async function tellPlace(chosen: string): Promise<void> {
    const typed = (name: string) =>
      fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim() ?? '';
    const [region, postalCode] = [typed('region'), typed('postalCode')];
    if (cart.requiresShipping) {
      await changeShippingLocation(prefix, {
        country: chosen,
        ...(region && { region }),
        ...(postalCode && { postalCode }),
      });
    }
  }

  // The ways to ship depend on the place, so the one that is filled in beforehand is told at once.
  const isPlaceKnown = cart.shippingLocation !== null;
  useEffect(() => {
    if (!isPlaceKnown && country !== '') {
      void tellPlace(country);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page has come alive
  }, []);

  const text = (name: AddressField, className = '') => (
    <TextField
      label={texts.fields[name]}
      name={name}
      className={className}
      autoComplete={autoComplete[name]}
      defaultValue={values[name] ?? (name === 'postalCode' ? cart.shippingLocation?.postalCode : undefined)}
      error={errors[name]}
      optional={optionalAddressFields.has(name) ? texts.optional : undefined}
      {...(name === 'phone' ? { type: 'tel' } : {})}
      {...(name === 'postalCode' || name === 'region' ? { onBlur: () => void tellPlace(country) } : {})}
    />
  );

  return (
    <fieldset className="checkout-part" ref={fields}>
      <legend>{cart.requiresShipping ? texts.shippingAddress : texts.billingAddress}</legend>
      <SelectField
        label={texts.fields.country}
        name="country"
        autoComplete="country"
        value={country}
        error={errors['country']}
        onChange={(chosen) => {
          setCountry(chosen);
          void tellPlace(chosen);
        }}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="field-row">
        {text('firstName')}
        {text('lastName')}
      </div>
      {text('line1')}
      {text('line2')}
      <div className="field-row">
        {text('postalCode', 'field--short')}
        {text('city')}
      </div>
      <div className="field-row">
        {text('region')}
        {text('phone')}
      </div>
    </fieldset>
  );
}
