import { createVisitor } from '../store/visitor.mjs';

const [email, password] = ['owner@example.com', 'a password nobody guesses'];

/** The owner's browser, in a shop that may be new. */
export async function signIn({ address, setupToken }) {
  const ask = createVisitor(address);
  await ask('GET', '/api/commerce/shopping-cart');
  if (setupToken === undefined) await ask('POST', '/api/team/session', { email, password });
  else await ask('POST', `/api/team/owner?token=${setupToken}`, { name: 'Owner', email, password });
  // The sums of all orders are made once, in slices.
  for (let isComplete = false; !isComplete; ) {
    ({ isComplete } = JSON.parse((await ask('GET', '/api/commerce/sales')).text));
  }
  return ask;
}
