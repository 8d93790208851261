import {
  addProduct,
  addSiteUser,
  signedInSiteUser,
  signInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { address, addToCart, buy, challengedCard, checkRules, declinedCard, shopper } from '../checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => checkRules(server));

const typed = { ...address, line2: 'Hinterhaus', region: 'Nordfriesland', phone: '04841 123' };
const attempt = { email: 'ottilie@example.com', shippingAddress: typed, billingAddress: typed };
const shown = { email: attempt.email, ...typed };

/** The values in the fields of the checkout. */
async function filledIn(visitor: Visitor, path = '/checkout'): Promise<Readonly<Record<string, string>>> {
  const { text } = await visitor.get(path, { accept: 'text/html' });
  const inputs = [...text.matchAll(/<input[^>]*>/g)].map(([tag]) => [
    / name="(\w+)"/.exec(tag)?.[1],
    / value="([^"]*)"/.exec(tag)?.[1],
  ]);
  const country = /<option value="(\w\w)" selected/.exec(text)?.[1] ?? '';
  const names = new Set([...Object.keys(shown), 'cardNumber', 'expiry', 'cvc']);
  return { ...Object.fromEntries(inputs.filter(([name, value]) => names.has(name ?? '') && value)), country };
}

async function atTheBank(visitor: Visitor): Promise<string> {
  const answer = await buy(visitor, { ...attempt, payment: challengedCard });
  return answer.json<CheckoutAnswerJson>().actionUrl ?? '';
}

async function refusedThere(visitor: Visitor): Promise<string> {
  const refused = await visitor.submit(await atTheBank(visitor), { decision: 'refuse' });
  const back = await visitor.get(String(refused.headers['location']), { accept: 'text/html' });
  return String(back.headers['location']);
}

test('after a refusal at the bank the checkout is filled in, except for the card', async () => {
  const visitor = await shopper(server, await addProduct(server));
  expect(await filledIn(visitor)).toEqual({ country: 'US' });
  const back = await refusedThere(visitor);
  expect(back).toMatch(/^\/checkout\?payment=/);
  expect(await filledIn(visitor, back)).toEqual(shown);
  const { text } = await visitor.get(back, { accept: 'text/html' });
  expect(text).not.toContain(challengedCard.expiry);
  server.clock.advance({ minutes: 1 });
  await buy(visitor, { ...attempt, email: 'second@example.com', payment: declinedCard });
  expect(await filledIn(visitor)).toEqual({ ...shown, email: 'second@example.com' });
});

test('going back from the page of the bank shows it filled in', async () => {
  const visitor = await shopper(server, await addProduct(server));
  await atTheBank(visitor);
  expect(await filledIn(visitor)).toEqual(shown);
});

test('no one else sees what was typed', async () => {
  const product = await addProduct(server);
  const visitor = await shopper(server, product);
  await refusedThere(visitor);
  const stranger = await shopper(server, product);
  expect(await filledIn(stranger)).toEqual({ country: 'US' });
  const signedIn = await signedInSiteUser(server);
  await addToCart(signedIn, product);
  expect(await filledIn(signedIn)).not.toMatchObject({ email: attempt.email });
});

test('a person who signs in afterwards with the same browser sees their own data', async () => {
  const visitor = await shopper(server, await addProduct(server));
  await refusedThere(visitor);
  expect(await filledIn(visitor)).toEqual(shown);
  const user = await addSiteUser(server);
  await signInSiteUser(visitor, user);
  const fields = await filledIn(visitor);
  expect(fields).toMatchObject({ email: user.email });
  expect(fields).not.toHaveProperty('line1');
});

test('it is forgotten after an hour', async () => {
  const visitor = await shopper(server, await addProduct(server));
  await refusedThere(visitor);
  server.clock.advance({ minutes: 59 });
  expect(await filledIn(visitor)).toEqual(shown);
  server.clock.advance({ minutes: 2 });
  expect(await filledIn(visitor)).not.toHaveProperty('email');
});
