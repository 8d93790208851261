import { findLanguage } from '@awning/formats';
import type { FastifyReply } from 'fastify';
import { permissionsPolicy } from '../../../platform/http/index.ts';
import type { Website } from '../../../platform/website/index.ts';
import { type PaymentProvider, type Texts, wayName } from '../../payment/index.ts';

type Named = Pick<Website, 'settings' | 'languages'>;

export type ShownProvider = ReturnType<typeof shownProvider>;

/** A payment method as the checkout form shows it, in the shopper's language. */
export function shownProvider({ name, labels, fields = {} }: PaymentProvider, website: Named, language: string) {
  const { inputs = [], hint, element } = fields;
  const inWords = (texts: Texts) => texts[findLanguage(Object.keys(texts), language, 'en') ?? ''] ?? '';
  return {
    name,
    label: wayName(website, { name, labels }, language),
    inputs: inputs.map(({ label, placeholder, isShort = false, ...input }) => ({
      ...input,
      label: inWords(label),
      ...(placeholder && { placeholder: inWords(placeholder) }),
      isShort,
    })),
    ...(hint && {
      hint: {
        text: inWords(hint.text),
        examples: (hint.examples ?? []).map(({ value, text }) => ({ value, text: inWords(text) })),
      },
    }),
    ...(element && {
      element: {
        tag: element.tag,
        name: element.name,
        ...(element.script !== undefined && { script: element.script }),
        attributes: { ...element.attributes?.(website, language) },
      },
    }),
  };
}

/** The values of a plain form in the fields of the chosen provider. */
export function typedFields(
  form: Readonly<Record<string, string | undefined>>,
  { fields = {} }: Pick<PaymentProvider, 'fields'>,
): Readonly<Record<string, string>> {
  const { inputs = [], element } = fields;
  const names = [...inputs.map(({ name }) => name), ...(element ? [element.name] : [])];
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(form, name) ? [[name, form[name] ?? '']] : [])));
}

/**
 * The headers that let providers draw their own fields on this page, and no other; returns the sources that the policy
 * of the page must allow for them.
 */
export function allowElements(
  reply: FastifyReply,
  providers: readonly PaymentProvider[],
): Readonly<Record<string, readonly string[]>> {
  const elements = providers.flatMap(({ fields }) => fields?.element ?? []);
  const wallets = elements.flatMap(({ walletOrigins = [] }) => walletOrigins);
  if (wallets.length > 0) reply.header('permissions-policy', permissionsPolicy({ payment: wallets }));
  // A script of the shop itself is allowed anyway.
  const scripts = elements.flatMap(({ script = '' }) => (URL.canParse(script) ? [new URL(script).origin] : []));
  const origins = [...new Set([...scripts, ...elements.flatMap((element) => element.origins ?? [])])];
  if (origins.length === 0) return {};
  // A form that is posted leads to the page of the bank, and browsers hold the policy against that address, too.
  return { 'script-src': origins, 'connect-src': origins, 'frame-src': origins, 'form-action': origins };
}
