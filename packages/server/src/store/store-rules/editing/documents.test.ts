import { TeamRole } from '@awning/site-model';
import { addProduct, setStore, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
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
const all = '/api/commerce/store-rules';
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

test('a product can be put into the classes of rules and of other products, the standard one first', async () => {
  await addProduct(server, { variants: [{ sku: 'ATLAS', price: 2000n, onHand: 1, taxClass: 'maps' }] });
  await manager.post(taxes, { body: { ...vat, name: 'Reduced', taxClass: 'books' } });
  const { taxClasses } = (await manager.get(`${all}/tax-classes`)).json<{ taxClasses: string[] }>();
  expect(taxClasses[0]).toBe('standard');
  expect(taxClasses).toEqual(expect.arrayContaining(['books', 'maps']));
  expect(new Set(taxClasses).size).toBe(taxClasses.length);
});

test('what a price says of the tax is told by class, for the place of the shop', async () => {
  await setStore(server, server.website, { country: 'DE' });
  const add = (taxClass: string, more: object) =>
    manager.post(taxes, { body: { ...vat, name: taxClass, taxClass, ...more } });
  await add('with', { inclusive: true });
  await add('without', { inclusive: false });
  await add('zero', { inclusive: true, percent: '0' });
  await add('abroad', { area: { ...vat.area, country: 'NZ' }, inclusive: true });
  const { priceTaxes } = (await manager.get(`${all}/tax-classes`)).json<{ priceTaxes: Record<string, string> }>();
  expect(priceTaxes).toMatchObject({ with: 'included', without: 'added', zero: 'none', abroad: 'none' });
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
    'with no price in any step',
    { options: [{ ...parcel, bands: [{ from: '0.00', price: null }] }] },
    { 'body.options.0.bands': ruleMessages.neverOffered },
  ],
  [
    'for a country that does not exist',
    { areas: [...germany.areas, { country: 'ZZ', region: null, postalPrefix: null }] },
    { 'body.areas.1.country': ruleMessages.unknownCountry },
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

test('a rate above 100 per cent and a country that does not exist are refused', async () => {
  const area = { country: 'ZZ', region: null, postalPrefix: null };
  const answer = await manager.post(taxes, { body: { ...vat, percent: '100.5', area } });
  expect([answer.status, answer.json<{ errors: unknown }>().errors]).toEqual([
    400,
    { 'body.percent': ruleMessages.rateTooHigh, 'body.area.country': ruleMessages.unknownCountry },
  ]);
});

test('all rules are read at once, in the order in which they count, as they are edited', async () => {
  const limited: ShippingOptionBody = {
    ...parcel,
    calculator: 'weight',
    bands: [
      { from: '0', price: '5.90' },
      { from: '30000', price: null },
    ],
    freeFrom: '80.00',
  };
  const heavy = { ...germany, name: 'By weight', options: [limited] };
  const zone = (await manager.post(zones, { body: heavy })).json<{ id: string; body: ShippingZoneBody }>();
  const rule = (await manager.post(taxes, { body: vat })).json<{ id: string }>();
  const shipping = (await manager.get(`${all}/shipping`)).json<{
    zones: readonly { id: string; body: ShippingZoneBody }[];
    taxedCountries: readonly string[];
  }>();
  const { shippingZones, taxRules } = await rules();
  expect(shipping.zones.map(({ id }) => id)).toEqual(shippingZones.map(({ id }) => id));
  expect(shipping.zones.find(({ id }) => id === zone.id)?.body).toEqual(zone.body);
  expect(zone.body).toMatchObject({ name: 'By weight', options: [limited] });
  expect(shippingZones.find(({ id }) => id === zone.id)?.options).toMatchObject([
    { bands: [{ price: 590n }, { from: 30_000n, price: null }], freeFrom: 8000n },
  ]);
  expect(shipping.taxedCountries).toContain('DE');
  const taxed = (await manager.get(`${all}/taxes`)).json<{ rules: readonly { id: string; body: TaxRuleBody }[] }>();
  expect(taxed.rules.map(({ id }) => id)).toEqual(taxRules.map(({ id }) => id));
  expect(taxed.rules.find(({ id }) => id === rule.id)?.body).toEqual(vat);
});

test('the dashboard names a country of the Union that is shipped to without a tax rule, until it has one', async () => {
  const shop = await startTestServer();
  await setStore(shop, shop.website, { country: 'DE' });
  const owner = await signedInMember(shop, { roles: [TeamRole.STORE_MANAGER] });
  const place = (country: string) => ({ country, region: null, postalPrefix: null });
  const untaxed = async () => {
    const { toDos } = (await owner.get('/api/back-office/overview')).json<{
      toDos: readonly { name: string; count: number }[];
    }>();
    return toDos.find(({ name }) => name === 'untaxedCountries')?.count;
  };
  await owner.post(zones, { body: { ...germany, areas: [place('DE'), place('AT'), place('CH')] } });
  expect(await untaxed()).toBeUndefined();
  await owner.post(taxes, { body: vat });
  expect(await untaxed()).toBe(1);
  expect((await owner.get(`${all}/shipping`)).json()).toMatchObject({ isTaxedEverywhere: false });
  await owner.post(taxes, { body: { ...vat, area: place('AT') } });
  expect(await untaxed()).toBeUndefined();
  await shop.close();
});
