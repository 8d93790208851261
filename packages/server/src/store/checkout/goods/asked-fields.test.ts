import { addTeamMember, setStore, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, checkoutBody, declinedCard, productAndShopper } from '../checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../schema.ts';

const owner = 'owner@shop.test';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addTeamMember(server, { isOwner: true, email: owner });
});
afterAll(() => server.close());

async function buyWith(fields: object, more: object = {}) {
  const { visitor } = await productAndShopper(server, { onHand: 5, price: 2500n });
  const withFields = { ...address, ...fields };
  const body = { ...checkoutBody, shippingAddress: withFields, billingAddress: withFields, ...more };
  const answer = await visitor.post('/api/commerce/checkout', body);
  type Body = { readonly errors?: Readonly<Record<string, string>> } & Partial<CheckoutAnswerJson>;
  const { errors, orderId, confirmationUrl } = answer.json<Body>();
  const stored = orderId && (await storedOrder(orderId));
  return { visitor, status: answer.status, errors, orderId, confirmationUrl, stored };
}

async function storedOrder(orderId: string) {
  const row = await server.database.kysely
    .selectFrom('orders')
    .select(['shipping_address', 'billing_address', 'vat_number', 'buyer_note'])
    .where('website_id', '=', server.website.id)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { phone, company } = row.shipping_address as { phone?: string; company?: string };
  return { phone, company, vatNumber: row.vat_number, note: row.buyer_note };
}

async function mailTo(recipient: string, kind: string): Promise<string> {
  const mail = await server.database.kysely
    .selectFrom('mail')
    .select('text')
    .where('website_id', '=', server.website.id)
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return mail?.text ?? '';
}

describe.each([
  ['phone', 'checkoutPhone', '040 1234'],
  ['company', 'checkoutCompany', 'Deichwerk GmbH'],
] as const)('the field %s', (field, setting, text) => {
  test('must be filled in if the owner requires it', async () => {
    await setStore(server, server.website, { [setting]: 'required' });
    const without = await buyWith({ [field]: ' ' });
    expect([without.status, without.errors]).toEqual([400, { [`shippingAddress.${field}`]: 'Required' }]);
    expect(await buyWith({ [field]: text })).toMatchObject({ status: 200, stored: { [field]: text } });
  });

  test('may be left out if it is optional', async () => {
    await setStore(server, server.website, { [setting]: 'optional' });
    expect((await buyWith({ [field]: '' })).status).toBe(200);
    expect(await buyWith({ [field]: text })).toMatchObject({ status: 200, stored: { [field]: text } });
  });

  test('is not stored if the owner does not ask for it', async () => {
    await setStore(server, server.website, { [setting]: 'hidden' });
    expect(await buyWith({ [field]: text })).toMatchObject({ status: 200, stored: { [field]: undefined } });
  });
});

describe('a VAT number', () => {
  test('is checked and stored in one spelling; without one the order is placed as well', async () => {
    await setStore(server, server.website, { checkoutVatNumber: 'optional' });
    const wrong = await buyWith({}, { vatNumber: 'DE12' });
    expect([wrong.status, wrong.errors]).toEqual([
      400,
      { vatNumber: 'Please check the VAT number. It begins with its country, such as DE123456789.' },
    ]);
    expect(await buyWith({}, { vatNumber: 'de 123 456 789' })).toMatchObject({ stored: { vatNumber: 'DE123456789' } });
    expect(await buyWith({}, { vatNumber: ' ' })).toMatchObject({ status: 200, stored: { vatNumber: null } });
  });

  test('is neither checked nor stored if the owner does not ask for it', async () => {
    await setStore(server, server.website, { checkoutVatNumber: 'hidden' });
    expect(await buyWith({}, { vatNumber: 'DE12' })).toMatchObject({ status: 200, stored: { vatNumber: null } });
  });
});

describe('a note to the shop', () => {
  test('has up to 500 characters, and a line break counts as one of them', async () => {
    await setStore(server, server.website, { checkoutNote: 'optional' });
    const long = `${'x'.repeat(498)}\r\ny`;
    expect(await buyWith({}, { note: ` ${long} ` })).toMatchObject({ stored: { note: long.replace('\r', '') } });
    const tooLong = await buyWith({}, { note: `${long}z` });
    expect([tooLong.status, tooLong.errors]).toEqual([400, { note: 'Please shorten this to 500 characters.' }]);
    expect(await buyWith({}, { note: ' \r\n ' })).toMatchObject({ status: 200, stored: { note: null } });
  });

  test('is stored without characters that nobody sees', async () => {
    await setStore(server, server.website, { checkoutNote: 'optional' });
    expect(await buyWith({}, { note: 'Ring\u0007 twice\r\n\tat the\u001b back\u009f' })).toMatchObject({
      status: 200,
      stored: { note: 'Ring twice\n\tat the back' },
    });
  });

  test('is not stored if the owner does not ask for it', async () => {
    await setStore(server, server.website, { checkoutNote: 'hidden' });
    expect(await buyWith({}, { note: 'Ring twice' })).toMatchObject({ status: 200, stored: { note: null } });
  });
});

describe('what was asked for', () => {
  const asked = { checkoutCompany: 'optional', checkoutVatNumber: 'optional', checkoutNote: 'optional' } as const;
  const given = { vatNumber: 'DE123456789', note: 'Ring twice\nat the back' };
  const company = 'Deichwerk GmbH';

  test('is shown to the buyer and the team, in the mail, the list and the file', async () => {
    await setStore(server, server.website, asked);
    const { visitor, orderId, confirmationUrl } = await buyWith({ company }, given);
    const shown = {
      shippingAddress: { company },
      billingAddress: { company },
      vatNumber: given.vatNumber,
      buyerNote: given.note,
    };
    const member = await signedInMember(server);
    expect((await member.get(`/api/commerce/orders/${orderId}`)).json()).toMatchObject(shown);
    const mail = await mailTo(checkoutBody.email, 'order-confirmation');
    for (const text of [company, given.vatNumber, given.note]) expect(mail).toContain(text);
    const told = await mailTo(owner, 'team-new-order');
    expect([told.includes('The customer left a note.'), told.includes('Ring twice')]).toEqual([true, false]);
    const file = (await member.get('/config/commerce/orders.csv')).text;
    expect(file).toContain(`"${company}","${given.vatNumber}","${given.note}"`);
    const found = (await member.get('/api/commerce/orders?search=deichwerk')).json<{ orders: { id: string }[] }>();
    expect(found.orders.map(({ id }) => id)).toContain(orderId);
    const page = (await visitor.get(confirmationUrl ?? '', { accept: 'text/html' })).text;
    for (const text of [company, given.vatNumber, given.note]) expect(page).toContain(text);
  });

  test('is in no mail about an order that has not been paid for', async () => {
    await setStore(server, server.website, asked);
    const { visitor } = await productAndShopper(server, { onHand: 5, price: 0n });
    const email = 'free@example.com';
    const withCompany = { ...address, company };
    const body = { ...checkoutBody, ...given, email, shippingAddress: withCompany, billingAddress: withCompany };
    expect((await visitor.post('/api/commerce/checkout', body)).status).toBe(200);
    const mail = await mailTo(email, 'order-confirmation');
    expect(mail).toContain('We have received your order');
    for (const text of [company, given.vatNumber, 'Ring twice']) expect(mail).not.toContain(text);
  });

  test('is filled in again after a declined card', async () => {
    await setStore(server, server.website, asked);
    const { visitor } = await buyWith({ company }, { ...given, payment: declinedCard });
    const { text } = await visitor.get('/checkout', { accept: 'text/html' });
    expect(text).toContain(`value="${company}"`);
    expect(text).toContain(`value="${given.vatNumber}"`);
    expect(text).toMatch(/<textarea[^>]*name="note"[^>]*>Ring twice\nat the back<\/textarea>/);
  });

  test('has a field on the page, and none if the owner does not ask', async () => {
    await setStore(server, server.website, { ...asked, checkoutCompany: 'required' });
    const { visitor } = await productAndShopper(server, { onHand: 5 });
    const names = ['company', 'vatNumber', 'note'];
    const fieldsOf = async () => {
      const { text } = await visitor.get('/checkout', { accept: 'text/html' });
      return names.filter((name) => text.includes(` name="${name}"`));
    };
    expect(await fieldsOf()).toEqual(names);
    const hidden = { checkoutCompany: 'hidden', checkoutVatNumber: 'hidden', checkoutNote: 'hidden' } as const;
    await setStore(server, server.website, hidden);
    expect(await fieldsOf()).toEqual([]);
  });

  test('is read from the plain form, which comes back with its input', async () => {
    await setStore(server, server.website, { ...asked, checkoutCompany: 'required' });
    const { visitor } = await productAndShopper(server, { onHand: 5 });
    const { provider, ...card } = checkoutBody.payment;
    const form = { ...address, ...card, ...given, provider, email: 'plain@example.com' };
    const refused = await visitor.submit('/checkout', { ...form, vatNumber: 'DE1' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('It begins with its country');
    expect(refused.text).toContain('value="DE1"');
    const bought = await visitor.submit('/checkout', { ...form, company });
    expect(bought.status).toBe(303);
    const orderId = /confirmed\/([^?]+)/.exec(String(bought.headers['location']))?.[1] ?? '';
    expect(await storedOrder(orderId)).toMatchObject({ company, ...given });
  });
});
