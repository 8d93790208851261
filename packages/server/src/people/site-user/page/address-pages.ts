import { countryCodes, countryNames } from '@awning/commerce';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { AddressForm } from '../../../platform/address.ts';
import { defineRoute, Refusal, type Route, type SiteUserRequest } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { dropAddress, keepAddress, ownerOf } from '../address/address-call.ts';
import { selectAddresses } from '../address/store.ts';
import { siteUserMessage } from '../messages.ts';
import { siteUserRefusal } from '../refusal.ts';
import { formText, knownNotice, NoticeQuery, plainForm, reading, redirectTo, showAccountPage } from './account-page.ts';
import { addressesIsland } from './islands.ts';

const path = '/account/addresses';
const change = { ...plainForm, access: { kind: 'site-user' }, limit: 'site-user-change' } as const;
const AddressId = Type.String({ maxLength: 36 });

const SentAddress = Type.Object({
  addressId: Type.Optional(AddressId),
  ...AddressForm.properties,
  isDefault: formText(10),
});

export function addressPageRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...reading,
      access: { kind: 'site-user' },
      path,
      schema: { query: Type.Composite([NoticeQuery, Type.Object({ edit: Type.Optional(AddressId) })]) },
      handle: (request, reply) =>
        showAddresses(parts, request, reply, { edited: request.query.edit, notice: knownNotice(request) }),
    }),
    defineRoute({
      ...change,
      path,
      schema: { body: SentAddress },
      refusals: { 404: siteUserMessage('addressGone'), 409: siteUserMessage('tooManyAddresses') },
      async handle(request, reply) {
        const { addressId, ...typed } = request.body;
        const answer = await keepAddress(parts, request, addressOf(typed), addressId);
        if (!(answer instanceof Refusal)) return redirectTo(request, reply, path, 'address-saved');
        return showAddresses(parts, request, reply, { edited: addressId ?? 'new', typed }, answer);
      },
    }),
    defineRoute({
      ...change,
      path: `${path}/default`,
      schema: { body: Type.Object({ addressId: AddressId }) },
      refusals: { 404: siteUserMessage('addressGone') },
      async handle(request, reply) {
        const addresses = await selectAddresses(parts.database, ownerOf(request));
        const address = addresses.find((one) => one.id === request.body.addressId);
        const answer =
          address === undefined
            ? siteUserRefusal(request, 404, 'addressGone')
            : await keepAddress(parts, request, { ...address, isDefault: true }, address.id);
        return answer instanceof Refusal
          ? showAddresses(parts, request, reply, {}, answer)
          : redirectTo(request, reply, path, 'address-saved');
      },
    }),
    defineRoute({
      ...change,
      path: `${path}/remove`,
      schema: { body: Type.Object({ addressId: AddressId }) },
      refusals: { 404: siteUserMessage('addressGone') },
      async handle(request, reply) {
        const answer = await dropAddress(parts, request, request.body.addressId);
        return answer instanceof Refusal
          ? showAddresses(parts, request, reply, {}, answer)
          : redirectTo(request, reply, path, 'address-removed');
      },
    }),
  ];
}

interface Shown {
  /** The id of the address in the form, or `new`. */
  readonly edited?: string | undefined;
  readonly notice?: string | undefined;
  readonly typed?: Omit<Static<typeof SentAddress>, 'addressId'>;
}

async function showAddresses(
  parts: Parts,
  request: SiteUserRequest,
  reply: FastifyReply,
  shown: Shown,
  refusal?: Refusal,
): Promise<FastifyReply> {
  const { website, language } = request;
  const data = {
    addresses: await selectAddresses(parts.database, ownerOf(request)),
    countries: countryNames(countryCodes, language),
    homeCountry: website.settings.storeSettings.country,
    asksCompany: website.settings.storeSettings.checkoutCompany !== 'hidden',
    ...shown,
  };
  return showAccountPage(parts, request, reply, { name: 'addresses', island: addressesIsland, data, refusal });
}

function addressOf({ isDefault, ...typed }: Omit<Static<typeof SentAddress>, 'addressId'>) {
  const { firstName = '', lastName = '', line1 = '', city = '', postalCode = '', country = '' } = typed;
  const { company = '', line2 = '', region = '', phone = '' } = typed;
  const lines = { firstName, lastName, company, line1, line2, city, region, postalCode, country, phone };
  return { ...lines, isDefault: isDefault !== undefined };
}
