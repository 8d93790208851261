/** The calls of Stripe's own script that we make. */
export interface StripeJs {
  elements(options: ElementsOptions): StripeElements;
  createPaymentMethod(options: { readonly elements: StripeElements }): Promise<{
    readonly paymentMethod?: { readonly id: string };
    readonly error?: StripeError;
  }>;
}

export interface StripeElements {
  create(type: 'payment', options: object): { mount(place: HTMLElement): void };
  update(options: { readonly amount: number; readonly currency: string }): void;
  /** Checks what was typed, and opens the wallet if one was chosen. */
  submit(): Promise<{ readonly error?: StripeError }>;
}

interface StripeError {
  readonly message?: string;
}

export interface ElementsOptions {
  readonly mode: 'payment' | 'setup';
  readonly amount?: number;
  readonly currency: string;
  readonly setupFutureUsage?: 'off_session';
  readonly paymentMethodCreation: 'manual';
  readonly allowedPaymentMethodTypes: readonly ['card'];
  readonly appearance: object;
}

type OpenStripe = (publishableKey: string, options: { readonly locale: string }) => StripeJs;

let loading: Promise<OpenStripe> | undefined;

/** Loads Stripe's script, which must come from its own host. One that could not be loaded is tried again. */
export async function loadStripeJs(address: string): Promise<OpenStripe> {
  loading ??= loadScript(address);
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

function loadScript(address: string): Promise<OpenStripe> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true });
    script.addEventListener('load', () => {
      const { Stripe } = window as { Stripe?: OpenStripe };
      if (Stripe === undefined) reject(new Error('The script has not defined Stripe'));
      else resolve(Stripe);
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script could not be loaded'));
    });
    document.head.append(script);
  });
}
