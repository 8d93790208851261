import { type Connection, statement } from '../../platform/database/index.ts';
import type { CommentState } from './comment.ts';

/** More than anybody reads, fewer than would make a page slow. */
const MAX_ANSWERS = 100;
/** Enough to tell a text that is sent again and again. */
const MAX_COUNTED_TEXTS = 5;

/** How many comments of one network may wait for the team. */
export const MAX_WAITING = 20;

export interface NewComment {
  readonly id: string;
  readonly itemId: string;
  readonly parentId: string | null;
  readonly author: string;
  readonly email: string;
  readonly emailKey: string;
  readonly isTeam: boolean;
  readonly authorKey: string;
  readonly body: string;
  readonly state: CommentState;
  readonly network: Buffer | null;
  readonly at: Date;
}

const insert = statement<{ readonly id: string }>(
  'comment-insert',
  `insert into comment (website_id, id, item_id, parent_id, author, email, email_key, is_team, author_key, body, state, network, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   on conflict (website_id, item_id, author_key, md5(body)) do nothing returning id`,
);

/** Returns false if the author has said the same about the item before. */
export async function insertComment(connection: Connection, websiteId: string, comment: NewComment): Promise<boolean> {
  const { id, itemId, parentId, author, email, emailKey, isTeam, authorKey, body, state, network, at } = comment;
  const values = [id, itemId, parentId, author, email, emailKey, isTeam, authorKey, body, state, network, at];
  return (await connection.run(insert, [websiteId, ...values])).length > 0;
}

const former = statement<{ readonly id: string; readonly state: CommentState }>(
  'comment-former',
  'select id, state from comment where website_id = $1 and item_id = $2 and author_key = $3 and md5(body) = md5($4)',
);

/** The comment that kept another one from being stored. */
export async function selectFormer(
  connection: Connection,
  websiteId: string,
  { itemId, authorKey, body }: Pick<NewComment, 'itemId' | 'authorKey' | 'body'>,
) {
  return (await connection.run(former, [websiteId, itemId, authorKey, body]))[0];
}

const lockedParent = statement<{ readonly id: string; readonly answers: number }>(
  'comment-lock-parent',
  `select top.id, (select count(*)::integer from comment answer where answer.website_id = $1 and answer.parent_id = top.id) as answers
     from comment named
     join comment top on top.website_id = named.website_id and top.id = coalesce(named.parent_id, named.id)
    where named.website_id = $1 and named.item_id = $2 and named.id = $3 and named.state = 'published' and top.state = 'published'
      for share of top`,
);

/** The first comment of the thread, which cannot be hidden meanwhile; undefined if it cannot be answered. */
export async function lockParent(
  connection: Connection,
  websiteId: string,
  itemId: string,
  id: string,
): Promise<string | undefined> {
  const [parent] = await connection.run(lockedParent, [websiteId, itemId, id]);
  return parent === undefined || parent.answers >= MAX_ANSWERS ? undefined : parent.id;
}

export interface FoundSigns {
  readonly sameText: number;
  readonly wasSpam: boolean;
  /** How many of the network wait. */
  readonly waiting: number;
}

const signs = statement<FoundSigns>(
  'comment-signs',
  `select (select count(*)::integer from (
             select from comment where website_id = $1 and md5(body) = md5($2) and email_key <> $3 limit $5) same) as "sameText",
          exists (select from comment where website_id = $1 and state = 'spam' and email_key = $3)
            or exists (select from comment where website_id = $1 and state = 'spam' and network = $4) as "wasSpam",
          (select count(*)::integer from (
             select from comment where website_id = $1 and network = $4 and state = 'pending' limit $6) few) as waiting`,
);

/** What is known of the author's earlier comments, and of others with the same text. */
export async function selectSigns(
  connection: Connection,
  websiteId: string,
  { body, emailKey, network }: { readonly body: string; readonly emailKey: string; readonly network: Buffer },
): Promise<FoundSigns> {
  const values = [body, emailKey, network, MAX_COUNTED_TEXTS, MAX_WAITING];
  return (await connection.run(signs, [websiteId, ...values]))[0]!;
}

interface OwnComment {
  readonly author: string;
  readonly body: string;
  readonly state: CommentState;
  readonly createdAt: Date;
}

const ofPerson = statement<OwnComment>(
  'comment-of-person',
  `select author, body, state, created_at as "createdAt" from comment
    where website_id = $1 and email_key = $2 order by id`,
);

export async function selectOfPerson(connection: Connection, websiteId: string, emailKey: string) {
  return await connection.run(ofPerson, [websiteId, emailKey]);
}

const forgetPerson = statement<{ readonly itemId: string }>(
  'comment-forget-person',
  'delete from comment where website_id = $1 and email_key = $2 returning item_id as "itemId"',
);

/** Returns the items that they were about. Answers of others go with what they answer. */
export async function deleteOfPerson(connection: Connection, websiteId: string, emailKey: string): Promise<string[]> {
  return (await connection.run(forgetPerson, [websiteId, emailKey])).map(({ itemId }) => itemId);
}

const forgetUnread = statement(
  'comment-forget-unread',
  `delete from comment where state = 'spam' and created_at < $1 or state = 'pending' and created_at < $2
   /* all websites: what nobody has published */`,
);
const forgetNetworks = statement(
  'comment-forget-networks',
  'update comment set network = null where network is not null and created_at < $1 /* all websites: old networks */',
);

export async function deleteUnread(
  connection: Connection,
  before: { readonly spam: Date; readonly pending: Date },
): Promise<void> {
  await connection.run(forgetUnread, [before.spam, before.pending]);
  await connection.run(forgetNetworks, [before.spam]);
}
