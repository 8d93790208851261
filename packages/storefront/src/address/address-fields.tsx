import type { Country } from '../api/generated.ts';
import { SelectField, TextField } from '../checkout/field.tsx';
import { type AddressField, type AddressTexts, optionalAddressFields } from './address.ts';

type Asking = 'hidden' | 'optional' | 'required';

export interface AddressFieldsProps {
  readonly countries: readonly Country[];
  readonly country: string;
  readonly onCountry: (code: string) => void;
  /** Called when the place may have changed, including its other two fields. */
  readonly onPlaceLeft?: () => void;
  readonly values: Readonly<Partial<Record<AddressField, string | undefined>>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly texts: AddressTexts;
  /** How the shop asks for a phone number and for a company. */
  readonly phone?: Asking;
  readonly company?: Asking;
}

const autoComplete: Readonly<Record<AddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country',
  phone: 'tel',
};

const placeFields: ReadonlySet<AddressField> = new Set(['postalCode', 'region']);

/** The fields of a postal address. */
export function AddressFields(props: AddressFieldsProps) {
  const { countries, country, onCountry, onPlaceLeft, values, errors, texts } = props;
  const { phone = 'optional', company = 'hidden' } = props;
  const asked: Partial<Record<AddressField, Asking>> = { phone, company };
  const isOptional = (name: AddressField) =>
    (asked[name] ?? 'optional') === 'optional' && optionalAddressFields.has(name);
  const text = (name: AddressField, className = '') => (
    <TextField
      label={texts.fields[name]}
      name={name}
      className={className}
      autoComplete={autoComplete[name]}
      defaultValue={values[name]}
      error={errors[name]}
      optional={isOptional(name) ? texts.optional : undefined}
      {...(name === 'phone' ? { type: 'tel' } : {})}
      {...(placeFields.has(name) ? { onBlur: onPlaceLeft } : {})}
    />
  );
  return (
    <>
      <SelectField
        label={texts.fields.country}
        name="country"
        autoComplete="country"
        value={country}
        error={errors['country']}
        onChange={onCountry}
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
      {company === 'hidden' ? null : text('company')}
      {text('line1')}
      {text('line2')}
      <div className="field-row">
        {text('postalCode', 'field--short')}
        {text('city')}
      </div>
      <div className="field-row">
        {text('region')}
        {phone === 'hidden' ? null : text('phone')}
      </div>
    </>
  );
}
