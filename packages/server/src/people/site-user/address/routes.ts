import { Done } from '../../../platform/done.ts';
import { defineRoute, Refusal, type Route } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { siteUserMessage } from '../messages.ts';
import { AddressAnswer, AddressBody, AddressListAnswer } from '../schema.ts';
import { dropAddress, keepAddress, ownerOf } from './address-call.ts';
import { selectAddresses } from './store.ts';

const path = '/api/site-users/account/addresses';
const change = { access: { kind: 'site-user' }, forgery: 'crumb', limit: 'site-user-change' } as const;
const example = {
  firstName: 'Mila',
  lastName: 'Roth',
  line1: 'Am Deich 3',
  city: 'Husum',
  postalCode: '25813',
  country: 'DE',
};

export function addressRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      summary: 'The address book of the site user, the default address first.',
      access: { kind: 'site-user' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: AddressListAnswer },
      handle: async (request) => ({ addresses: await selectAddresses(parts.database, ownerOf(request)) }),
    }),
    defineRoute({
      ...change,
      method: 'POST',
      path,
      summary: 'Adds an address; the first one becomes the default.',
      schema: { body: AddressBody, answer: AddressAnswer },
      refusals: { 409: siteUserMessage('tooManyAddresses') },
      examples: [{ body: example }],
      handle: (request) => keepAddress(parts, request, request.body),
    }),
    defineRoute({
      ...change,
      method: 'PUT',
      path: `${path}/:id`,
      summary: 'Changes an address, or makes it the default one.',
      schema: { params: IdParams, body: AddressBody, answer: AddressAnswer },
      refusals: { 404: siteUserMessage('addressGone') },
      examples: [{ body: example }],
      handle: (request) => keepAddress(parts, request, request.body, request.params.id),
    }),
    defineRoute({
      ...change,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Removes an address.',
      schema: { params: IdParams, answer: Done },
      refusals: { 404: siteUserMessage('addressGone') },
      async handle(request) {
        const removed = await dropAddress(parts, request, request.params.id);
        return removed instanceof Refusal ? removed : { ok: true };
      },
    }),
  ];
}
