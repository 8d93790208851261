import { type Language, spokenLanguage } from '@awning/formats';
import {
  type Answers,
  answerableFields,
  answerText,
  answerTo,
  checkAnswers,
  emailAnswer,
  encodeAnswers,
  type FieldErrors,
  type Form,
  hasCaptcha,
  isSubscription,
  isUnanswered,
  maskAnswers,
  type ParsedAnswers,
  type SubmissionPage,
  secretFieldIds,
} from '@awning/forms';
import { captchaSiteKey, emailKey } from '@awning/site-model';
import { type CaptchaProof, checkCaptcha, useProof } from '../../../people/captcha/index.ts';
import { type ToldMember, toldMember } from '../../../people/team/index.ts';
import { type Connection, newId } from '../../../platform/database/index.ts';
import { isId } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import { primaryLanguage, type Website } from '../../../platform/website/index.ts';
import { subscribe } from '../../newsletter/index.ts';
import { localForm } from '../definition/published.ts';
import { type StoredForm, selectForm } from '../definition/store.ts';
import { sendNotification } from '../delivery/notification.ts';
import { queueWebhook } from '../delivery/webhook.ts';
import { KEY_LIFE_MS, keyHash } from './key.ts';
import { insertSubmission, isKeyOpen, lockKey, markKeyUsed } from './store.ts';

export interface Submission {
  readonly website: Website;
  readonly language: string;
  readonly formId: string;
  /** The version that the visitor saw, by default the current one. */
  readonly version?: number | undefined;
  /** Null without scripts, where the origin is the proof. */
  readonly key: string | null;
  /** Reads the raw answers once the questions are known. */
  readonly read: (form: Form) => ParsedAnswers;
  readonly captchaKey?: string | undefined;
  readonly page: SubmissionPage;
  /** The visitor's network address. */
  readonly address: string;
}

export type SubmitOutcome =
  | { readonly ok: true; readonly submissionId: string; readonly form: Form }
  | {
      readonly ok: false;
      readonly reason: 'not-configured' | 'unreadable' | 'key' | 'captcha-missing' | 'captcha-refused';
    }
  | { readonly ok: false; readonly reason: 'fields'; readonly errors: FieldErrors };

/** Stores a submission with all its effects, or returns why not. An acknowledged submission is stored. */
export async function submitForm(parts: Parts, submission: Submission): Promise<SubmitOutcome> {
  const { website, language, key } = submission;
  const asked = await askedForm(parts.database, submission, parts.clock.now());
  if (asked === undefined) return { ok: false, reason: 'not-configured' };
  const { current, seen: stored } = asked;
  const form = localForm(website, language, stored);
  const parsed = submission.read(form);
  if (!parsed.ok) return { ok: false, reason: 'unreadable' };
  const hash = key === null ? null : keyHash(key);
  const isKeyGood = hash === null || (await isKeyOpen(parts.database, website.id, hash, parts.clock.now()));
  if (!isKeyGood) return { ok: false, reason: 'key' };
  const { strictEmailEndings } = website.settings;
  const checked = checkAnswers(form, parsed.raw, { strictEmailEndings });
  if (!checked.ok) return { ok: false, reason: 'fields', errors: checked.errors };
  // The owner's current setting decides: naming an older version must not bypass the captcha.
  const captcha = await provenHuman(parts, submission, localForm(website, language, current));
  if (!captcha.ok) return captcha;
  return parts.database.transaction((connection) =>
    keep(parts, connection, submission, { stored, form, answers: checked.answers, hash, proof: captcha.proof }),
  );
}

/**
 * The form in the version that the visitor saw, and in the current one. An unknown form, an archived one, and one
 * without a delivery are all "not configured" (D-074).
 */
export async function askedForm(
  connection: Connection,
  asked: Pick<Submission, 'website' | 'formId' | 'version'>,
  now: Date,
): Promise<{ readonly current: StoredForm; readonly seen: StoredForm } | undefined> {
  const { website, formId } = asked;
  const form = isId(formId) ? await selectForm(connection, website.id, formId) : undefined;
  const isUsable = form && !form.isArchived && form.storageTarget !== 'none' && form.formType !== 'additional-fields';
  return isUsable ? { current: form, seen: (await olderForm(connection, asked, form, now)) ?? form } : undefined;
}

/** The version on a page that was open when the next one was published: valid as long as a key of that page may be. */
async function olderForm(
  connection: Connection,
  { website, version }: Pick<Submission, 'website' | 'version'>,
  current: StoredForm,
  now: Date,
): Promise<StoredForm | undefined> {
  if (version === undefined || version >= current.version) return undefined;
  const next = await selectForm(connection, website.id, current.id, version + 1);
  const isRecent = next !== undefined && now.getTime() - next.publishedAt.getTime() < KEY_LIFE_MS;
  return isRecent ? selectForm(connection, website.id, current.id, version) : undefined;
}

type HumanCheck =
  | { readonly ok: true; readonly proof?: CaptchaProof }
  | { readonly ok: false; readonly reason: 'captcha-missing' | 'captcha-refused' };

async function provenHuman(parts: Parts, submission: Submission, form: Form): Promise<HumanCheck> {
  const { website, captchaKey: token, address } = submission;
  if (!hasCaptcha(form, captchaSiteKey(website.settings))) return { ok: true };
  if (!token) return { ok: false, reason: 'captcha-missing' };
  const outcome = await checkCaptcha(parts, { website, token, address });
  return outcome.ok ? outcome : { ok: false, reason: 'captcha-refused' };
}

interface Checked {
  readonly stored: StoredForm;
  readonly form: Form;
  readonly answers: Answers;
  readonly hash: Buffer | null;
  readonly proof: CaptchaProof | undefined;
}

/** One transaction: key, proof, submission, contact, mail and webhook are stored together or not at all. */
async function keep(
  parts: Parts,
  connection: Connection,
  { website, language, page }: Submission,
  { stored, form, answers, hash, proof }: Checked,
): Promise<SubmitOutcome> {
  const at = parts.clock.now();
  if (hash !== null && !(await lockKey(connection, website.id, hash, at))) return { ok: false, reason: 'key' };
  if (!(await useProof(connection, website.id, proof))) return { ok: false, reason: 'captcha-refused' };
  if (hash !== null) await markKeyUsed(connection, website.id, hash, at);
  const id = newId(parts.clock);
  const email = emailAnswer(form, answers);
  const told = { website, form, answers, page, email, at, submissionId: id };
  const recipient = await notified(connection, website, stored);
  const mailId = recipient === undefined ? null : await sendNotification(parts, connection, recipient, told);
  await insertSubmission(connection, website.id, {
    id,
    formId: form.id,
    version: stored.version,
    keyHash: hash,
    language,
    answers: encodeAnswers(maskAnswers(form, answers)),
    secrets: sealedSecrets(parts, website.id, form, answers),
    email,
    emailKey: email === null ? null : emailKey(email),
    page,
    search: searchText(form, answers, page, spokenLanguage(primaryLanguage(website))),
    mailId,
    at,
  });
  if (isSubscription(form) && email !== null) {
    await subscribe(parts, connection, { website, email, language, source: `form:${form.id}` });
  }
  if (stored.webhookUrl !== null) await queueWebhook(parts, connection, website.id, id);
  return { ok: true, submissionId: id, form };
}

/** The address of the form itself, or else who is told of every submission. Sign-ups to the newsletter are not told. */
async function notified(
  connection: Connection,
  website: Website,
  { notifyEmail, formType }: Pick<StoredForm, 'notifyEmail' | 'formType'>,
): Promise<ToldMember | undefined> {
  if (notifyEmail !== null) return { email: notifyEmail, language: primaryLanguage(website) };
  return formType === 'newsletter' ? undefined : toldMember(connection, website, 'submission');
}

export const SECRET_ANSWERS = 'form answers';

/** The values of password fields, encrypted so that the database alone does not reveal them (D-079). */
function sealedSecrets(
  { config }: Pick<Parts, 'config'>,
  websiteId: string,
  form: Form,
  answers: Answers,
): Buffer | null {
  const secret = Object.fromEntries(
    secretFieldIds(form).flatMap((id) => {
      const value = answers[id];
      return value === undefined || isUnanswered(value) ? [] : [[id, value]];
    }),
  );
  if (Object.keys(secret).length === 0) return null;
  return createSeal(config.secrets).close(SECRET_ANSWERS, websiteId, JSON.stringify(secret));
}

function searchText(form: Form, answers: Answers, page: SubmissionPage, language: Language): string {
  const masked = maskAnswers(form, answers);
  const texts = answerableFields(form)
    .map((field) => ({ field, value: answerTo(field, masked) }))
    .filter(({ value }) => !isUnanswered(value))
    .map(({ field, value }) => answerText(field, value, language));
  return [...texts, page.title, page.path].join('\n').toLowerCase();
}
