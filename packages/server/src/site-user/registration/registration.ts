import { emailKey } from '@awning/site-model';
import { type Connection, newId } from '../../database/index.ts';
import type { Parts } from '../../parts.ts';
import type { PasswordHasher } from '../../password/index.ts';
import { newToken, TOKEN_LENGTH, tokenHash } from '../../team/token.ts';
import { joinOrders } from '../order/store.ts';
import { insertSiteUser, type StoredSiteUser, siteUserByEmail } from '../store.ts';
import {
  countMailed,
  deleteOldRegistrations,
  deleteRegistration,
  deleteRegistrationsOf,
  insertRegistration,
  lockRegistration,
  type Registration,
  registrationByToken,
  setRegistrationToken,
} from './store.ts';

const REGISTRATION_LIFE_MS = 24 * 3600 * 1000;

/** Whoever knows an address must not be able to fill its mailbox. */
const MAX_MAILED = 3;

export interface Applicant {
  readonly websiteId: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly language: string;
}

export type RegisterOutcome =
  | { readonly ok: true; readonly registrationId: string }
  | { readonly ok: false; readonly reason: 'busy' };

/** Queues the mail, in the transaction that stores the registration. */
export type QueueWelcome = (connection: Connection, registrationId: string) => Promise<void>;

/**
 * Keeps who wants an account until the mailbox has answered. Exactly the same happens for an address that has one already, so that
 * neither the answer nor its time tells; the job that follows knows the difference.
 */
export async function register(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordHasher,
  applicant: Applicant,
  queueWelcome: QueueWelcome,
): Promise<RegisterOutcome> {
  const { websiteId, language } = applicant;
  const hashed = await passwords.make(applicant.password);
  if (!hashed.ok) return hashed;
  const at = parts.clock.now();
  const id = newId(parts.clock);
  const email = applicant.email.trim();
  await parts.database.transaction(async (connection) => {
    await insertRegistration(connection, {
      websiteId,
      id,
      email,
      emailKey: emailKey(email),
      name: applicant.name.trim(),
      passwordHash: hashed.value,
      language,
      at,
      expiresAt: new Date(at.getTime() + REGISTRATION_LIFE_MS),
    });
    await queueWelcome(connection, id);
  });
  return { ok: true, registrationId: id };
}

/** The two mails that may follow, written in the transaction that decides between them. */
export interface WelcomeMails {
  confirm(connection: Connection, token: string, registration: Registration): Promise<void>;
  alreadyThere(connection: Connection, user: StoredSiteUser): Promise<void>;
}

export async function welcome(
  parts: Pick<Parts, 'database' | 'clock'>,
  { websiteId, registrationId }: { readonly websiteId: string; readonly registrationId: string },
  mails: WelcomeMails,
): Promise<void> {
  const at = parts.clock.now();
  await parts.database.transaction(async (connection) => {
    await deleteOldRegistrations(connection, websiteId, at);
    const registration = await lockRegistration(connection, websiteId, registrationId);
    if (registration === undefined || registration.isMailed) return;
    if ((await countMailed(connection, websiteId, registration.emailKey, at)) >= MAX_MAILED) {
      await deleteRegistration(connection, websiteId, registrationId);
      return;
    }
    // Kept in both cases, so that both count; nobody is ever told the token of an address that has an account.
    const token = newToken();
    await setRegistrationToken(connection, websiteId, registrationId, tokenHash(token));
    const user = await siteUserByEmail(connection, websiteId, registration.emailKey);
    await (user === undefined ? mails.confirm(connection, token, registration) : mails.alreadyThere(connection, user));
  });
}

/** The registration that a mailed link confirms, while it does. */
export async function openRegistration(
  connection: Connection,
  websiteId: string,
  token: string,
  at: Date,
): Promise<Registration | undefined> {
  if (token.length !== TOKEN_LENGTH) return undefined;
  return registrationByToken(connection, websiteId, tokenHash(token), at);
}

export type ConfirmOutcome =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly reason: 'gone' };

/**
 * Makes the account. It signs nobody in: the password may be a stranger's who used this address, and then the owner of the mailbox
 * enters by a new one, which ends whatever the stranger has opened.
 */
export async function confirmRegistration(
  parts: Pick<Parts, 'database' | 'clock'>,
  websiteId: string,
  token: string,
): Promise<ConfirmOutcome> {
  const at = parts.clock.now();
  return parts.database.transaction(async (connection) => {
    const found = await openRegistration(connection, websiteId, token, at);
    const registration = found && (await lockRegistration(connection, websiteId, found.id));
    if (registration === undefined) return { ok: false, reason: 'gone' };
    const { email, emailKey: key, name, passwordHash, language } = registration;
    const user = { id: newId(parts.clock), websiteId, email, emailKey: key, name, passwordHash, language };
    const isNew = await insertSiteUser(connection, { ...user, createdAt: at });
    await deleteRegistrationsOf(connection, websiteId, key);
    if (!isNew) return { ok: false, reason: 'gone' };
    await joinOrders(connection, user);
    return { ok: true, email };
  });
}
