import { emailKey } from '@awning/site-model';
import { type Connection, newId } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { tokenHash } from '../../platform/token.ts';
import type { Website } from '../../platform/website/index.ts';
import { sendConfirm, sendWelcome } from './mail.ts';
import {
  type Contact,
  lockContact,
  lockContactByHash,
  markAsked,
  markSubscribed,
  markUnsubscribed,
  selectContact,
} from './store.ts';
import { contactOfToken, newConfirmToken } from './token.ts';

type NewsletterParts = Pick<Parts, 'config' | 'clock' | 'jobs'>;

const CONFIRM_LIFE_MS = 7 * 24 * 3600 * 1000;
/** A stranger who knows an address must not be able to flood its mailbox. */
const CONFIRM_PAUSE_MS = 3600 * 1000;

export interface SignUp {
  readonly website: Website;
  readonly email: string;
  readonly language: string;
  /** The origin of the address: `form:<id>`. */
  readonly source: string;
}

/**
 * Adds an address to the newsletter, in the caller's transaction. With double opt-in it only sends the confirmation
 * mail. The visitor sees the same in every case, so that it does not reveal who is on the list.
 */
export async function subscribe(parts: NewsletterParts, connection: Connection, signUp: SignUp): Promise<void> {
  const { website, email, language, source } = signUp;
  const at = parts.clock.now();
  const id = newId(parts.clock);
  const contact = await lockContact(connection, website.id, {
    id,
    email,
    emailKey: emailKey(email),
    language,
    source,
    at,
  });
  if (contact.status === 'subscribed') return;
  if (website.settings.newsletterDoubleOptIn) return askToConfirm(parts, connection, signUp, contact);
  await markSubscribed(connection, website.id, contact.id, at);
  await sendWelcome(parts, connection, signUp, contact.id);
}

async function askToConfirm(
  parts: NewsletterParts,
  connection: Connection,
  signUp: SignUp,
  { id, status, confirmMailedAt }: Contact,
): Promise<void> {
  const { website, email, language, source } = signUp;
  const at = parts.clock.now();
  // A contact that confirmed and unsubscribed since may subscribe again at once.
  const isUnanswered = status === 'pending' && confirmMailedAt !== null;
  if (isUnanswered && at.getTime() - confirmMailedAt.getTime() < CONFIRM_PAUSE_MS) return;
  const { token, hash } = newConfirmToken();
  const expiresAt = new Date(at.getTime() + CONFIRM_LIFE_MS);
  await markAsked(connection, website.id, id, { email, language, source, hash, expiresAt, at });
  await sendConfirm(parts, connection, signUp, id, token);
}

/** The contact of a confirmation link, while it is valid and after it was used. */
export async function confirm(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs' | 'database'>,
  { website, token }: { readonly website: Website; readonly token: string },
): Promise<Contact | undefined> {
  const at = parts.clock.now();
  return parts.database.transaction(async (connection) => {
    const contact = await lockContactByHash(connection, website.id, tokenHash(token));
    if (contact === undefined || contact.status === 'subscribed') return contact;
    if (contact.status !== 'pending' || contact.confirmExpiresAt === null || contact.confirmExpiresAt <= at) {
      return undefined;
    }
    await markSubscribed(connection, website.id, contact.id, at);
    const { email, language } = contact;
    await sendWelcome(parts, connection, { website, email, language }, contact.id);
    return { ...contact, status: 'subscribed' };
  });
}

/** The contact of a link; changes nothing. */
export async function contactOfLink(
  { config, database }: Pick<Parts, 'config' | 'database'>,
  websiteId: string,
  token: string,
): Promise<Contact | undefined> {
  const id = contactOfToken(config.secrets, websiteId, token);
  return id === undefined ? undefined : selectContact(database, websiteId, id);
}

/** Safe to repeat. */
export async function unsubscribe(
  { config, database, clock }: Pick<Parts, 'config' | 'database' | 'clock'>,
  websiteId: string,
  token: string,
): Promise<Contact | undefined> {
  const id = contactOfToken(config.secrets, websiteId, token);
  return id === undefined ? undefined : markUnsubscribed(database, websiteId, id, clock.now());
}
