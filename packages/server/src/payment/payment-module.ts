import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Clock } from '../parts.ts';
import { StartRefusal } from '../start/refusal.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * Loads further ways to pay from a module of the operator (D-092): it exports `paymentProviders({ clock })`, which answers a list of
 * objects in the shape of `PaymentProvider`.
 */
export async function loadPaymentModule(
  file: string | undefined,
  parts: { readonly clock: Clock },
): Promise<readonly PaymentProvider[]> {
  if (file === undefined) return [];
  const loaded = await import(/* @vite-ignore */ pathToFileURL(file).href).catch((error: unknown) => {
    const reason = existsSync(file) ? String(error) : 'there is no such file';
    const message = `PAYMENT_MODULE ${file} cannot be loaded (${reason}): correct it or leave PAYMENT_MODULE out.`;
    throw new StartRefusal(message, { cause: error });
  });
  const make: unknown = (loaded as { paymentProviders?: unknown }).paymentProviders;
  if (typeof make !== 'function') {
    throw new StartRefusal(
      `PAYMENT_MODULE ${file} exports no function called "paymentProviders": add it or leave PAYMENT_MODULE out.`,
    );
  }
  return make(parts) as readonly PaymentProvider[];
}
