import { type Static, Type } from '@sinclair/typebox';
import { oneLine } from './one-line.ts';

const lines = {
  firstName: oneLine({ maxLength: 100 }),
  lastName: oneLine({ maxLength: 100 }),
  company: oneLine({ maxLength: 100 }),
  line1: oneLine({ maxLength: 200 }),
  line2: oneLine({ maxLength: 200 }),
  city: oneLine({ maxLength: 100 }),
  region: oneLine({ maxLength: 100 }),
  postalCode: oneLine({ maxLength: 20 }),
  country: Type.String({ maxLength: 2, description: 'ISO 3166, two letters' }),
  phone: oneLine({ maxLength: 50 }),
};

/** A postal address in a request. The required lines depend on the country, so a separate rule checks them. */
export const Address = Type.Object({
  ...lines,
  company: Type.Optional(lines.company),
  line2: Type.Optional(lines.line2),
  region: Type.Optional(lines.region),
  phone: Type.Optional(lines.phone),
});
export type Address = Static<typeof Address>;

/** The same as fields of a plain form, each of which may be missing. */
export const AddressForm = Type.Partial(Address);

/** An address in a response: missing lines are empty texts. */
export const AddressView = Type.Required(Address);
