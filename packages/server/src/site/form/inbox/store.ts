import type { SubmissionPage } from '@awning/forms';
import { sql } from 'kysely';
import { type Connection, firstIdAt, statement } from '../../../platform/database/index.ts';

export interface StoredSubmission {
  readonly id: string;
  readonly formId: string;
  readonly version: number;
  readonly language: string;
  /** JSON text; passwords are masked. */
  readonly answers: string;
  readonly secrets: Buffer | null;
  readonly email: string | null;
  readonly page: SubmissionPage;
  readonly mailId: string | null;
  readonly submittedAt: Date;
}

const columns = `
  id, form_id as "formId", version, language, answers, secrets, email, mail_id as "mailId", submitted_at as "submittedAt",
  jsonb_build_object('title', page_title, 'id', page_id, 'kind', page_kind, 'path', page_path, 'permission', page_permission) as page`;

const submissionOfId = statement<StoredSubmission>(
  'form-submission-read',
  `select ${columns} from form_submission where website_id = $1 and id = $2`,
);

export async function selectSubmission(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<StoredSubmission | undefined> {
  return (await connection.run(submissionOfId, [websiteId, id]))[0];
}

export interface SubmissionFilter {
  readonly formId: string;
  /** The id of the last submission on the previous page. */
  readonly after: string | undefined;
  /** In lower case, like the searched text. */
  readonly search: string | undefined;
  readonly limit: number;
}

/**
 * The latest first: ids sort by creation time. Planned for each text: a frequent part is met soon in the order of the list, a rare one is
 * found by its letters.
 */
export async function selectSubmissions(
  { kysely }: Connection,
  websiteId: string,
  { formId, after, search, limit }: SubmissionFilter,
): Promise<StoredSubmission[]> {
  const pattern = `%${search?.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const wanted = [
    sql`website_id = ${websiteId} and form_id = ${formId}`,
    ...(after === undefined ? [] : [sql`id < ${after}`]),
    ...(search === undefined ? [] : [sql`search like ${pattern}`]),
  ];
  const { rows } = await sql<StoredSubmission>`
    select ${sql.raw(columns)} from form_submission where ${sql.join(wanted, sql` and `)}
     order by id desc limit ${limit}`.execute(kysely);
  return rows;
}

const submissionsOfEmail = statement<StoredSubmission>(
  'form-submission-of-email',
  `select ${columns} from form_submission where website_id = $1 and email_key = $2 order by id desc`,
);

/** All submissions of an address, latest first. */
export async function selectSubmissionsOf(
  connection: Connection,
  websiteId: string,
  emailKey: string,
): Promise<StoredSubmission[]> {
  return await connection.run(submissionsOfEmail, [websiteId, emailKey]);
}

const removeSubmission = statement<{ formId: string; mailId: string | null }>(
  'form-submission-delete',
  `delete from form_submission where website_id = $1 and id = $2 returning form_id as "formId", mail_id as "mailId"`,
);

/** Returns its form and its notification mail; `undefined` if there is no such submission. */
export async function deleteSubmission(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<{ readonly formId: string; readonly mailId: string | null } | undefined> {
  return (await connection.run(removeSubmission, [websiteId, id]))[0];
}

const agedSubmissions = statement<{ id: string; websiteId: string }>(
  'form-submission-aged',
  `select submission.id, submission.website_id as "websiteId"
     from form join form_submission submission
       on submission.website_id = form.website_id and submission.form_id = form.id
    where form.retention_days is not null
      and submission.submitted_at < $1::timestamptz - form.retention_days * interval '1 day'
    limit $2 /* all websites: one sweep keeps the promises of all owners */`,
);

/** Submissions that have passed their form's retention time. */
export async function selectAged(connection: Connection, now: Date, limit: number) {
  return await connection.run(agedSubmissions, [now, limit]);
}

const latestOfAll = statement<{ id: string }>(
  'form-submission-count-since',
  'select id from form_submission where website_id = $1 and id >= $2 limit $3',
);

/** Counts up to `most`. */
export async function countSubmissionsSince(
  connection: Connection,
  websiteId: string,
  since: Date,
  most: number,
): Promise<number> {
  return (await connection.run(latestOfAll, [websiteId, firstIdAt(since), most])).length;
}
