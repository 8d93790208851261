import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { auditTeam } from '../audit.ts';
import type { SignedInMember, TeamMember } from '../member.ts';
import type { SendNotice } from '../notice/notice.ts';
import { isSessionOpen } from '../session/store.ts';
import { lockMember, selectMemberById } from '../store.ts';
import { finishCodeApp } from './code-app/code-app.ts';
import { deleteCodeApp } from './code-app/store.ts';
import { madePasskey, storePasskey } from './passkey/passkey.ts';
import type { PasskeyPlace } from './passkey/place.ts';
import { deletePasskey, selectPasskeys } from './passkey/store.ts';
import type { Attestation } from './passkey/webauthn.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code/recovery-code.ts';
import { deleteRecoveryCodes, insertRecoveryCodes } from './recovery-code/store.ts';
import { isAskedForFactor } from './rule/rule.ts';
import { hasSecondFactor } from './second-factor.ts';
import { type Factors, selectFactors } from './store.ts';

type ChangeParts = Pick<Parts, 'config' | 'database' | 'clock'>;

/** The session ended while its request was running. */
interface Ended {
  readonly ok: false;
  readonly reason: 'ended';
}

export type FactorAdded =
  /** Empty for a member who already has codes. */
  | { readonly ok: true; readonly recoveryCodes: readonly string[] }
  | { readonly ok: false; readonly reason: 'wrong' | 'gone' }
  | Ended;

export async function addCodeApp(
  parts: ChangeParts,
  member: SignedInMember,
  code: string,
  tell: SendNotice,
): Promise<FactorAdded> {
  return inOpenSession(parts, member, async (connection): Promise<FactorAdded> => {
    const finished = await finishCodeApp(parts, connection, member, code);
    if (finished !== 'ok') return { ok: false, reason: finished };
    await tell(connection, 'codeAppAdded', member);
    return { ok: true, recoveryCodes: await missingRecoveryCodes(parts, connection, member) };
  });
}

export type FactorRemoved =
  | { readonly ok: true }
  /** `needed`: the owner requires a second factor, and this is the last one. */
  | { readonly ok: false; readonly reason: 'gone' | 'needed' }
  | Ended;

export async function removeCodeApp(
  parts: ChangeParts,
  member: SignedInMember,
  tell: SendNotice,
): Promise<FactorRemoved> {
  return inOpenSession(parts, member, async (connection): Promise<FactorRemoved> => {
    const factors = await selectFactors(connection, member.websiteId, member.id);
    if (await isNeeded(connection, member, { ...factors, codeAppSince: undefined })) {
      return { ok: false, reason: 'needed' };
    }
    if (!(await deleteCodeApp(connection, member.websiteId, member.id))) return { ok: false, reason: 'gone' };
    await auditTeam(connection, parts.clock, member, 'codeAppRemoved', `team_member/${member.id}`);
    await tell(connection, 'codeAppRemoved', member);
    await forgetCodesWithoutFactor(connection, member);
    return { ok: true };
  });
}

export interface OfferedPasskey {
  readonly place: PasskeyPlace;
  readonly attestation: Attestation;
  readonly name: string;
}

export type PasskeyAdded =
  | { readonly ok: true; readonly recoveryCodes: readonly string[] }
  | { readonly ok: false; readonly reason: 'refused' | 'tooMany' }
  | Ended;

export async function addPasskey(
  parts: ChangeParts,
  member: SignedInMember,
  { place, attestation, name }: OfferedPasskey,
  tell: SendNotice,
): Promise<PasskeyAdded> {
  const made = await madePasskey(parts, member, place, attestation);
  if (made === undefined) return { ok: false, reason: 'refused' };
  return inOpenSession(parts, member, async (connection): Promise<PasskeyAdded> => {
    const { rpId } = place;
    const { transports } = attestation;
    const stored = await storePasskey(parts, connection, member, { ...made, name, rpId, transports });
    if (stored !== 'ok') return { ok: false, reason: stored };
    await tell(connection, 'passkeyAdded', member);
    return { ok: true, recoveryCodes: await missingRecoveryCodes(parts, connection, member) };
  });
}

export async function removePasskey(
  parts: ChangeParts,
  member: SignedInMember,
  id: string,
  tell: SendNotice,
): Promise<FactorRemoved> {
  const { websiteId, id: memberId } = member;
  return inOpenSession(parts, member, async (connection): Promise<FactorRemoved> => {
    const factors = await selectFactors(connection, websiteId, memberId);
    const isOwn = (await selectPasskeys(connection, websiteId, memberId)).some((passkey) => passkey.id === id);
    if (!isOwn) return { ok: false, reason: 'gone' };
    if (await isNeeded(connection, member, { ...factors, passkeys: factors.passkeys - 1 })) {
      return { ok: false, reason: 'needed' };
    }
    const name = await deletePasskey(connection, { websiteId, memberId, id });
    await auditTeam(connection, parts.clock, member, 'passkeyRemoved', `team_passkey/${id}`, { before: { name } });
    await tell(connection, 'passkeyRemoved', member);
    await forgetCodesWithoutFactor(connection, member);
    return { ok: true };
  });
}

/** Whether the member would have less than the owner requires. */
async function isNeeded(connection: Connection, member: TeamMember, left: Factors): Promise<boolean> {
  if (hasSecondFactor(left)) return false;
  const stored = await selectMemberById(connection, member.websiteId, member.id);
  return stored !== undefined && isAskedForFactor(connection, stored);
}

export type CodesRenewed =
  | { readonly ok: true; readonly recoveryCodes: readonly string[] }
  /** The member has no second factor; recovery codes would be useless. */
  | { readonly ok: false; readonly reason: 'no-factor' }
  | Ended;

/** Replaces all earlier codes with new ones. */
export async function renewRecoveryCodes(
  parts: ChangeParts,
  member: SignedInMember,
  tell: SendNotice,
): Promise<CodesRenewed> {
  return inOpenSession(parts, member, async (connection): Promise<CodesRenewed> => {
    const factors = await selectFactors(connection, member.websiteId, member.id);
    if (!hasSecondFactor(factors)) return { ok: false, reason: 'no-factor' };
    await tell(connection, 'recoveryCodesMade', member);
    return { ok: true, recoveryCodes: await makeRecoveryCodes(parts, connection, member) };
  });
}

/**
 * Locks the member's row, like ending sessions does: a session that the member has just ended, perhaps because it was
 * stolen, must not leave a second factor behind.
 */
async function inOpenSession<T>(
  { database }: Pick<Parts, 'database'>,
  { websiteId, id, sessionId }: SignedInMember,
  change: (connection: Connection) => Promise<T>,
): Promise<T | Ended> {
  return database.transaction(async (connection) => {
    await lockMember(connection, websiteId, id);
    const isOpen = await isSessionOpen(connection, websiteId, sessionId);
    return isOpen ? change(connection) : { ok: false, reason: 'ended' };
  });
}

/** A member with a second factor always has recovery codes. */
async function missingRecoveryCodes(
  parts: Pick<Parts, 'clock'>,
  connection: Connection,
  member: TeamMember,
): Promise<readonly string[]> {
  const { recoveryCodes } = await selectFactors(connection, member.websiteId, member.id);
  return recoveryCodes > 0 ? [] : makeRecoveryCodes(parts, connection, member);
}

async function makeRecoveryCodes(
  { clock }: Pick<Parts, 'clock'>,
  connection: Connection,
  member: TeamMember,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await deleteRecoveryCodes(connection, member);
  await insertRecoveryCodes(connection, member, codes.map(recoveryCodeHash), clock.now());
  await auditTeam(connection, clock, member, 'recoveryCodesMade', `team_member/${member.id}`);
  return codes;
}

async function forgetCodesWithoutFactor(connection: Connection, member: TeamMember): Promise<void> {
  if (hasSecondFactor(await selectFactors(connection, member.websiteId, member.id))) return;
  await deleteRecoveryCodes(connection, member);
}
