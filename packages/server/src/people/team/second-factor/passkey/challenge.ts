import type { Parts } from '../../../../platform/parts.ts';
import { newToken, tokenHash } from '../../../../platform/token.ts';
import type { SignedInMember } from '../../member.ts';
import { type OpenChallenge, takeChallenge, upsertChallenge } from './store.ts';
import { CHALLENGE_LIFE_MS } from './webauthn.ts';

type ChallengeParts = Pick<Parts, 'database' | 'clock'>;

/** Creates 256 random bits for a passkey to sign, once, in the session or sign-in that requested them. */
export async function makeChallenge({ database, clock }: ChallengeParts, open: OpenChallenge): Promise<string> {
  const challenge = newToken();
  await upsertChallenge(database, open, challenge, new Date(clock.now().getTime() + CHALLENGE_LIFE_MS));
  return challenge;
}

/** Runs outside any transaction: the challenge is used up whatever the result. */
export async function usedChallenge(
  { database, clock }: ChallengeParts,
  open: OpenChallenge,
): Promise<string | undefined> {
  return takeChallenge(database, open, clock.now());
}

export function challengeOfSession(
  purpose: 'add' | 'confirm',
  { websiteId, sessionId }: Pick<SignedInMember, 'websiteId' | 'sessionId'>,
): OpenChallenge {
  return { websiteId, boundTo: `${purpose}:${sessionId}` };
}

export function challengeOfSignIn(websiteId: string, pendingToken: string): OpenChallenge {
  return { websiteId, boundTo: `sign-in:${tokenHash(pendingToken).toString('hex')}` };
}
