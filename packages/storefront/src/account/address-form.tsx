import { useState } from 'react';
import { call } from '../api/call.ts';
import { type AddressField, optionalAddressFields } from '../checkout/checkout.ts';
import { SelectField, TextField } from '../checkout/field.tsx';
import { AccountForm, type Refused, textOf } from './account-form.tsx';
import type { BookAddress, Country } from './address.ts';
import type { AddressesTexts } from './texts.ts';

interface AddressFormProps extends Refused {
  readonly prefix: string;
  /** The address that is changed; a new one without. */
  readonly address?: BookAddress | undefined;
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly countries: readonly Country[];
  readonly homeCountry?: string | undefined;
  readonly texts: AddressesTexts;
  readonly onSaved: (address: BookAddress) => void;
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

const fieldNames = Object.keys(autoComplete) as readonly AddressField[];

export function AddressForm(props: AddressFormProps) {
  const { prefix, address, typed = {}, countries, homeCountry, texts, onSaved, message, errors } = props;
  const [country, setCountry] = useState(typed['country'] ?? address?.country ?? homeCountry ?? '');
  const path = `${prefix}/api/site-users/account/addresses`;

  function body(form: FormData) {
    const fields = fieldNames.map((name) => [name, textOf(form, name)] as const);
    return { ...Object.fromEntries(fields), isDefault: form.has('isDefault') };
  }

  return (
    <AccountForm<BookAddress>
      message={message}
      errors={errors}
      action={`${prefix}/account/addresses`}
      submit={texts.save}
      texts={texts}
      send={(form) =>
        address === undefined ? call('POST', path, body(form)) : call('PUT', `${path}/${address.id}`, body(form))
      }
      onDone={(saved) => {
        onSaved(saved);
        return undefined;
      }}
    >
      {(wrong) => {
        const text = (name: AddressField, className = '') => (
          <TextField
            label={texts.fields[name]}
            name={name}
            className={className}
            autoComplete={autoComplete[name]}
            defaultValue={typed[name] ?? address?.[name]}
            error={wrong[name]}
            optional={optionalAddressFields.has(name) ? texts.optional : undefined}
            {...(name === 'phone' ? { type: 'tel' } : {})}
          />
        );
        return (
          <>
            {address === undefined ? null : <input type="hidden" name="addressId" value={address.id} />}
            <SelectField
              label={texts.fields.country}
              name="country"
              autoComplete="country"
              value={country}
              error={wrong['country']}
              onChange={setCountry}
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
            {address?.isDefault === true ? null : (
              <label className="account-check">
                <input type="checkbox" name="isDefault" defaultChecked={typed['isDefault'] !== undefined} />
                {texts.makeDefault}
              </label>
            )}
          </>
        );
      }}
    </AccountForm>
  );
}
