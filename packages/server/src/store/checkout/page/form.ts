import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { AddressForm } from '../../../platform/address.ts';
import { visitedHosts } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { providersOnOffer } from '../../payment/index.ts';
import { BuyerNote, type CheckoutJson, VatNumber } from '../schema.ts';
import { KnownFields } from './island.ts';
import { typedFields } from './provider-fields.ts';

export const FormText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const ownFields = {
  email: FormText(300),
  ...AddressForm.properties,
  vatNumber: Type.Optional(VatNumber),
  note: Type.Optional(BuyerNote),
  shippingOptionId: FormText(50),
  provider: FormText(50),
  expectedTotalCents: FormText(20),
  expectedDueCents: FormText(20),
  giftCardCode: FormText(100),
  giftCardId: FormText(50),
  /** `totals` is sent by the button that only updates the totals for the typed place. */
  only: FormText(20),
};

const OwnFields = Type.Object(ownFields);

/** Everything else in a form belongs to the chosen provider, which knows its own fields. */
export const providerInput = { additionalProperties: Type.String({ maxLength: 4000 }), maxProperties: 50 };

export const CheckoutForm = Type.Object(ownFields, providerInput);

export type CheckoutFields = Static<typeof OwnFields>;

/** What was typed into the plain form, as the call of the checkout takes it. */
export function toJson(parts: Parts, request: FastifyRequest<{ Body: CheckoutFields }>): CheckoutJson {
  const form = request.body;
  const {
    firstName = '',
    lastName = '',
    company,
    line1 = '',
    line2,
    city = '',
    region,
    postalCode = '',
    country = '',
    phone,
  } = form;
  const address = {
    firstName,
    lastName,
    line1,
    city,
    postalCode,
    country,
    ...optional({ company, line2, region, phone }),
  };
  const { expectedTotalCents = '', expectedDueCents = '' } = form;
  const provider = providersOnOffer(parts, visitedHosts(request)).find(({ name }) => name === form.provider);
  return {
    email: form.email ?? '',
    shippingAddress: address,
    billingAddress: address,
    ...optional({ vatNumber: form.vatNumber, note: form.note }),
    payment: { provider: form.provider ?? '', fields: provider ? typedFields(form, provider) : {} },
    ...(cents.test(expectedTotalCents) && { expectedTotalCents: Number(expectedTotalCents) }),
    ...(cents.test(expectedDueCents) && { expectedDueCents: Number(expectedDueCents) }),
  };
}

const cents = /^\d{1,15}$/;

function optional<Name extends string>(
  fields: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined)) as Partial<
    Record<Name, string>
  >;
}

/** The input for a provider is typed again; it is never part of a page. */
export function withoutPayment(form: CheckoutFields): Static<typeof KnownFields> {
  const own = Object.entries(form).filter(([name]) => Object.hasOwn(KnownFields.properties, name));
  return Object.fromEntries(own);
}

/** The form has one address, so its fields have short names. */
export function plainNames(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field.split('.').at(-1) ?? field, text]));
}
