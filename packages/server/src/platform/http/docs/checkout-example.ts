/**
 * A purchase over the API alone, for people to read, copy and run: in Node as it stands, and on the page of the API by a button.
 * A test runs this very text.
 */
export const checkoutExample = String.raw`// Where the shop is; on this page it is the one you are looking at.
const shop = globalThis.location?.origin ?? process.env.SHOP ?? 'http://localhost:3000';

// A browser keeps cookies by itself; elsewhere they are kept here. Every change repeats the cookie "crumb" as a header.
const kept = new Map();
const cookies = () => (globalThis.document ? new Map(document.cookie.split('; ').map((pair) => pair.split('='))) : kept);

async function call(method, path, body, more = {}) {
  const cookie = [...kept].map((pair) => pair.join('=')).join('; ');
  const answer = await fetch(shop + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(cookie && { cookie }),
      ...(method === 'GET' ? {} : { 'x-crumb': cookies().get('crumb') }),
      ...(body && { 'content-type': 'application/json' }),
      ...more,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  for (const line of answer.headers.getSetCookie()) kept.set(...line.split(';')[0].split('=', 2));
  const json = await answer.json();
  console.log(method, path, answer.status);
  // A refusal says in words what is wrong, and by field if a field is.
  if (!answer.ok) throw new Error(json.message + ' ' + JSON.stringify(json.errors ?? {}));
  return json;
}

// 1. Every page is also there as JSON. Take the first thing that can be bought and needs no answers.
const { items } = await call('GET', '/shop?format=json');
const canBeBought = (variant) => variant.unlimited || variant.qtyInStock > 0;
const item = items.find(({ structuredContent: { productType, variants, additionalFieldsFormId } }) =>
  productType === 1 && !additionalFieldsFormId && variants.some(canBeBought));
const { sku } = item.structuredContent.variants.find(canBeBought);

// 2. Put it into the cart. The first call makes the cart and sets its cookie.
await call('GET', '/api/commerce/shopping-cart');
await call('POST', '/api/commerce/shopping-cart/entries', { itemId: item.id, sku, quantity: 1 });

// 3. Say where it goes, and choose how.
const place = { country: 'DE', postalCode: '25813' };
await call('PUT', '/api/commerce/shopping-cart/shipping-location', place);
const { shippingOptions } = await call('GET', '/api/commerce/shopping-cart');
const [option] = shippingOptions;
if (option) await call('PUT', '/api/commerce/shopping-cart/selected-shipping-option', { shippingOptionId: option.id });
const { grandTotalCents, currency } = await call('GET', '/api/commerce/shopping-cart');
console.log('It costs', grandTotalCents / 100, currency);

// 4. Buy it. With an Idempotency-Key the call can be repeated after a lost connection and still buys once; with the total
// you saw, another one is refused instead of charged.
const address = { firstName: 'Mila', lastName: 'Roth', line1: 'Am Deich 3', city: 'Husum', ...place };
const order = await call('POST', '/api/commerce/checkout', {
  email: 'mila@example.com',
  shippingAddress: address,
  billingAddress: address,
  payment: { provider: 'test', cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' },
  expectedTotalCents: grandTotalCents,
}, { 'idempotency-key': crypto.randomUUID() });
console.log('Order', order.orderNumber, order.status);
`;

/** Runs the same text in the browser when the button is pressed, and prints its output into the page. */
export const exampleScript = `const button = document.getElementById('run-example');
const output = document.getElementById('example-output');
async function example(console) {
${checkoutExample}}
button.hidden = false;
button.addEventListener('click', async () => {
  button.disabled = true;
  output.textContent = '';
  const print = (...words) => output.append(words.join(' ') + '\\n');
  try {
    await example({ log: print });
  } catch (error) {
    print(error.message);
  }
  button.disabled = false;
});
`;
