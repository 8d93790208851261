import type { FormType } from '@awning/forms';
import { type Connection, statement } from '../../../platform/database/index.ts';
import type { FormTexts } from './translation.ts';

/** Where submissions go; nothing of it travels to visitors. */
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

/** The form in a version; the current one without. */
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

/** Every version, the latest first: submissions of all of them stand in one list. */
const versionsOfForm = statement<Pick<StoredForm, 'version' | 'definition' | 'texts' | 'publishedAt' | 'publishedBy'>>(
  'form-versions',
  `select version, definition, texts, published_at as "publishedAt", published_by as "publishedBy"
     from form_version where website_id = $1 and form_id = $2 order by version desc`,
);

export async function selectVersions(connection: Connection, websiteId: string, id: string) {
  return await connection.run(versionsOfForm, [websiteId, id]);
}

export interface ListedForm {
  readonly id: string;
  readonly name: string;
  readonly formType: FormType;
  readonly version: number;
  readonly isArchived: boolean;
  readonly submissionCount: number;
  readonly latestSubmissionAt: Date | null;
  readonly updatedAt: Date;
}

/** A list never counts everything: this many stand for "as many or more". */
const MOST_COUNTED = 1000;

const allForms = statement<ListedForm>(
  'form-list',
  `select form.id, form.name, form.form_type as "formType", form.version, form.is_archived as "isArchived",
          form.updated_at as "updatedAt", submissions.count as "submissionCount", submissions.latest as "latestSubmissionAt"
     from form
     left join lateral (
       select (select count(*)::integer from (select from form_submission
                where form_submission.website_id = form.website_id and form_submission.form_id = form.id
                limit ${MOST_COUNTED}) counted) as count,
              (select max(submitted_at) from form_submission
                where form_submission.website_id = form.website_id and form_submission.form_id = form.id) as latest
     ) submissions on true
    where form.website_id = $1 order by form.is_archived, form.id desc limit $2`,
);

export async function listForms(connection: Connection, websiteId: string, limit: number): Promise<ListedForm[]> {
  return await connection.run(allForms, [websiteId, limit]);
}

export interface NewForm extends StoredDelivery {
  readonly id: string;
  readonly name: string;
  readonly formType: FormType;
  readonly at: Date;
}

const writeForm = statement(
  'form-insert',
  `insert into form (website_id, id, name, form_type, version, storage_target, notify_email, webhook_url, webhook_secret,
     retention_days, created_at, updated_at)
   values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10, $10)`,
);

export async function insertForm(connection: Connection, websiteId: string, form: NewForm): Promise<void> {
  const { id, name, formType, storageTarget, notifyEmail, webhookUrl, webhookSecret, retentionDays, at } = form;
  await connection.run(writeForm, [
    websiteId,
    id,
    name,
    formType,
    storageTarget,
    notifyEmail,
    webhookUrl,
    webhookSecret,
    retentionDays,
    at,
  ]);
}

const countVersionUp = statement<{ version: number }>(
  'form-next-version',
  `update form set version = version + 1, name = $3, form_type = $4, updated_at = $5
    where website_id = $1 and id = $2 returning version`,
);

/** The number of the new version; the row stays locked until the version is written. */
export async function moveToNextVersion(
  connection: Connection,
  websiteId: string,
  form: Pick<NewForm, 'id' | 'name' | 'formType' | 'at'>,
): Promise<number | undefined> {
  const [row] = await connection.run(countVersionUp, [websiteId, form.id, form.name, form.formType, form.at]);
  return row?.version;
}

const writeVersion = statement(
  'form-version-insert',
  `insert into form_version (website_id, form_id, version, definition, texts, published_at, published_by)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

export async function insertVersion(
  connection: Connection,
  websiteId: string,
  version: {
    readonly formId: string;
    readonly version: number;
    readonly definition: unknown;
    readonly texts: FormTexts;
    readonly at: Date;
    readonly by: string;
  },
): Promise<void> {
  const { formId, definition, texts, at, by } = version;
  const written = [JSON.stringify(definition), JSON.stringify(texts)];
  await connection.run(writeVersion, [websiteId, formId, version.version, ...written, at, by]);
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

const writeArchived = statement(
  'form-archive',
  'update form set is_archived = $3, updated_at = $4 where website_id = $1 and id = $2',
);

export async function updateArchived(
  connection: Connection,
  websiteId: string,
  id: string,
  isArchived: boolean,
  at: Date,
): Promise<void> {
  await connection.run(writeArchived, [websiteId, id, isArchived, at]);
}
