import { countryCodes, countryNames, type StoreRules } from '@awning/commerce';
import { PageType } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCart, selectShippingOption, setShippingLocation, visitorOf } from '../cart/index.ts';
import { defineRoute, Refusal, type Route } from '../http/index.ts';
import type { Parts } from '../parts.ts';
import { paymentProviders, testCards } from '../payment/index.ts';
import { renderSystemPage } from '../rendering/index.ts';
import { readStoreRules } from '../store-rules/index.ts';
import { addressIn } from '../website/index.ts';
import { checkoutTexts } from './messages.ts';
import { purchase } from './routes.ts';
import type { CheckoutJson } from './schema.ts';

const FormText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

const CheckoutForm = Type.Object({
  email: FormText(300),
  firstName: FormText(100),
  lastName: FormText(100),
  line1: FormText(200),
  line2: FormText(200),
  city: FormText(100),
  region: FormText(100),
  postalCode: FormText(20),
  country: FormText(2),
  phone: FormText(50),
  shippingOptionId: FormText(50),
  provider: FormText(50),
  cardNumber: FormText(40),
  expiry: FormText(10),
  cvc: FormText(10),
  expectedTotalCents: FormText(20),
});

type CheckoutFields = Static<typeof CheckoutForm>;

/** The checkout page, and its form for browsers without scripts: a refused one is shown again with what was typed. */
export function checkoutPageRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/checkout',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {},
      handle: (request, reply) => checkoutPage(parts, request, reply, {}),
    }),
    defineRoute({
      method: 'POST',
      path: '/checkout',
      access: { kind: 'anyone' },
      forgery: 'same-origin',
      limit: 'checkout',
      schema: { body: CheckoutForm },
      handle: async (request, reply) => {
        const shippingOptionId = await keepPlace(parts, request, request.body);
        const answer = await purchase(parts, request, reply, { ...toJson(request.body), shippingOptionId });
        if (!(answer instanceof Refusal)) return reply.redirect(answer.confirmationUrl, 303);
        return await checkoutPage(parts, request, reply, { refusal: answer, typed: request.body });
      },
    }),
  ];
}

/**
 * Puts the typed place and the chosen option into the cart, the first option where none was chosen yet, and answers it. Without
 * scripts nothing else does, and the page would go on showing a total without shipping; with it, a first press is refused with
 * the true total and the second one buys.
 */
async function keepPlace(parts: Parts, request: FastifyRequest, form: CheckoutFields): Promise<string | null> {
  const { country = '', region, postalCode, shippingOptionId } = form;
  if (!/^[a-z]{2}$/i.test(country)) return null;
  const visitor = visitorOf(request);
  const place = { country: country.toUpperCase(), ...optional({ region, postalCode }) };
  const placed = await setShippingLocation(parts, visitor, place);
  if (!placed.ok) return null;
  const { shippingOptions } = placed.view;
  const option = shippingOptions.find(({ id }) => id === shippingOptionId) ?? shippingOptions[0];
  if (option === undefined) return null;
  await selectShippingOption(parts, visitor, option.id);
  return option.id;
}

async function checkoutPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal, typed = {} }: { readonly refusal?: Refusal; readonly typed?: CheckoutFields },
): Promise<FastifyReply> {
  const { website, language } = request;
  const cart = await readCart(parts, visitorOf(request));
  if (!cart.ok || cart.view.entries.length === 0) return reply.redirect(addressIn(website, language, '/cart'), 303);
  const texts = checkoutTexts[language] ?? checkoutTexts['en'];
  const rules = await readStoreRules(parts.database, website, language);
  reply.header('referrer-policy', 'no-referrer');
  return await renderSystemPage(parts, request, reply, {
    pageType: PageType.checkout,
    title: texts?.title ?? '',
    ...(refusal && { status: refusal.status }),
    island: {
      name: 'checkout-form',
      data: {
        cart: cart.view,
        countries: countryNames(deliverableCountries(rules), language),
        storeCountry: rules.storePlace.country,
        providers: paymentProviders(parts).map(({ name }) => ({ name, label: texts?.providers[name] ?? name })),
        testCards: Object.keys(testCards),
        values: withoutCard(typed),
        ...(refusal && { message: refusal.message, errors: plainNames(refusal.errors ?? {}) }),
      },
    },
  });
}

/** All countries, unless the owner says where parcels go. */
function deliverableCountries({ shippingZones }: StoreRules): readonly string[] {
  const named = shippingZones.flatMap(({ areas }) => areas.map(({ country }) => country));
  return named.length === 0 || named.includes(null)
    ? countryCodes
    : countryCodes.filter((code) => named.includes(code));
}

function toJson(form: CheckoutFields): CheckoutJson {
  const {
    firstName = '',
    lastName = '',
    line1 = '',
    line2,
    city = '',
    region,
    postalCode = '',
    country = '',
    phone,
  } = form;
  const address = { firstName, lastName, line1, city, postalCode, country, ...optional({ line2, region, phone }) };
  const expected = form.expectedTotalCents ?? '';
  return {
    email: form.email ?? '',
    shippingAddress: address,
    billingAddress: address,
    payment: {
      provider: form.provider ?? '',
      ...optional({ cardNumber: form.cardNumber, expiry: form.expiry, cvc: form.cvc }),
    },
    ...(/^\d{1,15}$/.test(expected) && { expectedTotalCents: Number(expected) }),
  };
}

function optional<Name extends string>(
  fields: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined)) as Partial<
    Record<Name, string>
  >;
}

/** A card is typed again; it never stands in a page. */
function withoutCard({ cardNumber: _number, cvc: _code, expiry: _expiry, ...rest }: CheckoutFields): CheckoutFields {
  return rest;
}

/** The form has one address, so its fields go by their last names. */
function plainNames(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field.split('.').at(-1) ?? field, text]));
}
