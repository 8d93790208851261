// A payment provider as a separate process: it keeps a ledger that no crash of the shop can affect, over HTTP. It
// prints its port; `GET /` returns the whole ledger.
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a charge takes before and after it is written, so that a kill hits checkouts at every step. */
const slowMs = 40;

const ledger = new Map();

const server = createServer((request, response) => {
  const [, verb, key] = (request.url ?? '/').split('/');
  void answerTo(verb, key).then((body) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
  );
});

async function answerTo(verb, key) {
  if (verb === 'charge') {
    await pause(Math.random() * slowMs);
    if (!ledger.has(key)) ledger.set(key, 'captured');
    await pause(Math.random() * slowMs);
    return { state: ledger.get(key) };
  }
  if (verb === 'cancel') {
    ledger.set(key, 'cancelled');
    return { state: 'cancelled' };
  }
  if (verb === 'find') return { state: ledger.get(key) ?? 'unknown' };
  return { ledger: Object.fromEntries(ledger) };
}

server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
