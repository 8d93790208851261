import { randomBytes } from 'node:crypto';
import { type Form, type FormRefusal, formRefusalText } from '@awning/forms';
import { checkEmail } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import { addressFault, isPublicAddress } from '../../../platform/outgoing/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import { type Author, auditForm } from '../audit.ts';
import { type FormReason, formMessages } from '../messages.ts';
import { lockForm, type StoredDelivery, type StoredForm, selectForm, updateDelivery } from './store.ts';
import { type FormTexts, readTranslations } from './translation.ts';

type FormParts = Pick<Parts, 'config' | 'clock'>;

export interface WrittenForm {
  /** As the owner writes it, without the id. */
  readonly form: unknown;
  readonly texts?: FormTexts | undefined;
}

export interface Delivery {
  readonly storageTarget: 'submissions' | 'none';
  readonly notifyEmail: string | null;
  readonly webhookUrl: string | null;
  readonly retentionDays: number | null;
}

export const standardDelivery: Delivery = {
  storageTarget: 'submissions',
  notifyEmail: null,
  webhookUrl: null,
  retentionDays: null,
};

export type DefinitionOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: FormReason | FormRefusal['reason'];
      readonly path: string;
      readonly text: string;
    };

/** Changes where submissions go. The webhook's secret is created with its first address and then kept. */
export async function changeDelivery(
  parts: FormParts,
  connection: Connection,
  by: Author,
  id: string,
  delivery: Delivery,
): Promise<DefinitionOutcome> {
  const fault = deliveryFault(parts, delivery);
  if (fault !== undefined) return fault;
  const form = (await lockForm(connection, by.websiteId, id)) && (await selectForm(connection, by.websiteId, id));
  if (!form) return refusal('formGone');
  const stored = withSecret(parts, by.websiteId, delivery, form.webhookSecret);
  await updateDelivery(connection, by.websiteId, id, stored, parts.clock.now());
  await auditForm(connection, parts.clock, by, 'deliveryChanged', id, { before: deliveryOf(form), after: delivery });
  return { ok: true };
}

export function deliveryOf({ storageTarget, notifyEmail, webhookUrl, retentionDays }: Delivery): Delivery {
  return { storageTarget, notifyEmail, webhookUrl, retentionDays };
}

const WEBHOOK_SECRET = 'form webhook';

/** The secret with which the receiver of a webhook checks signatures. */
export function openWebhookSecret(
  { config }: Pick<Parts, 'config'>,
  websiteId: string,
  { webhookSecret }: Pick<StoredForm, 'webhookSecret'>,
): string | undefined {
  return webhookSecret === null ? undefined : createSeal(config.secrets).open(WEBHOOK_SECRET, websiteId, webhookSecret);
}

function withSecret(
  { config }: FormParts,
  websiteId: string,
  delivery: Delivery,
  stored: Buffer | null,
): StoredDelivery {
  const needsNew = delivery.webhookUrl !== null && stored === null;
  const made = () => createSeal(config.secrets).close(WEBHOOK_SECRET, websiteId, randomBytes(32).toString('hex'));
  return { ...deliveryOf(delivery), webhookSecret: needsNew ? made() : stored };
}

/** Reads a form with its translations, by the same rules as the browser. */
export function readWritten(
  id: string,
  { form, texts = {} }: WrittenForm,
): { readonly ok: true; readonly form: Form } | Extract<DefinitionOutcome, { ok: false }> {
  const isObject = typeof form === 'object' && form !== null;
  const read = readTranslations(isObject ? { ...form, id } : form, texts);
  if (!read.ok) return { ok: false, reason: read.reason, path: read.path, text: formRefusalText(read, 'en') };
  // Answers to additional fields are stored in the cart in plain text, so passwords are not allowed.
  const secret = read.form.fields.findIndex(({ kind }) => kind === 'password');
  const isOpen = read.form.formType === 'additional-fields';
  return isOpen && secret !== -1 ? refusal('passwordInCart', `fields.${secret}.kind`) : read;
}

function deliveryFault(
  { config }: FormParts,
  { notifyEmail, webhookUrl }: Delivery,
): Extract<DefinitionOutcome, { ok: false }> | undefined {
  if (notifyEmail !== null && !checkEmail(notifyEmail).ok) return refusal('notifyEmailInvalid', 'notifyEmail');
  if (webhookUrl === null) return undefined;
  if (addressFault(webhookUrl) !== undefined) return refusal('webhookInvalid', 'webhookUrl');
  const host = new URL(webhookUrl).hostname.replace(/^\[|\]$/g, '');
  // Host names are checked when something is sent, because they may resolve differently by then.
  const isAddress = /^[\d.]+$|:/.test(host);
  const isClosed =
    config.privateWebhooks === 'refuse' && (host === 'localhost' || (isAddress && !isPublicAddress(host)));
  return isClosed ? refusal('webhookPrivate', 'webhookUrl') : undefined;
}

function refusal(reason: FormReason, path = ''): Extract<DefinitionOutcome, { ok: false }> {
  return { ok: false, reason, path, text: formMessages[reason] };
}
