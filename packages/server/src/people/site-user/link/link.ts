import type { Clock } from '../../../platform/clock.ts';
import type { Connection } from '../../../platform/database/index.ts';
import { newToken, TOKEN_LENGTH, tokenHash } from '../../../platform/token.ts';
import { countLinks, deleteOldLinks, insertLink, type LinkKind, type OpenLink, readLink } from './store.ts';

const LINK_LIFE_MS = 3600 * 1000;

/** Whoever knows an address must not be able to fill its mailbox; this many links are enough for an hour. */
const MAX_OPEN_LINKS = 3;

export interface WantedLink {
  readonly websiteId: string;
  readonly siteUserId: string;
  readonly kind: LinkKind;
  readonly email?: string;
}

/** Makes a link that works once and for an hour; `undefined` when there are enough. The site user's row must be locked. */
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

/** What a mailed link opens, while it does. */
export async function openLink(
  connection: Connection,
  websiteId: string,
  token: string,
  what: { readonly kind: LinkKind; readonly at: Date },
): Promise<OpenLink | undefined> {
  if (token.length !== TOKEN_LENGTH) return undefined;
  return readLink(connection, websiteId, tokenHash(token), what);
}
