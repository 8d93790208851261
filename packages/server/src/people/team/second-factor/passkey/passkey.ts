import { type Connection, newId } from '../../../../platform/database/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { auditTeam } from '../../audit.ts';
import type { SignedInMember, TeamMember } from '../../member.ts';
import { challengeOfSession, makeChallenge, usedChallenge } from './challenge.ts';
import type { PasskeyPlace } from './place.ts';
import { insertPasskey, lockPasskey, type OpenChallenge, selectPasskeys, updatePasskeyUse } from './store.ts';
import {
  type Assertion,
  type Attestation,
  creationOptions,
  type MadePasskey,
  requestOptions,
  verifyAssertion,
  verifyAttestation,
} from './webauthn.ts';

type PasskeyParts = Pick<Parts, 'database' | 'clock'>;

/** More devices than anyone uses. */
const MAX_PASSKEYS = 20;

/** What the browser needs to create a passkey for the member. */
export async function beginPasskey(
  parts: PasskeyParts,
  member: SignedInMember,
  websiteName: string,
  place: PasskeyPlace,
) {
  const challenge = await makeChallenge(parts, challengeOfSession('add', member));
  const known = (await selectPasskeys(parts.database, member.websiteId, member.id)).map(
    ({ credentialId }) => credentialId,
  );
  return creationOptions({ place, challenge }, { websiteName, member, known });
}

/** Returns the passkey that the browser created, if it signs the challenge of this session. */
export async function madePasskey(
  parts: PasskeyParts,
  member: SignedInMember,
  place: PasskeyPlace,
  attestation: Attestation,
): Promise<MadePasskey | undefined> {
  const challenge = await usedChallenge(parts, challengeOfSession('add', member));
  return challenge === undefined ? undefined : verifyAttestation({ place, challenge }, attestation);
}

/** `refused`: the credential belongs to another member. The caller holds the member's row. */
export async function storePasskey(
  { clock }: Pick<Parts, 'clock'>,
  connection: Connection,
  member: TeamMember,
  made: MadePasskey & { readonly name: string; readonly rpId: string; readonly transports: readonly string[] },
): Promise<'ok' | 'refused' | 'tooMany'> {
  const { websiteId, id: memberId } = member;
  if ((await selectPasskeys(connection, websiteId, memberId)).length >= MAX_PASSKEYS) return 'tooMany';
  const id = newId(clock);
  if (!(await insertPasskey(connection, { websiteId, id, memberId, ...made, at: clock.now() }))) return 'refused';
  await auditTeam(connection, clock, member, 'passkeyAdded', `team_passkey/${id}`, { after: { name: made.name } });
  return 'ok';
}

/** What the browser needs to prove the member's presence. */
export async function beginProof(
  parts: PasskeyParts,
  { websiteId, id }: Pick<TeamMember, 'websiteId' | 'id'>,
  place: PasskeyPlace,
  open: OpenChallenge,
) {
  const challenge = await makeChallenge(parts, open);
  const own = await selectPasskeys(parts.database, websiteId, id);
  const usable = own.filter(({ rpId }) => rpId === place.rpId);
  return requestOptions(
    { place, challenge },
    usable.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  );
}

/** Whether the member has proved to hold one of their passkeys. The caller holds the member's row. */
export async function isProven(
  { clock }: Pick<Parts, 'clock'>,
  connection: Connection,
  member: TeamMember,
  { place, challenge, assertion }: { place: PasskeyPlace; challenge: string | undefined; assertion: Assertion },
): Promise<boolean> {
  const { websiteId, id } = member;
  const passkey = await lockPasskey(connection, websiteId, id, assertion.id);
  if (passkey === undefined || challenge === undefined) return false;
  const proof = await verifyAssertion({ place, challenge }, assertion, passkey);
  if (proof === undefined) return false;
  // A device that counts its uses counts up. If it does not, the passkey exists on two devices, and one may not be the
  // member's.
  if ((proof.counter > 0 || passkey.counter > 0) && proof.counter <= passkey.counter) {
    await auditTeam(connection, clock, member, 'passkeyCopied', `team_passkey/${passkey.id}`);
    return false;
  }
  await updatePasskeyUse(connection, websiteId, passkey.id, { counter: proof.counter, at: clock.now() });
  return true;
}
