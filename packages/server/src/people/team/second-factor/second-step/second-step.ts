import type { Connection } from '../../../../platform/database/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { newToken, TOKEN_LENGTH, tokenHash } from '../../../../platform/token.ts';
import type { TeamMember } from '../../member.ts';
import type { Arrival } from '../../session/arrival.ts';
import { enter } from '../../session/enter.ts';
import { lockMember } from '../../store.ts';
import { challengeOfSignIn, usedChallenge } from '../passkey/challenge.ts';
import { beginProof, isProven } from '../passkey/passkey.ts';
import type { PasskeyPlace } from '../passkey/place.ts';
import type { Assertion } from '../passkey/webauthn.ts';
import { type CodeOutcome, checkTypedCode, type TypedCode } from '../second-factor.ts';
import { countTry, deletePending, insertPending, selectMemberOfPending } from './store.ts';

/** Long enough to fetch the phone from another room. */
export const PENDING_LIFE_MS = 10 * 60 * 1000;
const MAX_TRIES = 5;

/** Records that the password was right. There is no session yet; the token only permits the second step. */
export async function openPending(
  { clock }: Pick<Parts, 'clock'>,
  connection: Connection,
  { websiteId, id }: TeamMember,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + PENDING_LIFE_MS);
  await insertPending(connection, { websiteId, tokenHash: tokenHash(token), memberId: id, expiresAt });
  return token;
}

interface Pending {
  readonly websiteId: string;
  readonly token: string | undefined;
}

export type SecondStepOutcome =
  | { readonly ok: true; readonly member: TeamMember; readonly token: string }
  /** `gone`: too late, too many attempts, or no password was given. */
  | { readonly ok: false; readonly reason: 'gone' }
  | Extract<CodeOutcome, { ok: false }>;

export async function takeSecondStep(
  parts: Pick<Parts, 'config' | 'database' | 'clock'>,
  pending: Pending,
  typed: TypedCode,
  arrival: Arrival,
): Promise<SecondStepOutcome> {
  return finish(parts, pending, arrival, (connection, member) =>
    checkTypedCode(parts, connection, member, typed, arrival.tell),
  );
}

/** What the browser needs to prove a passkey of the member who entered the password. */
export async function beginPasskeyStep(
  parts: Pick<Parts, 'database' | 'clock'>,
  { websiteId, token }: Pending,
  place: PasskeyPlace,
) {
  if (token?.length !== TOKEN_LENGTH) return undefined;
  const memberId = await selectMemberOfPending(parts.database, websiteId, tokenHash(token), parts.clock.now());
  if (memberId === undefined) return undefined;
  return beginProof(parts, { websiteId, id: memberId }, place, challengeOfSignIn(websiteId, token));
}

export async function takePasskeyStep(
  parts: Pick<Parts, 'config' | 'database' | 'clock'>,
  pending: Pending,
  given: { readonly assertion: Assertion; readonly place: PasskeyPlace },
  arrival: Arrival,
): Promise<SecondStepOutcome> {
  const { websiteId, token } = pending;
  if (token?.length !== TOKEN_LENGTH) return { ok: false, reason: 'gone' };
  const challenge = await usedChallenge(parts, challengeOfSignIn(websiteId, token));
  return finish(parts, pending, arrival, async (connection, member) =>
    (await isProven(parts, connection, member, { ...given, challenge }))
      ? { ok: true }
      : { ok: false, reason: 'wrong' },
  );
}

/** Counts the attempt, checks the proof, and signs in. */
async function finish(
  parts: Pick<Parts, 'database' | 'clock'>,
  pending: Pending,
  arrival: Arrival,
  check: (connection: Connection, member: TeamMember) => Promise<CodeOutcome>,
): Promise<SecondStepOutcome> {
  const { websiteId, token } = pending;
  if (token?.length !== TOKEN_LENGTH) return { ok: false, reason: 'gone' };
  const hash = tokenHash(token);
  return parts.database.transaction(async (connection): Promise<SecondStepOutcome> => {
    const memberId = await selectMemberOfPending(connection, websiteId, hash, parts.clock.now());
    // Locks the member first, like every change of a password, so that there is no deadlock.
    const member = memberId === undefined ? undefined : await lockMember(connection, websiteId, memberId);
    const isOpen = member !== undefined && (await countTry(connection, websiteId, hash, MAX_TRIES));
    if (!isOpen) return { ok: false, reason: 'gone' };
    const outcome = await check(connection, member);
    if (!outcome.ok) return outcome;
    await deletePending(connection, websiteId, hash);
    return { ok: true, member, token: await enter(parts, connection, member, arrival) };
  });
}
