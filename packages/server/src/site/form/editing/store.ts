import type { FormType } from '@awning/forms';
import { type Connection, statement } from '../../../platform/database/index.ts';
import type { FormTexts } from '../definition/translation.ts';

export interface EditedForm {
  readonly definition: object;
  readonly texts: FormTexts;
  readonly isArchived: boolean;
}

const editedForm = statement<EditedForm>(
  'form-edited',
  `select newest.definition, newest.texts, form.is_archived as "isArchived"
     from form join form_version newest
       on newest.website_id = form.website_id and newest.form_id = form.id and newest.version = form.version
    where form.website_id = $1 and form.id = $2 and form.trashed_at is null`,
);

export async function selectEditedForm(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<EditedForm | undefined> {
  return (await connection.run(editedForm, [websiteId, id]))[0];
}

interface ListPlace {
  readonly after: string | undefined;
  readonly search: string | undefined;
  readonly formType: string | undefined;
  readonly limit: number;
}

export interface ListedForm {
  readonly id: string;
  readonly name: string;
  readonly formType: FormType;
  readonly version: number;
  readonly isArchived: boolean;
  readonly submissionCount: number;
  readonly latestSubmissionAt: Date | null;
}

/** A list never counts everything: this number means "as many or more". */
const MOST_COUNTED = 1000;

const listed = statement<ListedForm>(
  'form-list',
  `select form.id, form.name, form.form_type as "formType", form.version, form.is_archived as "isArchived",
          submissions.count as "submissionCount", submissions.latest as "latestSubmissionAt"
     from (select * from form
            where website_id = $1 and trashed_at is null and ($2::uuid is null or id < $2)
              and ($3::text is null or strpos(lower(name), lower($3)) > 0) and ($4::text is null or form_type = $4)
            order by id desc limit $5) form
     left join lateral (
       select (select count(*)::integer from (select from form_submission
                where form_submission.website_id = form.website_id and form_submission.form_id = form.id
                limit ${MOST_COUNTED}) counted) as count,
              (select max(submitted_at) from form_submission
                where form_submission.website_id = form.website_id and form_submission.form_id = form.id) as latest
     ) submissions on true
    order by form.id desc`,
);

/** Forms with the number of their submissions. */
export async function selectFormsWithUse(
  connection: Connection,
  websiteId: string,
  { after, search, formType, limit }: ListPlace,
): Promise<ListedForm[]> {
  return await connection.run(listed, [websiteId, after ?? null, search?.trim() || null, formType ?? null, limit]);
}

const upsert = statement(
  'form-upsert',
  `insert into form (website_id, id, name, form_type, version, is_archived, created_at, updated_at)
   values ($1, $2, $3, $4, 1, $5, $6, $6)
   on conflict (website_id, id) do update set name = excluded.name, form_type = excluded.form_type,
     is_archived = excluded.is_archived, trashed_at = null, updated_at = excluded.updated_at`,
);

/** A new form has no version yet; it gets its first one in the same transaction. */
export async function upsertForm(
  connection: Connection,
  websiteId: string,
  form: {
    readonly id: string;
    readonly name: string;
    readonly formType: string;
    readonly isArchived: boolean;
    readonly at: Date;
  },
): Promise<void> {
  await connection.run(upsert, [websiteId, form.id, form.name, form.formType, form.isArchived, form.at]);
}

interface WrittenVersion {
  readonly formId: string;
  readonly definition: object;
  readonly texts: FormTexts;
  readonly at: Date;
  readonly by: string;
}

const removeUnused = statement<{ version: number }>(
  'form-version-unused',
  `delete from form_version using form
    where form.website_id = $1 and form.id = $2 and form_version.website_id = form.website_id
      and form_version.form_id = form.id and form_version.version = form.version
      and not exists (select from form_submission submission where submission.website_id = form.website_id
            and submission.form_id = form.id and submission.version = form.version)
    returning form_version.version`,
);

const insertSame = statement(
  'form-version-insert',
  `insert into form_version (website_id, form_id, version, definition, texts, published_at, published_by)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

/** Replaces the newest version, unless it has submissions; returns whether it did. */
export async function replaceFormVersion(
  connection: Connection,
  websiteId: string,
  { formId, definition, texts, at, by }: WrittenVersion,
): Promise<boolean> {
  const [removed] = await connection.run(removeUnused, [websiteId, formId]);
  if (!removed) return false;
  const written = [JSON.stringify(definition), JSON.stringify(texts), at, by];
  await connection.run(insertSame, [websiteId, formId, removed.version, ...written]);
  return true;
}

const insertNext = statement(
  'form-version-next',
  `with next as (
     select coalesce((select max(version) from form_version where website_id = $1 and form_id = $2), 0) + 1 as version),
   counted as (
     update form set version = next.version from next where website_id = $1 and id = $2)
   insert into form_version (website_id, form_id, version, definition, texts, published_at, published_by)
   select $1, $2, next.version, $3, $4, $5, $6 from next`,
);

/** Adds a version, which visitors see from now on. */
export async function insertFormVersion(
  connection: Connection,
  websiteId: string,
  { formId, definition, texts, at, by }: WrittenVersion,
): Promise<void> {
  await connection.run(insertNext, [websiteId, formId, JSON.stringify(definition), JSON.stringify(texts), at, by]);
}

const uses = statement<{ products: number; pages: number }>(
  'form-uses',
  `select (select count(*)::integer from (select from product
            where website_id = $1 and additional_fields_form_id = $2 limit 1) used) as products,
          (select count(*)::integer from (select from layout
            where website_id = $1 and strpos(document::text, $2::text) > 0 limit 1) used) as pages`,
);

/**
 * Whether a product (including those in the trash) asks with the form, or a page shows it. Few pages have layouts, and
 * this is rarely called.
 */
export async function selectUses(connection: Connection, websiteId: string, id: string) {
  return (await connection.run(uses, [websiteId, id]))[0]!;
}

const hide = statement(
  'form-hide',
  'update form set is_archived = true, trashed_at = $3, updated_at = $3 where website_id = $1 and id = $2',
);

export async function hideForm(connection: Connection, websiteId: string, id: string, at: Date): Promise<void> {
  await connection.run(hide, [websiteId, id, at]);
}

// Notifications contain the answers.
const removeMails = statement(
  'form-delete-mails',
  `delete from mail using form_submission submission
    where submission.website_id = $1 and submission.form_id = $2
      and mail.website_id = submission.website_id and mail.id = submission.mail_id`,
);

const remove = statement(
  'form-delete',
  'delete from form where website_id = $1 and id = $2 and trashed_at is not null',
);

/** Also deletes its versions, its submissions, and the mails about them. */
export async function deleteForm(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(removeMails, [websiteId, id]);
  await connection.run(remove, [websiteId, id]);
}
