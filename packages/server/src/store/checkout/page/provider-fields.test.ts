import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartFeature } from '../../cart/feature.ts';
import type { PaymentFields, PaymentProvider } from '../../payment/index.ts';
import { stockFeature } from '../../stock/feature.ts';
import { address, buy, checkRules, goodCard, shopper } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';
import { stubProvider } from '../stub-provider.fixture.ts';

/** What the provider was told. */
let told: PaymentFields[] = [];
const bank: PaymentProvider = {
  ...stubProvider(),
  name: 'bank',
  labels: { en: 'My bank', de: 'Meine Bank' },
  fields: {
    inputs: [
      { name: 'iban', label: { en: 'Account', de: 'Konto' }, placeholder: { en: 'DE00 …' }, autoComplete: 'off' },
    ],
    hint: { text: { en: 'Have your account ready.' } },
    element: {
      tag: 'my-bank-fields',
      name: 'token',
      script: 'https://js.bank.example/fields.js',
      origins: ['https://api.bank.example'],
      walletOrigins: ['https://js.bank.example'],
      attributes: (_website, language) => ({ 'data-place': language }),
    },
  },
  read(fields) {
    told.push(fields);
    return fields['iban'] === '' ? { ok: false, errors: { iban: 'required' } } : { ok: true, instrument: fields };
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    features: [cartFeature, stockFeature, checkoutFeature],
    paymentProviders: [bank],
  });
});
afterAll(async () => {
  await checkRules(server);
  await server.close();
});

const form = { ...address, email: 'mila@example.com', provider: 'bank' };

async function buyer() {
  told = [];
  return await shopper(server, await addProduct(server, { onHand: 5 }));
}

test('the fields of a provider are on the checkout page in the language of the shopper', async () => {
  const visitor = await buyer();
  const { text } = await visitor.submit('/de/checkout', { ...form, iban: '' });
  expect(text).toMatch(/<label[^>]*>Konto<\/label><input[^>]*name="iban"/);
  expect(text).toContain('<p>Have your account ready.</p>');
  expect(text).toMatch(/<my-bank-fields name="token"[^>]* data-place="de" data-currency="USD" data-amount="\d+"/);
});

test('the checkout page, and no other, allows the script of a provider and what it calls', async () => {
  const visitor = await buyer();
  const sources = 'https://js.bank.example https://api.bank.example';
  const { headers } = await visitor.get('/checkout');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${sources};`);
  expect(policy).toContain(`connect-src 'self' ${sources};`);
  expect(policy).toContain(`form-action 'self' ${sources};`);
  expect(headers['permissions-policy']).toContain('payment=(self "https://js.bank.example")');
  const cart = (await visitor.get('/cart')).headers;
  expect(cart['content-security-policy']).not.toContain('bank.example');
  expect(cart['permissions-policy']).toContain('payment=(self),');
});

test('the input reaches the provider, with scripts or without, and is never part of a page', async () => {
  const first = await buyer();
  const refused = await first.submit('/checkout', { ...form, iban: '', token: 'secret-token', cardNumber: '4242' });
  expect([refused.status, told]).toEqual([400, [{ iban: '', token: 'secret-token', provider: 'bank' }]]);
  expect(refused.text).not.toContain('secret-token');
  const bought = await first.submit('/checkout', { ...form, iban: 'DE02 1203' });
  expect([bought.status, told[1]]).toEqual([303, { iban: 'DE02 1203', provider: 'bank' }]);
  const fields = { iban: 'DE02 1203', token: 't' };
  const second = await buyer();
  expect((await buy(second, { payment: { provider: 'bank', fields } })).status).toBe(200);
  expect(told).toEqual([{ ...fields, provider: 'bank' }]);
});

test('a provider refuses by the name of its field', async () => {
  const answer = await buy(await buyer(), { payment: { provider: 'bank', fields: { iban: '' } } });
  expect([answer.status, answer.json<{ errors: object }>().errors]).toEqual([
    400,
    { 'payment.iban': expect.any(String) },
  ]);
});

test('the test card brings its fields and its hint by itself', async () => {
  const visitor = await buyer();
  const { text } = await visitor.submit('/fr/checkout', { ...form, provider: 'test', cardNumber: '1' });
  for (const name of ['cardNumber', 'expiry', 'cvc']) expect(text).toMatch(new RegExp(`<input[^>]*name="${name}"`));
  expect(text).toContain('<code>4242 4242 4242 4242</code> <!-- -->est acceptée');
  const { cardNumber, expiry, cvc } = goodCard;
  const answer = await buy(visitor, { payment: { provider: 'test', fields: { cardNumber, expiry, cvc } } });
  expect(answer.status).toBe(200);
});
