import { TeamRole } from '@awning/site-model';
import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ruleMessages } from '../messages.ts';
import { readStoreRules } from '../store-rules.ts';
import type { ShippingOptionBody, ShippingZoneBody, TaxRuleBody } from './schema.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
});
afterAll(() => server.close());

const zones = '/api/commerce/shipping-zones';
const taxes = '/api/commerce/tax-rules';
const parcel: ShippingOptionBody = {
  texts: { en: 'Parcel', de: 'Paket' },
  calculator: 'subtotal',
  bands: [
    { from: '0.00', price: '5.90' },
    { from: '80.00', price: '0.00' },
  ],
};
const germany: ShippingZoneBody = {
  name: 'Germany',
  areas: [{ country: 'DE', region: null, postalPrefix: null }],
  options: [parcel],
};
const vat: TaxRuleBody = {
  name: 'VAT',
  area: { country: 'DE', region: null, postalPrefix: null },
  percent: '5.5',
  taxClass: 'standard',
  inclusive: true,
  priority: 1,
  onShipping: true,
};

async function rules() {
  const website = (await server.app.websites.find(server.website.host))!;
  return await readStoreRules(server.database, website, 'de');
}

test('zones and tax rules count for carts as soon as they are saved, and no more once they are deleted', async () => {
  const zone = (await manager.post(zones, { body: germany })).json<{ id: string }>();
  const rule = (await manager.post(taxes, { body: vat })).json<{ id: string }>();
  const { shippingZones, taxRules } = await rules();
  expect(shippingZones.find(({ id }) => id === zone.id)?.options).toMatchObject([
    {
      name: 'Paket',
      bands: [
        { from: 0n, price: 590n },
        { from: 8000n, price: 0n },
      ],
    },
  ]);
  expect(taxRules.find(({ id }) => id === rule.id)?.ratePpm).toBe(55_000n);
  await manager.delete(`${zones}/${zone.id}?version=1`);
  await manager.delete(`${taxes}/${rule.id}?version=1`);
  const after = await rules();
  expect([...after.shippingZones, ...after.taxRules].map(({ id }) => id)).not.toContain(zone.id);
  expect(after.taxRules.map(({ id }) => id)).not.toContain(rule.id);
});

test.each<[string, Partial<ShippingZoneBody>, Readonly<Record<string, string>>]>([
  ['nowhere', { areas: [] }, { 'body.areas': ruleMessages.noPlace }],
  ['without a way', { options: [] }, { 'body.options': ruleMessages.noOption }],
  [
    'in a language that the website lacks',
    { options: [{ ...parcel, texts: { en: 'Parcel', xx: 'Parcel' } }] },
    { 'body.options.0.texts': ruleMessages.unknownLanguage },
  ],
  ['without a name', { options: [{ ...parcel, texts: {} }] }, { 'body.options.0.texts': ruleMessages.nameMissing }],
  [
    'with steps that do not begin at 0',
    { options: [{ ...parcel, bands: parcel.bands.slice(1) }] },
    { 'body.options.0.bands': ruleMessages.bandsFromZero },
  ],
  [
    'with steps out of order',
    { options: [{ ...parcel, bands: [...parcel.bands, { from: '70.00', price: '1.00' }] }] },
    { 'body.options.0.bands': ruleMessages.bandsInOrder },
  ],
  [
    'with parts of a gram',
    { options: [{ ...parcel, calculator: 'weight', bands: [{ from: '0.5', price: '1.00' }] }] },
    { 'body.options.0.bands': ruleMessages.wholeNumber },
  ],
  [
    'with a flat price in steps',
    { options: [{ ...parcel, calculator: 'flat' }] },
    { 'body.options.0.bands': ruleMessages.oneBand },
  ],
])('a zone is refused %s', async (_title, wrong, errors) => {
  const answer = await manager.post(zones, { body: { ...germany, ...wrong } });
  expect([answer.status, answer.json<{ errors: unknown }>().errors]).toEqual([400, errors]);
});

test('an option of another zone cannot be taken over', async () => {
  const first = (await manager.post(zones, { body: germany })).json<{ body: ShippingZoneBody }>();
  const answer = await manager.post(zones, { body: { ...germany, options: first.body.options } });
  expect([answer.status, answer.json<{ errors: unknown }>().errors]).toEqual([
    400,
    { 'body.options.0.id': ruleMessages.optionOfAnother },
  ]);
});

test('a rate above 100 per cent is refused', async () => {
  const answer = await manager.post(taxes, { body: { ...vat, percent: '100.5' } });
  expect([answer.status, answer.json<{ errors: unknown }>().errors]).toEqual([
    400,
    { 'body.percent': ruleMessages.rateTooHigh },
  ]);
});
