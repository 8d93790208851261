import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Clock } from '../../platform/clock.ts';
import { StartRefusal } from '../../platform/start-refusal.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * Loads further payment providers from a module of the operator (D-092): it exports `paymentProviders({ clock })`,
 * which returns a list of `PaymentProvider` objects.
 */
export async function loadPaymentModule(
  file: string | undefined,
  parts: { readonly clock: Clock },
): Promise<readonly PaymentProvider[]> {
  if (file === undefined) return [];
  const refuse = (reason: string, cause?: unknown): never => {
    throw new StartRefusal(
      `PAYMENT_MODULE ${file} cannot be used (${reason}): correct it or leave PAYMENT_MODULE out.`,
      { cause },
    );
  };
  if (!existsSync(file)) refuse('there is no such file');
  try {
    const { paymentProviders } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as PaymentModule;
    if (typeof paymentProviders !== 'function') return refuse('it exports no function called "paymentProviders"');
    const providers: unknown = paymentProviders(parts);
    if (!isProviderList(providers)) return refuse('its function "paymentProviders" answers no list of ways to pay');
    const asked = providers.flatMap(fieldNames).find((name) => formNames.has(name));
    if (asked !== undefined) return refuse(`"${asked}" is the name of another field of the checkout`);
    const taken = providers.find(({ name }) => builtInNames.has(name));
    return taken ? refuse(`"${taken.name}" is the name of a built-in way to pay`) : providers;
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    return refuse(String(error), error);
  }
}

interface PaymentModule {
  readonly paymentProviders?: unknown;
}

const builtInNames: ReadonlySet<string> = new Set(['test', 'offline', 'instalments', 'stripe']);

/** Fields of the checkout form beside those of a provider. */
const formNames: ReadonlySet<string> = new Set(
  'email firstName lastName company line1 line2 city region postalCode country phone vatNumber note shippingOptionId provider expectedTotalCents only'.split(
    ' ',
  ),
);

function fieldNames({ fields = {} }: PaymentProvider): readonly string[] {
  const { inputs = [], element } = fields;
  return [...inputs.map(({ name }) => name), ...(element ? [element.name] : [])];
}

/** A mistake in a module is better reported at the start than at the first purchase. */
function isProviderList(value: unknown): value is readonly PaymentProvider[] {
  return Array.isArray(value) && value.every(isProvider);
}

function isProvider(provider: Partial<Record<keyof PaymentProvider, unknown>> | null): boolean {
  if (typeof provider?.name !== 'string') return false;
  const { refunds = null, savedInstruments = null } = provider;
  return (
    hasCalls(provider, ['read', 'charge', 'find', 'cancel']) &&
    (refunds === null || hasCalls(refunds, ['give', 'find'])) &&
    (savedInstruments === null || hasCalls(savedInstruments, ['save', 'list', 'forget', 'charge']))
  );
}

function hasCalls(value: unknown, names: readonly string[]): boolean {
  const calls = value as Readonly<Record<string, unknown>>;
  return typeof value === 'object' && names.every((name) => typeof calls[name] === 'function');
}
