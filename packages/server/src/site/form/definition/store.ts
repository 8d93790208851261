import type { FormType } from '@awning/forms';
import { type Connection, statement } from '../../../platform/database/index.ts';
import type { FormTexts } from './translation.ts';

/** Where submissions go; visitors never see it. */
export interface StoredDelivery {
  readonly storageTarget: 'submissions' | 'none';
  readonly notifyEmail: string | null;
  readonly webhookUrl: string | null;
  /** Sealed. */
  readonly webhookSecret: Buffer | null;
  readonly retentionDays: number | null;
}

/** A form with one of its published versions. */
export interface StoredForm extends StoredDelivery {
  readonly id: string;
  readonly name: string;
  readonly formType: FormType;
  readonly isArchived: boolean;
  readonly version: number;
  readonly currentVersion: number;
  readonly definition: unknown;
  readonly texts: FormTexts;
  readonly publishedAt: Date;
  readonly publishedBy: string;
}

const formColumns = `
  form.id, form.name, form.form_type as "formType", form.is_archived as "isArchived", form.version as "currentVersion",
  form.storage_target as "storageTarget", form.notify_email as "notifyEmail", form.webhook_url as "webhookUrl",
  form.webhook_secret as "webhookSecret", form.retention_days as "retentionDays",
  published.version, published.definition, published.texts, published.published_at as "publishedAt",
  published.published_by as "publishedBy"`;

const withVersion = `form join form_version published
  on published.website_id = form.website_id and published.form_id = form.id`;

const currentForms = statement<StoredForm>(
  'form-current',
  `select ${formColumns} from ${withVersion} and published.version = form.version
    where form.website_id = $1 and form.id = any($2::uuid[])`,
);

/** Forms in the version that visitors see. */
export async function selectForms(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<StoredForm[]> {
  return ids.length === 0 ? [] : await connection.run(currentForms, [websiteId, ids]);
}

const formOfVersion = statement<StoredForm>(
  'form-version',
  `select ${formColumns} from ${withVersion} and published.version = $3
    where form.website_id = $1 and form.id = $2`,
);

/** The form in a version, by default the current one. */
export async function selectForm(
  connection: Connection,
  websiteId: string,
  id: string,
  version?: number,
): Promise<StoredForm | undefined> {
  const [form] =
    version === undefined
      ? await selectForms(connection, websiteId, [id])
      : await connection.run(formOfVersion, [websiteId, id, version]);
  return form;
}

const formsOfType = statement<Pick<StoredForm, 'id' | 'name'>>(
  'form-of-type',
  `select id, name from form where website_id = $1 and form_type = $2 and not is_archived order by name, id limit $3`,
);

/** Forms that visitors can fill in, by name. */
export async function selectFormsOfType(
  connection: Connection,
  websiteId: string,
  formType: FormType,
  limit: number,
): Promise<Pick<StoredForm, 'id' | 'name'>[]> {
  return await connection.run(formsOfType, [websiteId, formType, limit]);
}

/** Every version, latest first: submissions of all versions are in one list. */
const versionsOfForm = statement<Pick<StoredForm, 'version' | 'definition' | 'texts' | 'publishedAt' | 'publishedBy'>>(
  'form-versions',
  `select version, definition, texts, published_at as "publishedAt", published_by as "publishedBy"
     from form_version where website_id = $1 and form_id = $2 order by version desc`,
);

export async function selectVersions(connection: Connection, websiteId: string, id: string) {
  return await connection.run(versionsOfForm, [websiteId, id]);
}

const lockedForm = statement<{ id: string }>(
  'form-lock',
  'select id from form where website_id = $1 and id = $2 for update',
);

export async function lockForm(connection: Connection, websiteId: string, id: string): Promise<boolean> {
  return (await connection.run(lockedForm, [websiteId, id])).length === 1;
}

const writeDelivery = statement(
  'form-delivery',
  `update form set storage_target = $3, notify_email = $4, webhook_url = $5, webhook_secret = $6, retention_days = $7, updated_at = $8
    where website_id = $1 and id = $2`,
);

export async function updateDelivery(
  connection: Connection,
  websiteId: string,
  id: string,
  delivery: StoredDelivery,
  at: Date,
): Promise<void> {
  const { storageTarget, notifyEmail, webhookUrl, webhookSecret, retentionDays } = delivery;
  await connection.run(writeDelivery, [
    websiteId,
    id,
    storageTarget,
    notifyEmail,
    webhookUrl,
    webhookSecret,
    retentionDays,
    at,
  ]);
}
