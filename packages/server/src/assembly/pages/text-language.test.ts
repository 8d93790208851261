import { addForm, addProduct, addWebsite, startTestServer, type TestServer, type TestWebsite } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutBody } from '../../store/checkout/checkout.fixture.ts';

/** A website whose pages are also in a language that Awning has no texts in. */
let server: TestServer;
let website: TestWebsite;
beforeAll(async () => {
  server = await startTestServer();
  website = await addWebsite(server.parts, {
    host: 'padaria.test',
    languages: [
      { code: 'de', name: 'Deutsch', isPrimary: true, enabled: true },
      { code: 'pt', name: 'Português', isPrimary: false, enabled: true },
    ],
  });
  // The server knows the prefix as soon as it has met the website.
  await server.visitor(website).get('/');
});
afterAll(() => server.close());

const page = { accept: 'text/html' };
const nobody = '00000000-0000-7000-8000-000000000000';
const entries = '/pt/api/commerce/shopping-cart/entries';

test('the cart refuses in the default language of the website', async () => {
  const answer = await server.visitor(website).post(entries, { itemId: nobody, sku: 'X', quantity: 1 });
  expect([answer.status, answer.json()]).toMatchObject([404, { message: 'Diesen Artikel gibt es nicht.' }]);
});

test('so do the notices of codes in the cart', async () => {
  const product = await addProduct(server, { website });
  const visitor = server.visitor(website);
  await visitor.post(entries, { itemId: product.id, sku: product.skus[0], quantity: 1 });
  const answer = await visitor.post('/pt/api/commerce/shopping-cart/coupons', { code: 'NENHUM' });
  expect(answer.json()).toMatchObject({ shoppingCart: { couponNotices: [{ text: 'Dieser Code ist nicht gültig.' }] } });
});

test('so does the checkout, for its fields and for an empty cart', async () => {
  const visitor = server.visitor(website);
  const [unread, empty] = [
    await visitor.post('/pt/api/commerce/checkout', { ...checkoutBody, email: 'mila' }),
    await visitor.post('/pt/api/commerce/checkout', checkoutBody),
  ];
  expect(unread.json()).toMatchObject({
    errors: { email: expect.stringMatching(/^Bitte prüfen Sie die E-Mail-Adresse/) },
  });
  expect([empty.status, empty.json()]).toMatchObject([400, { message: 'Ihr Warenkorb ist leer.' }]);
});

test('so does a form, by call and on its page', async () => {
  const id = await addForm(server, { website });
  const invalid = 'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.';
  const visitor = server.visitor(website);
  const called = await visitor.post(`/pt/api/rest/forms/validate/${id}`, {});
  expect(called.json()).toMatchObject({ message: invalid, errors: { email: 'Erforderlich' } });
  const shown = await visitor.submit(`/pt/form/${id}`, { 'field.email': 'mila' });
  expect([shown.status, shown.text]).toEqual([400, expect.stringContaining(invalid)]);
});

test('so does an account', async () => {
  const body = { email: 'mila@example.com', password: 'not the password', rememberMe: false };
  const answer = await server.visitor(website).post('/pt/api/site-users/account/session', body);
  expect([answer.status, answer.json()]).toMatchObject([401, { message: 'E-Mail oder Passwort ist nicht richtig.' }]);
});

test('a call that comes too often is told so in the default language of the website', async () => {
  const visitor = server.visitor(website);
  const ask = () => visitor.post('/pt/api/form/FormSubmissionKey', {});
  const answers = await Promise.all(Array.from({ length: 31 }, ask));
  const refused = answers.filter(({ status }) => status === 429).map((answer) => answer.json());
  expect(refused).toMatchObject([
    { message: expect.stringMatching(/^Das Formular kann nicht abgesendet werden. Es wurde zu oft/) },
  ]);
});

test('so is a visitor who gets the plain error page', async () => {
  const visitor = server.visitor(website);
  const answer = await visitor.send('POST', '/pt/cart', { headers: { ...page, origin: 'https://elsewhere.test' } });
  expect(answer.text).toContain('<html lang="de">');
  expect(answer.text).toContain('Zur Startseite');
});

test('the pages of mailed links of the newsletter are in the default language of the website', async () => {
  const visitor = server.visitor(website);
  const asked = await visitor.get('/pt/newsletter/confirm?token=x', page);
  expect(asked.text).toContain('Anmeldung bestätigen');
  const gone = await visitor.get('/pt/newsletter/unsubscribe?token=x', page);
  expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('Dieser Link gilt nicht')]);
});
