import { createVisitor } from './visitor.mjs';

// Four operations, for Awning and for the floor. `ready` does the unmeasured part and returns the measured one; each operation lists
// its requests, and the floor sends as many bytes for each as Awning did.

const places = { country: 'DE', postalCode: '25813' };
const address = { firstName: 'Mila', lastName: 'Roth', line1: 'Am Deich 3', city: 'Husum', ...places };
const payment = { provider: 'test', cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
const cartPath = '/api/commerce/shopping-cart';

// A slice is long enough that the cost of waking up (growing the heap, filling CPU caches) weighs little.
// The warm-up lasts until the JavaScript compiler has finished for both: after 700 pages its threads still took over a quarter of the
// time, after 6,000 a fiftieth.
export const operations = {
  list: { title: 'list of 24', times: 300, warmTimes: 16, goal: 5 },
  product: { title: 'product page', times: 300, warmTimes: 16, goal: 6 },
  cart: { title: 'cart flow (new cart, 3 adds, 1 change, 1 read)', times: 120, warmTimes: 12, goal: 6 },
  order: { title: 'order', times: 120, warmTimes: 12, goal: 10 },
};

export function awningOperations({ address: server }, products) {
  const items = new Map();
  const itemOf = async (number) => {
    if (!items.has(number)) {
      const { text } = await createVisitor(server)('GET', `/shop/p/item-${number}?format=json`);
      const { item } = JSON.parse(text);
      items.set(number, { itemId: item.id, sku: item.structuredContent.variants[0].sku });
    }
    return items.get(number);
  };
  return {
    list: async () => async () => [await createVisitor(server)('GET', '/shop')],
    product: async (turn) => async () => [
      await createVisitor(server)('GET', `/shop/p/item-${numberOf(turn, products)}`),
    ],
    cart: async (turn) => {
      const ask = createVisitor(server);
      const wanted = await Promise.all([0, 1, 2].map((place) => itemOf(numberOf(turn * 3 + place, products))));
      return async () => {
        const answers = [await ask('GET', cartPath)];
        for (const item of wanted) answers.push(await ask('POST', `${cartPath}/entries`, { ...item, quantity: 1 }));
        const [entry] = cartIn(answers.at(-1)).entries;
        answers.push(await ask('PUT', `${cartPath}/entries/${entry.id}`, { quantity: 2 }));
        answers.push(await ask('GET', cartPath));
        return answers;
      };
    },
    order: async (turn) => {
      const ask = createVisitor(server);
      await ask('GET', cartPath);
      await ask('POST', `${cartPath}/entries`, { ...(await itemOf(numberOf(turn, products))), quantity: 1 });
      const order = { email: `mila-${turn}@example.com`, shippingAddress: address, payment };
      return async () => [await ask('POST', '/api/commerce/checkout', order)];
    },
  };
}

/** `lengths` holds the size in bytes of the response to each request of an operation. */
export function floorOperations({ address: server }, lengths) {
  const ask = createVisitor(server);
  let cart = 0;
  const steps = {
    list: () => ['/list?'],
    product: (turn) => [`/product?id=${numberOf(turn, 10_000)}`],
    cart: (turn) => {
      cart += 1;
      const add = (place) => `/cart/add?cart=${cart}&id=${numberOf(turn * 3 + place, 10_000)}`;
      const change = `/cart/change?cart=${cart}&id=${numberOf(turn * 3, 10_000)}`;
      return [`/cart/new?cart=${cart}`, add(0), add(1), add(2), change, `/cart?cart=${cart}`];
    },
    order: (turn) => {
      cart += 1;
      return [`/order?cart=${cart}&id=${numberOf(turn, 10_000)}`];
    },
  };
  return Object.fromEntries(
    Object.entries(steps).map(([name, paths]) => [
      name,
      async (turn) => async () => {
        for (const [index, path] of paths(turn).entries()) await ask('GET', `${path}&bytes=${lengths[name][index]}`);
      },
    ]),
  );
}

function cartIn({ text }) {
  const answer = JSON.parse(text);
  return answer.shoppingCart ?? answer;
}

/** Spread over all products, the same in every run. */
function numberOf(turn, products) {
  return 1 + ((turn * 7919) % products);
}
