import { emailKey } from '@awning/site-model';
import { type Connection, newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { PasswordHasher } from '../../../platform/password/index.ts';
import { newToken, TOKEN_LENGTH, tokenHash } from '../../../platform/token.ts';
import { joinOrders } from '../order/store.ts';
import { type Caller, type OpenedSession, openSession } from '../session/session.ts';
import type { CarryIntoAccount } from '../session/sign-in.ts';
import { insertSiteUser, type StoredSiteUser, selectSiteUserByEmail } from '../store.ts';
import {
  countMailed,
  deleteOldRegistrations,
  deleteRegistrationsOf,
  insertRegistration,
  lockRegistration,
  type Registration,
  selectLatestRegistrations,
  selectRegistrationByToken,
  updateRegistrationToken,
} from './store.ts';

const REGISTRATION_LIFE_MS = 24 * 3600 * 1000;

/** A stranger who knows an address must not be able to flood its mailbox. */
const MAX_MAILED = 3;
/** Each comparison costs a hash. */
const MAX_COMPARED = 3;

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
 * Stores a registration until its mailbox is confirmed. The same happens for an address that has an account, so that
 * neither the response nor its time reveals it; the following job distinguishes the cases.
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

/** The two possible mails, written in the transaction that decides between them. */
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
    // A registration without its own mail can still be confirmed with an earlier link to the same mailbox.
    if ((await countMailed(connection, websiteId, registration.emailKey, at)) >= MAX_MAILED) return;
    // Stored in both cases, so that both count; the token of an address that has an account is never sent.
    const token = newToken();
    await updateRegistrationToken(connection, websiteId, registrationId, tokenHash(token));
    const user = await selectSiteUserByEmail(connection, websiteId, registration.emailKey);
    await (user === undefined ? mails.confirm(connection, token, registration) : mails.alreadyThere(connection, user));
  });
}

/** The registration of a mailed link, while it is valid. */
export async function openRegistration(
  connection: Connection,
  websiteId: string,
  token: string,
  at: Date,
): Promise<Registration | undefined> {
  if (token.length !== TOKEN_LENGTH) return undefined;
  return selectRegistrationByToken(connection, websiteId, tokenHash(token), at);
}

export type ConfirmOutcome<Taken> =
  | { readonly ok: true; readonly user: StoredSiteUser; readonly session: OpenedSession; readonly taken: Taken }
  | { readonly ok: false; readonly reason: 'gone' | 'wrong' | 'busy' };

/**
 * Creates the account and signs in. The link proves access to the mailbox, and the password proves that the same person
 * registered: a stranger may have registered this address, and must not get access to its orders.
 */
export async function confirmRegistration<Taken>(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordHasher,
  websiteId: string,
  given: { readonly token: string; readonly password: string; readonly caller: Caller },
  carryIntoAccount: CarryIntoAccount<Taken>,
): Promise<ConfirmOutcome<Taken>> {
  const at = parts.clock.now();
  const linked = await openRegistration(parts.database, websiteId, given.token, at);
  if (linked === undefined) return { ok: false, reason: 'gone' };
  const chosen = await registrationOfPassword(parts, passwords, linked, given.password);
  if (!chosen.ok) return chosen;
  return parts.database.transaction(async (connection) => {
    const registration = await lockRegistration(connection, websiteId, chosen.registration.id);
    if (registration === undefined) return { ok: false, reason: 'gone' };
    const { email, emailKey: key, name, passwordHash, language } = registration;
    const user = {
      id: newId(parts.clock),
      websiteId,
      email,
      emailKey: key,
      name,
      passwordHash,
      language,
      createdAt: at,
    };
    const isNew = await insertSiteUser(connection, user);
    await deleteRegistrationsOf(connection, websiteId, key);
    if (!isNew) return { ok: false, reason: 'gone' };
    await joinOrders(connection, user);
    const session = await openSession(connection, parts.clock, user, { caller: given.caller, isRemembered: false });
    return { ok: true, user, session, taken: await carryIntoAccount(connection, user.id) };
  });
}

type Chosen =
  | { readonly ok: true; readonly registration: Registration }
  | { readonly ok: false; readonly reason: 'wrong' | 'busy' };

/**
 * The registration of the address that has this password, usually that of the link. If a stranger has used up the mails
 * of a mailbox, its owner's own mail is not sent; then any link to that mailbox confirms.
 */
async function registrationOfPassword(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordHasher,
  linked: Registration,
  password: string,
): Promise<Chosen> {
  const { websiteId, emailKey: key } = linked;
  const latest = await selectLatestRegistrations(database, websiteId, key, { at: clock.now(), limit: MAX_COMPARED });
  for (const registration of [linked, ...latest.filter(({ id }) => id !== linked.id)]) {
    const matches = await passwords.matches(password, registration.passwordHash);
    if (!matches.ok) return matches;
    if (matches.value) return { ok: true, registration };
  }
  return { ok: false, reason: 'wrong' };
}
