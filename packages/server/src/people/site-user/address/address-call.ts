import { countryCodes, missingAddressFields } from '@awning/commerce';
import type { FastifyRequest } from 'fastify';
import type { Refusal, SiteUserRequest } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { SiteUserReason } from '../messages.ts';
import { fieldsRefusal, siteUserRefusal } from '../refusal.ts';
import type { AddressJson, BookAddress } from '../schema.ts';
import { addAddress, type BookOutcome, changeAddress, removeAddress } from './address-book.ts';
import type { AddressOwner } from './store.ts';

/** Adds an address, or changes the one with the id. Used by the JSON call and the plain form. */
export async function keepAddress(
  parts: Parts,
  request: SiteUserRequest,
  given: AddressJson,
  id?: string,
): Promise<BookAddress | Refusal> {
  const address = tidy(given);
  const refusal = fieldsRefusal(request, faultsOf(address));
  if (refusal) return refusal;
  const owner = ownerOf(request);
  const outcome = await (id === undefined
    ? addAddress(parts, owner, address)
    : changeAddress(parts, owner, { ...address, id }));
  return outcome.ok ? outcome.address : bookRefusal(request, outcome);
}

export async function dropAddress(parts: Parts, request: SiteUserRequest, id: string): Promise<BookAddress | Refusal> {
  const outcome = await removeAddress(parts, ownerOf(request), id);
  return outcome.ok ? outcome.address : bookRefusal(request, outcome);
}

export function ownerOf({ siteUser }: SiteUserRequest): AddressOwner {
  const { websiteId, id: siteUserId } = siteUser;
  return { websiteId, siteUserId };
}

function bookRefusal(request: FastifyRequest, { reason }: Extract<BookOutcome, { ok: false }>): Refusal {
  return reason === 'gone'
    ? siteUserRefusal(request, 404, 'addressGone')
    : siteUserRefusal(request, 409, 'tooManyAddresses');
}

function faultsOf(address: Omit<BookAddress, 'id'>): Readonly<Record<string, SiteUserReason>> {
  const missing = Object.fromEntries(missingAddressFields(address).map((field) => [field, 'required'] as const));
  return { ...missing, ...(countryCodes.includes(address.country) ? {} : { country: 'unknownCountry' as const }) };
}

function tidy(given: AddressJson): Omit<BookAddress, 'id'> {
  const { firstName, lastName, company = '', line1, line2 = '', city, region = '', postalCode } = given;
  const { country, phone = '' } = given;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    company: company.trim(),
    line1: line1.trim(),
    line2: line2.trim(),
    city: city.trim(),
    region: region.trim(),
    postalCode: postalCode.trim(),
    country: country.trim().toUpperCase(),
    phone: phone.trim(),
    isDefault: given.isDefault === true,
  };
}
