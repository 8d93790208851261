import { randomBytes } from 'node:crypto';
import { type Form, type FormRefusal, formRefusalText } from '@awning/forms';
import { checkEmail } from '@awning/site-model';
import { type Connection, newId } from '../../../platform/database/index.ts';
import { addressFault, isPublicAddress } from '../../../platform/outgoing/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import { announceChange, subjectOf } from '../../../platform/subjects/index.ts';
import { type Author, auditForm } from '../audit.ts';
import { type FormReason, formMessages } from '../messages.ts';
import {
  insertForm,
  insertVersion,
  lockForm,
  moveToNextVersion,
  type StoredDelivery,
  type StoredForm,
  selectForm,
  updateArchived,
  updateDelivery,
} from './store.ts';
import { type FormTexts, readTranslations } from './translation.ts';

type FormParts = Pick<Parts, 'config' | 'clock'>;

export interface WrittenForm {
  /** As an owner writes it; the id is ours to give. */
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
  | { readonly ok: true; readonly id: string; readonly version: number }
  | {
      readonly ok: false;
      readonly reason: FormReason | FormRefusal['reason'];
      readonly path: string;
      readonly text: string;
    };

/** Publishes the first version of a new form. */
export async function createForm(
  parts: FormParts,
  connection: Connection,
  by: Author,
  { delivery = standardDelivery, ...written }: WrittenForm & { readonly delivery?: Delivery },
): Promise<DefinitionOutcome> {
  const id = newId(parts.clock);
  const read = readWritten(id, written);
  if (!read.ok) return read;
  const fault = deliveryFault(parts, delivery);
  if (fault !== undefined) return fault;
  const { name, formType } = read.form;
  const at = parts.clock.now();
  const stored = withSecret(parts, by.websiteId, delivery, null);
  await insertForm(connection, by.websiteId, { id, name, formType, at, ...stored });
  await publish(connection, by, read.form, written.texts, 1, at);
  await auditForm(connection, parts.clock, by, 'created', id, { after: { name, formType, delivery } });
  return { ok: true, id, version: 1 };
}

/** Publishes a further version; the ones before stay as they are, with the submissions that answer them. */
export async function publishVersion(
  parts: FormParts,
  connection: Connection,
  by: Author,
  id: string,
  written: WrittenForm,
): Promise<DefinitionOutcome> {
  const read = readWritten(id, written);
  if (!read.ok) return read;
  const { name, formType } = read.form;
  const at = parts.clock.now();
  const version = await moveToNextVersion(connection, by.websiteId, { id, name, formType, at });
  if (version === undefined) return refusal('formGone');
  await publish(connection, by, read.form, written.texts, version, at);
  await auditForm(connection, parts.clock, by, 'published', id, { after: { name, formType, version } });
  return { ok: true, id, version };
}

async function publish(
  connection: Connection,
  by: Author,
  form: Form,
  texts: FormTexts = {},
  version: number,
  at: Date,
): Promise<void> {
  await insertVersion(connection, by.websiteId, { formId: form.id, version, definition: form, texts, at, by: by.name });
  await announceForm(connection, by, form.id);
}

/** Changes where submissions go. The secret of the webhook is made with its first address and stays. */
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
  return { ok: true, id, version: form.currentVersion };
}

/** An archived form takes no more submissions and vanishes from pages; those it has stay readable. */
export async function archiveForm(
  parts: FormParts,
  connection: Connection,
  by: Author,
  id: string,
  isArchived: boolean,
): Promise<DefinitionOutcome> {
  const form = (await lockForm(connection, by.websiteId, id)) && (await selectForm(connection, by.websiteId, id));
  if (!form) return refusal('formGone');
  await updateArchived(connection, by.websiteId, id, isArchived, parts.clock.now());
  await announceForm(connection, by, id);
  await auditForm(connection, parts.clock, by, isArchived ? 'archived' : 'restored', id);
  return { ok: true, id, version: form.currentVersion };
}

async function announceForm(connection: Connection, { websiteId }: Author, id: string): Promise<void> {
  await announceChange(connection, { websiteId, subjects: [subjectOf.form(id)] });
}

export function deliveryOf({ storageTarget, notifyEmail, webhookUrl, retentionDays }: Delivery): Delivery {
  return { storageTarget, notifyEmail, webhookUrl, retentionDays };
}

const WEBHOOK_SECRET = 'form webhook';

/** What the receiver of a webhook checks signatures with. */
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

function readWritten(
  id: string,
  { form, texts = {} }: WrittenForm,
): { readonly ok: true; readonly form: Form } | Extract<DefinitionOutcome, { ok: false }> {
  const isObject = typeof form === 'object' && form !== null;
  const read = readTranslations(isObject ? { ...form, id } : form, texts);
  if (!read.ok) return { ok: false, reason: read.reason, path: read.path, text: formRefusalText(read, 'en') };
  // Answers to additional fields travel in the cart as they are, and nothing there is sealed.
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
  // Names are looked at when something is sent, since they may lead elsewhere by then.
  const isAddress = /^[\d.]+$|:/.test(host);
  const isClosed =
    config.privateWebhooks === 'refuse' && (host === 'localhost' || (isAddress && !isPublicAddress(host)));
  return isClosed ? refusal('webhookPrivate', 'webhookUrl') : undefined;
}

function refusal(reason: FormReason, path = ''): Extract<DefinitionOutcome, { ok: false }> {
  return { ok: false, reason, path, text: formMessages[reason] };
}
