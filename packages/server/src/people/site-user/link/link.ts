import type { Clock } from '../../../platform/clock.ts';
import type { Connection } from '../../../platform/database/index.ts';
import { newToken, TOKEN_LENGTH, tokenHash } from '../../../platform/token.ts';
import { countLinks, deleteOldLinks, insertLink, type LinkKind, type OpenLink, selectLink } from './store.ts';

const LINK_LIFE_MS = 3600 * 1000;

/** A stranger who knows an address must not be able to flood its mailbox; this many links per hour are enough. */
const MAX_OPEN_LINKS = 3;

export interface WantedLink {
  readonly websiteId: string;
  readonly siteUserId: string;
  readonly kind: LinkKind;
  readonly email?: string;
}

/**
 * Creates a link that works once within an hour; returns `undefined` if the limit is reached. The site user's row must
 * be locked.
 */
export async function makeLink(
  connection: Connection,
  clock: Clock,
  { websiteId, siteUserId, kind, email }: WantedLink,
): Promise<string | undefined> {
  const at = clock.now();
  await deleteOldLinks(connection, websiteId, at);
  if ((await countLinks(connection, websiteId, siteUserId, { kind, at })) >= MAX_OPEN_LINKS) return undefined;
  const token = newToken();
  const expiresAt = new Date(at.getTime() + LINK_LIFE_MS);
  const link = { websiteId, tokenHash: tokenHash(token), kind, siteUserId, email: email ?? null, at, expiresAt };
  await insertLink(connection, link);
  return token;
}

/** Returns the link of a token while it is valid. */
export async function openLink(
  connection: Connection,
  websiteId: string,
  token: string,
  what: { readonly kind: LinkKind; readonly at: Date },
): Promise<OpenLink | undefined> {
  if (token.length !== TOKEN_LENGTH) return undefined;
  return selectLink(connection, websiteId, tokenHash(token), what);
}
