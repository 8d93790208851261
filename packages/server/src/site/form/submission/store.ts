import type { SubmissionPage } from '@awning/forms';
import { type Connection, statement } from '../../../platform/database/index.ts';

const writeKey = statement(
  'form-key-insert',
  'insert into form_key (website_id, key_hash, created_at, expires_at) values ($1, $2, $3, $4)',
);

export async function insertKey(
  connection: Connection,
  websiteId: string,
  hash: Buffer,
  at: Date,
  expiresAt: Date,
): Promise<void> {
  await connection.run(writeKey, [websiteId, hash, at, expiresAt]);
}

const openKey = `select expires_at from form_key
  where website_id = $1 and key_hash = $2 and used_at is null and expires_at > $3`;

const keyIsOpen = statement<{ expires_at: Date }>('form-key-read', openKey);

/** Whether the key is valid now: a cheap check before answers are validated. */
export async function isKeyOpen(connection: Connection, websiteId: string, hash: Buffer, at: Date): Promise<boolean> {
  return (await connection.run(keyIsOpen, [websiteId, hash, at])).length === 1;
}

const keyLock = statement<{ expires_at: Date }>('form-key-lock', `${openKey} for update`);

/** Of several concurrent requests with the same key, all but the first wait here and then find it used. */
export async function lockKey(connection: Connection, websiteId: string, hash: Buffer, at: Date): Promise<boolean> {
  return (await connection.run(keyLock, [websiteId, hash, at])).length === 1;
}

const keyUse = statement('form-key-use', 'update form_key set used_at = $3 where website_id = $1 and key_hash = $2');

export async function markKeyUsed(connection: Connection, websiteId: string, hash: Buffer, at: Date): Promise<void> {
  await connection.run(keyUse, [websiteId, hash, at]);
}

export interface NewSubmission {
  readonly id: string;
  readonly formId: string;
  readonly version: number;
  readonly keyHash: Buffer | null;
  readonly language: string;
  readonly answers: string;
  readonly secrets: Buffer | null;
  readonly email: string | null;
  /** The normalised form for comparisons. */
  readonly emailKey: string | null;
  readonly page: SubmissionPage;
  readonly search: string;
  readonly mailId: string | null;
  readonly at: Date;
}

const writeSubmission = statement(
  'form-submission-insert',
  `insert into form_submission (website_id, id, form_id, version, key_hash, language, answers, secrets, email, page_title, page_id,
     page_kind, page_path, page_permission, search, mail_id, submitted_at, email_key)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
);

export async function insertSubmission(
  connection: Connection,
  websiteId: string,
  submission: NewSubmission,
): Promise<void> {
  const { id, formId, version, keyHash, language, answers, secrets, email, emailKey, page, search, mailId, at } =
    submission;
  const { title, id: pageId, kind, path, permission } = page;
  await connection.run(writeSubmission, [
    websiteId,
    id,
    formId,
    version,
    keyHash,
    language,
    answers,
    secrets,
    email,
    title,
    pageId,
    kind,
    path,
    permission,
    search,
    mailId,
    at,
    emailKey,
  ]);
}

const forgetKeys = statement(
  'form-key-forget',
  'delete from form_key where expires_at <= $1 /* all websites: an expired key opens nothing anywhere */',
);

export async function deleteOldKeys(connection: Connection, now: Date): Promise<void> {
  await connection.run(forgetKeys, [now]);
}
