// The shop's side of the provider in ledger.fixture.mjs, loaded through PAYMENT_MODULE.
const origin = process.env.TEST_LEDGER_URL;

async function ask(verb, key, signal) {
  const response = await fetch(`${origin}/${verb}/${key}`, { method: 'POST', signal });
  const { state } = await response.json();
  return state === 'captured' ? { state, reference: key, label: 'Ledger' } : { state };
}

export function paymentProviders() {
  return [
    {
      name: 'ledger',
      labels: { en: 'Ledger' },
      takesMoney: 'now',
      asksForCard: false,
      read: () => ({ ok: true, instrument: {} }),
      charge: ({ key, signal }) => ask('charge', key, signal),
      find: (_websiteId, key, signal) => ask('find', key, signal),
      cancel: async (_websiteId, key, signal) => void (await ask('cancel', key, signal)),
    },
  ];
}
