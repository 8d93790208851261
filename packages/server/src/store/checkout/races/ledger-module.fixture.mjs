// The shop's side of the provider in ledger.fixture.mjs, loaded through PAYMENT_MODULE.
const origin = process.env.TEST_LEDGER_URL;

async function ask(path, signal) {
  return await (await fetch(`${origin}/${path}`, { method: 'POST', signal })).json();
}

async function askForCharge(verb, key, signal, amount = 0n) {
  const { state } = await ask(`${verb}/${key}/${amount}`, signal);
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
      charge: ({ key, amount, signal }) => askForCharge('charge', key, signal, amount),
      find: (_websiteId, key, signal) => askForCharge('find', key, signal),
      cancel: async (_websiteId, key, signal) => void (await askForCharge('cancel', key, signal)),
      refunds: {
        give: ({ key, chargeKey, amount, signal }) => ask(`refund/${key}/${chargeKey}/${amount}`, signal),
        find: (_websiteId, key, signal) => ask(`find-refund/${key}`, signal),
      },
    },
  ];
}
