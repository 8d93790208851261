import { type Connection, statement } from '../database/index.ts';

export type RevisionState = 'draft' | 'published' | 'trashed';

export interface Revision {
  readonly no: number;
  readonly state: RevisionState;
  readonly body: unknown;
  readonly schema: number;
  readonly authorId: string | null;
  readonly author: string;
  readonly at: Date;
}

/** Identifies a document. */
export interface Key {
  readonly websiteId: string;
  readonly kind: string;
  readonly id: string;
}

const columns = 'no, state, body, schema, author_id as "authorId", author, at';
const ofDocument = 'website_id = $1 and kind = $2 and id = $3';

// A document has no row of its own to lock, and may not exist yet.
const lock = statement(
  'revision-lock',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'revision', $1::text, $2::text, $3::text), 0))`,
);

/** Concurrent changes of one document wait for each other; the lock is held until the transaction ends. */
export async function lockDocument(connection: Connection, { websiteId, kind, id }: Key): Promise<void> {
  await connection.run(lock, [websiteId, kind, id]);
}

const latest = statement<Revision>(
  'revision-latest',
  `select ${columns} from revision where ${ofDocument} order by no desc limit 1`,
);

export async function selectLatest(
  connection: Connection,
  { websiteId, kind, id }: Key,
): Promise<Revision | undefined> {
  return (await connection.run(latest, [websiteId, kind, id]))[0];
}

const one = statement<Revision>('revision-one', `select ${columns} from revision where ${ofDocument} and no = $4`);

export async function selectRevision(
  connection: Connection,
  { websiteId, kind, id }: Key,
  no: number,
): Promise<Revision | undefined> {
  return (await connection.run(one, [websiteId, kind, id, no]))[0];
}

const lastPublished = statement<Revision>(
  'revision-last-published',
  `select ${columns} from revision
    where ${ofDocument} and state = 'published'
      and no > coalesce((select max(no) from revision where ${ofDocument} and state = 'trashed' and no < $4), -1)
    order by no desc limit 1`,
);

/**
 * What visitors saw last before version `until`. What is taken out of the trash is published again if it was before, so
 * nothing earlier counts.
 */
export async function selectLastPublished(
  connection: Connection,
  { websiteId, kind, id }: Key,
  until: number,
): Promise<Revision | undefined> {
  return (await connection.run(lastPublished, [websiteId, kind, id, until]))[0];
}

const publishedUntil = statement<Revision>(
  'revision-published-until',
  `select ${columns} from revision
    where ${ofDocument} and state = 'published' and no <= $4
      and no > coalesce((select max(no) from revision where ${ofDocument} and state = 'trashed' and no <= $4), -1)
    order by no desc limit 1`,
);

/** The published state at a version; what was hidden from visitors before has none. */
export async function selectPublishedUntil(
  connection: Connection,
  { websiteId, kind, id }: Key,
  no: number,
): Promise<Revision | undefined> {
  return (await connection.run(publishedUntil, [websiteId, kind, id, no]))[0];
}

export type ListedRevision = Omit<Revision, 'body' | 'schema'>;

const earlier = statement<ListedRevision>(
  'revision-earlier',
  `select no, state, author_id as "authorId", author, at from revision
    where ${ofDocument} and no < $4 order by no desc limit $5`,
);

export async function selectEarlier(
  connection: Connection,
  { websiteId, kind, id }: Key,
  before: number,
  limit: number,
): Promise<ListedRevision[]> {
  return await connection.run(earlier, [websiteId, kind, id, before, limit]);
}

export type LatestState = ListedRevision & { readonly id: string };

const latestStates = statement<LatestState>(
  'revision-latest-states',
  `select wanted.id, newest.no, newest.state, newest.author_id as "authorId", newest.author, newest.at
     from unnest($3::text[]) as wanted (id), lateral (
       select no, state, author_id, author, at from revision
        where website_id = $1 and kind = $2 and revision.id = wanted.id order by no desc limit 1) newest`,
);

/** The newest revision of each document that has one. */
export async function selectLatestStates(
  connection: Connection,
  websiteId: string,
  kind: string,
  ids: readonly string[],
): Promise<LatestState[]> {
  return ids.length === 0 ? [] : await connection.run(latestStates, [websiteId, kind, ids]);
}

export type NewestRevision = Pick<Revision, 'state' | 'body' | 'schema'> & {
  readonly kind: string;
  readonly id: string;
};

const newest = statement<NewestRevision>(
  'revision-newest',
  `select wanted.kind, wanted.id, newest.state, newest.body, newest.schema
     from unnest($2::text[], $3::text[]) as wanted (kind, id), lateral (
       select state, body, schema from revision
        where website_id = $1 and revision.kind = wanted.kind and revision.id = wanted.id order by no desc limit 1) newest`,
);

/** The newest revision of documents of any kinds, as far as they have one. */
export async function selectNewest(
  connection: Connection,
  websiteId: string,
  keys: readonly Pick<Key, 'kind' | 'id'>[],
): Promise<NewestRevision[]> {
  const [kinds, ids] = [keys.map(({ kind }) => kind), keys.map(({ id }) => id)];
  return keys.length === 0 ? [] : await connection.run(newest, [websiteId, kinds, ids]);
}

export type TrashedRevision = Revision & { readonly id: string };

const trashed = statement<TrashedRevision>(
  'revision-trashed',
  `select id, ${columns} from revision
    where website_id = $1 and kind = $2 and state = 'trashed'
      and ($3::text is null or (at, id) < (
            select at, id from revision where website_id = $1 and kind = $2 and id = $3 and state = 'trashed'
            order by no desc limit 1))
      and not exists (select from revision later
            where later.website_id = $1 and later.kind = $2 and later.id = revision.id and later.no > revision.no)
    order by at desc, id desc limit $4`,
);

/** The trash, latest first, after the document `after`. */
export async function selectTrashed(
  connection: Connection,
  websiteId: string,
  kind: string,
  after: string | undefined,
  limit: number,
): Promise<TrashedRevision[]> {
  return await connection.run(trashed, [websiteId, kind, after ?? null, limit]);
}

const insert = statement(
  'revision-insert',
  `insert into revision (website_id, kind, id, no, state, body, schema, author_id, author, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

export async function insertRevision(
  connection: Connection,
  { websiteId, kind, id }: Key,
  { no, state, body, schema, authorId, author, at }: Revision,
): Promise<void> {
  const values = [websiteId, kind, id, no, state, JSON.stringify(body), schema, authorId, author, at];
  await connection.run(insert, values);
}

const remove = statement('revision-delete', `delete from revision where ${ofDocument}`);

export async function deleteRevisions(connection: Connection, { websiteId, kind, id }: Key): Promise<void> {
  await connection.run(remove, [websiteId, kind, id]);
}
