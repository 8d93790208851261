// A payment provider as a separate process: it keeps a ledger that no crash of the shop can affect, over HTTP. It
// prints its port; `GET /` returns the whole ledger.
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a charge takes before and after it is written, so that a kill hits checkouts at every step. */
const slowMs = 40;

/** The state and the amount of each charge. */
const ledger = new Map();
/** The charge and the amount of each refund. */
const refunds = new Map();

const server = createServer((request, response) => {
  const [, verb, key, ...more] = (request.url ?? '/').split('/');
  void answerTo(verb, key, ...more).then((body) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
  );
});

async function answerTo(verb, key, ...more) {
  if (verb === 'charge') {
    const [amount] = more;
    await pause(Math.random() * slowMs);
    if (!ledger.has(key)) ledger.set(key, { state: 'captured', amount: Number(amount) });
    await pause(Math.random() * slowMs);
    return { state: ledger.get(key).state };
  }
  if (verb === 'cancel') {
    ledger.set(key, { state: 'cancelled', amount: 0 });
    return { state: 'cancelled' };
  }
  if (verb === 'refund') {
    const [chargeKey, amount] = more;
    await pause(Math.random() * slowMs);
    const isTooMuch = refundedOf(chargeKey) + Number(amount) > (ledger.get(chargeKey)?.amount ?? 0);
    if (!refunds.has(key) && isTooMuch) return { state: 'refused', reason: 'too-much' };
    refunds.set(key, { chargeKey, amount: Number(amount) });
    await pause(Math.random() * slowMs);
    return { state: 'refunded', reference: key };
  }
  if (verb === 'find') return { state: ledger.get(key)?.state ?? 'unknown' };
  if (verb === 'find-refund') return refunds.has(key) ? { state: 'refunded', reference: key } : { state: 'unknown' };
  const states = [...ledger].map(([charge, { state }]) => [charge, state]);
  const refunded = [...ledger.keys()].map((charge) => [charge, refundedOf(charge)]);
  return { ledger: Object.fromEntries(states), refunded: Object.fromEntries(refunded) };
}

function refundedOf(chargeKey) {
  return [...refunds.values()].reduce((sum, one) => (one.chargeKey === chargeKey ? sum + one.amount : sum), 0);
}

server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
