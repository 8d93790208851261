import { type Connection, statement } from '../../../platform/database/index.ts';

export type LinkKind = 'password-reset' | 'email-change';

export interface NewLink {
  readonly websiteId: string;
  readonly tokenHash: Buffer;
  readonly kind: LinkKind;
  readonly siteUserId: string;
  /** The address that the link confirms. */
  readonly email: string | null;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function insertLink(connection: Connection, link: NewLink): Promise<void> {
  await connection.kysely
    .insertInto('site_user_link')
    .values({
      website_id: link.websiteId,
      token_hash: link.tokenHash,
      kind: link.kind,
      site_user_id: link.siteUserId,
      email: link.email,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** The number of valid links of a kind for a site user. */
export async function countLinks(
  connection: Connection,
  websiteId: string,
  siteUserId: string,
  { kind, at }: { readonly kind: LinkKind; readonly at: Date },
): Promise<number> {
  const { count } = await connection.kysely
    .selectFrom('site_user_link')
    .select((link) => link.fn.countAll<bigint>().as('count'))
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('kind', '=', kind)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface OpenLink {
  readonly siteUserId: string;
  readonly email: string | null;
}

export async function selectLink(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  { kind, at }: { readonly kind: LinkKind; readonly at: Date },
): Promise<OpenLink | undefined> {
  return connection.kysely
    .selectFrom('site_user_link')
    .select(['site_user_id as siteUserId', 'email'])
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', at)
    .executeTakeFirst();
}

/** Returns true for exactly one of several concurrent uses of the link. */
export async function takeLink(connection: Connection, websiteId: string, tokenHash: Buffer): Promise<boolean> {
  const deleted = await connection.kysely
    .deleteFrom('site_user_link')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** A new password or address invalidates all earlier links. */
export async function deleteLinksOf(connection: Connection, websiteId: string, siteUserId: string): Promise<void> {
  await connection.kysely
    .deleteFrom('site_user_link')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .execute();
}

const forgetLinks = statement(
  'site-user-link-forget',
  'delete from site_user_link where expires_at <= $1 /* all websites: what has expired opens nothing anywhere */',
);

export async function deleteExpiredLinks(connection: Connection, at: Date): Promise<void> {
  await connection.run(forgetLinks, [at]);
}

export async function deleteOldLinks(connection: Connection, websiteId: string, at: Date): Promise<void> {
  await connection.kysely
    .deleteFrom('site_user_link')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<=', at)
    .execute();
}
