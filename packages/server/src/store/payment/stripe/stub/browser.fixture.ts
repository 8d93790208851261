import type { Answer } from './answer.fixture.ts';

/** What the browser of a shopper loads from Stripe: the script, the frame that it draws, and the page of the bank. */
export function browserAnswer(path: string, bank: Bank, form: URLSearchParams | undefined): Answer | undefined {
  if (path === '/stripe.js') return { status: 200, type: 'text/javascript', body: script };
  if (path === '/fields') return { status: 200, type: 'text/html', body: frame };
  const [, intentId] = /^\/authenticate\/(\w+)$/.exec(path) ?? [];
  if (intentId === undefined) return undefined;
  const decision = form?.get('decision');
  if (decision !== 'confirm' && decision !== 'refuse') return { status: 200, type: 'text/html', body: bankPage };
  const location = bank.returnUrlOf(intentId);
  bank.decide(intentId, decision);
  return { status: 303, type: 'text/html', body: '', location: location ?? '/' };
}

interface Bank {
  /** Where the shopper goes on from the page of the bank. */
  returnUrlOf(intentId: string): string | undefined;
  decide(intentId: string, decision: 'confirm' | 'refuse'): void;
}

const bankPage = `<!doctype html><html lang="en"><title>Your bank</title><h1>Your bank asks</h1>
<form method="post"><button name="decision" value="confirm">Approve</button> <button name="decision" value="refuse">Refuse</button></form>`;

/** Exactly the calls that we make, with the options that we send; any other one throws. */
const script = `
(() => {
  const origin = new URL(document.currentScript.src).origin;
  window.stripeCalls = [];
  const expectOnly = (options, names) => {
    const other = Object.keys(options).find((name) => !names.includes(name));
    if (other) throw new Error('Stripe does not know ' + other);
  };
  const ask = (frame, question) =>
    new Promise((resolve) => {
      const id = String(Math.random());
      addEventListener('message', function listen({ data, source }) {
        if (source !== frame.contentWindow || data.id !== id) return;
        removeEventListener('message', listen);
        resolve(data.answer);
      });
      frame.contentWindow.postMessage({ id, question }, origin);
    });
  window.Stripe = (key, settings) => {
    if (!/^pk_/.test(key)) throw new Error('Not a publishable key');
    expectOnly(settings, ['locale']);
    const frames = new Map();
    return {
      elements(options) {
        expectOnly(options, ['mode', 'amount', 'currency', 'setupFutureUsage', 'paymentMethodCreation', 'allowedPaymentMethodTypes', 'appearance']);
        if (!/^[a-z]{3}$/.test(options.currency)) throw new Error('Not a currency');
        if ((options.mode === 'payment') !== Number.isInteger(options.amount)) throw new Error('A payment has an amount');
        const { appearance, ...told } = options;
        window.stripeCalls.push(['elements', told]);
        const elements = {
          create(type, shown) {
            if (type !== 'payment') throw new Error('Not a Payment Element');
            expectOnly(shown, ['layout', 'wallets']);
            return {
              mount(place) {
                const frame = Object.assign(document.createElement('iframe'), {
                  src: origin + '/fields',
                  title: 'Secure payment input frame',
                  allow: 'payment *',
                });
                frame.style.cssText = 'width: 100%; height: 16rem; border: 0; display: block';
                place.append(frame);
                frames.set(elements, frame);
              },
            };
          },
          update(options) {
            expectOnly(options, ['amount', 'currency']);
            window.stripeCalls.push(['update', options]);
          },
          submit: () => ask(frames.get(elements), 'submit'),
        };
        return elements;
      },
      createPaymentMethod: ({ elements }) => ask(frames.get(elements), 'method'),
    };
  };
})();
`;

/** A card number stays in this frame; the shop learns the id of the method. */
const frame = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Card</title>
<style>body{font:16px sans-serif;margin:0}label{display:block;margin:0 0 8px}input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:8px}</style>
<form><label>Card number <input id="number" autocomplete="cc-number" inputmode="numeric"></label>
<label>Expiration date <input autocomplete="cc-exp"></label>
<label>Security code <input autocomplete="cc-csc"></label></form>
<p id="wallets"></p>
<script>
  document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
  document.querySelector('#wallets').textContent =
    document.featurePolicy.allowsFeature('payment') ? 'Wallets can be used' : 'Wallets are blocked';
  const methods = { 4242424242424242: 'pm_card_visa', 4000000000000002: 'pm_card_visa_chargeDeclined', 4000002500003155: 'pm_card_authenticationRequired' };
  addEventListener('message', ({ data: { id, question }, origin, source }) => {
    const method = methods[document.querySelector('#number').value.replaceAll(' ', '')];
    const error = method ? undefined : { message: 'Your card number is incomplete.' };
    const answer = question === 'submit' ? { error } : { paymentMethod: { id: method } };
    source.postMessage({ id, answer }, origin);
  });
</script></html>`;
