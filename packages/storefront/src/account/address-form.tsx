import { useState } from 'react';
import { type AddressField, addressFields } from '../address/address.ts';
import { AddressFields } from '../address/address-fields.tsx';
import { call } from '../api/call.ts';
import type { BookAddress, Country } from '../api/generated.ts';
import { AccountForm, type Refused, textOf } from './account-form.tsx';
import type { AddressesTexts } from './texts.ts';

interface AddressFormProps extends Refused {
  readonly prefix: string;
  /** The address to edit; absent for a new one. */
  readonly address?: BookAddress | undefined;
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly countries: readonly Country[];
  readonly homeCountry?: string | undefined;
  readonly asksCompany: boolean;
  readonly texts: AddressesTexts;
  readonly onSaved: (address: BookAddress) => void;
}

export function AddressForm(props: AddressFormProps) {
  const { prefix, address, typed = {}, countries, homeCountry, asksCompany, texts, onSaved, message, errors } = props;
  const [country, setCountry] = useState(typed['country'] ?? address?.country ?? homeCountry ?? '');
  const path = `${prefix}/api/site-users/account/addresses` as const;

  function body(form: FormData) {
    const fields = addressFields.map((name) => [name, textOf(form, name)] as const);
    return { ...(Object.fromEntries(fields) as Record<AddressField, string>), isDefault: form.has('isDefault') };
  }

  return (
    <AccountForm<BookAddress>
      message={message}
      errors={errors}
      action={`${prefix}/account/addresses`}
      submit={texts.save}
      texts={texts}
      send={(form) =>
        address === undefined
          ? call<'POST /api/site-users/account/addresses'>('POST', path, body(form))
          : call<'PUT /api/site-users/account/addresses/:id'>('PUT', `${path}/${address.id}`, body(form))
      }
      onDone={(saved) => {
        onSaved(saved);
        return undefined;
      }}
    >
      {(wrong) => (
        <>
          {address === undefined ? null : <input type="hidden" name="addressId" value={address.id} />}
          <AddressFields
            countries={countries}
            country={country}
            onCountry={setCountry}
            values={{ ...address, ...typed }}
            errors={wrong}
            // An address that has one keeps it, also while the shop does not ask for it.
            company={asksCompany || (address?.company ?? '') !== '' ? 'optional' : 'hidden'}
            texts={texts}
          />
          {address?.isDefault === true ? null : (
            <label className="account-check">
              <input type="checkbox" name="isDefault" defaultChecked={typed['isDefault'] !== undefined} />
              {texts.makeDefault}
            </label>
          )}
        </>
      )}
    </AccountForm>
  );
}
