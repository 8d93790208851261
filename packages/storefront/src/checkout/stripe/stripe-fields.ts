import { type ElementsOptions, loadStripeJs, type StripeElements, type StripeJs } from './stripe-js.ts';

interface Opened {
  readonly stripe: StripeJs;
  readonly elements: StripeElements;
}

/**
 * The fields that Stripe draws in a frame of its own, so that no card number reaches the shop. The form sends the id
 * under which Stripe has stored what was typed there.
 */
class StripeFields extends HTMLElement {
  static readonly formAssociated = true;
  static readonly observedAttributes = ['data-amount', 'data-currency'];
  readonly #internals = this.attachInternals();
  #opening: Promise<Opened> | undefined;
  #elements: StripeElements | undefined;

  connectedCallback(): void {
    // A failure is told when the form is sent, which tries again.
    this.#opened().catch(() => this.#say());
  }

  /** The total in the window of a wallet is the one that the form shows. */
  attributeChangedCallback(): void {
    const { amount, currency } = this.#due();
    if (amount > 0) this.#elements?.update({ amount, currency });
  }

  async prepare(): Promise<void> {
    this.#internals.setFormValue(null);
    const { stripe, elements } = await this.#opened().catch(() => {
      throw new Error(this.dataset['unreachable']);
    });
    const submitted = await elements.submit();
    if (submitted.error) throw new Error(submitted.error.message ?? this.dataset['unreachable']);
    const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
    if (!paymentMethod) throw new Error(error?.message ?? this.dataset['unreachable']);
    this.#internals.setFormValue(paymentMethod.id);
  }

  async #opened(): Promise<Opened> {
    this.#opening ??= this.#open();
    try {
      return await this.#opening;
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
  }

  async #open(): Promise<Opened> {
    const { key = '', script = '' } = this.dataset;
    const openStripe = await loadStripeJs(script);
    const stripe = openStripe(key, { locale: document.documentElement.lang || 'auto' });
    const elements = stripe.elements(this.#options());
    const place = document.createElement('div');
    this.replaceChildren(place);
    elements.create('payment', { layout: 'tabs', wallets: { link: 'never' } }).mount(place);
    this.#elements = elements;
    return { stripe, elements };
  }

  #options(): ElementsOptions {
    const { amount, currency } = this.#due();
    // Cards and wallets decide at once; nothing that takes days is offered.
    const common = {
      currency,
      paymentMethodCreation: 'manual',
      allowedPaymentMethodTypes: ['card'],
      appearance: appearanceOf(this),
      // Subscriptions charge the card without the shopper later.
      ...(this.dataset['saved'] !== undefined && ({ setupFutureUsage: 'off_session' } as const)),
    } as const;
    return amount === 0 ? { ...common, mode: 'setup' } : { ...common, mode: 'payment', amount };
  }

  /** Whole smallest units, as Stripe counts them; without an amount the card is only saved. */
  #due() {
    return { amount: Number(this.dataset['amount'] ?? 0), currency: (this.dataset['currency'] ?? '').toLowerCase() };
  }

  #say(): void {
    const text = document.createElement('p');
    text.className = 'field-error';
    text.textContent = this.dataset['unreachable'] ?? '';
    this.replaceChildren(text);
  }
}

/** The frame takes the type and the colours of the page around it. */
function appearanceOf(element: HTMLElement): object {
  const { color, fontFamily, fontSize } = getComputedStyle(element);
  return { theme: 'stripe', variables: { colorText: color, fontFamily, fontSizeBase: fontSize } };
}

if (!customElements.get('stripe-fields')) customElements.define('stripe-fields', StripeFields);
