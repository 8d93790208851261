import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { auditTeam } from '../audit.ts';
import type { SignedInMember, TeamMember } from '../member.ts';
import type { SendNotice } from '../notice/notice.ts';
import { lockMember, memberById } from '../store.ts';
import { finishCodeApp } from './code-app/code-app.ts';
import { deleteCodeApp } from './code-app/store.ts';
import { madePasskey, storePasskey } from './passkey/passkey.ts';
import type { PasskeyPlace } from './passkey/place.ts';
import { deletePasskey, listPasskeys } from './passkey/store.ts';
import type { Attestation } from './passkey/webauthn.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code/recovery-code.ts';
import { deleteRecoveryCodes, insertRecoveryCodes } from './recovery-code/store.ts';
import { isAskedForFactor } from './rule/rule.ts';
import { hasSecondFactor } from './second-factor.ts';
import { type Factors, factorsOf } from './store.ts';

type ChangeParts = Pick<Parts, 'config' | 'database' | 'clock'>;

export type FactorAdded =
  /** The codes are empty for a member who has some already. */
  | { readonly ok: true; readonly recoveryCodes: readonly string[] }
  | { readonly ok: false; readonly reason: 'wrong' | 'gone' };

export async function addCodeApp(
  parts: ChangeParts,
  member: TeamMember,
  code: string,
  tell: SendNotice,
): Promise<FactorAdded> {
  return parts.database.transaction(async (connection) => {
    const finished = await finishCodeApp(parts, connection, member, code);
    if (finished !== 'ok') return { ok: false, reason: finished };
    await tell(connection, 'codeAppAdded', member);
    return { ok: true, recoveryCodes: await missingRecoveryCodes(parts, connection, member) };
  });
}

export type FactorRemoved =
  | { readonly ok: true }
  /** `needed`: the owner asks this member for a second factor, and it is the last one. */
  | { readonly ok: false; readonly reason: 'gone' | 'needed' };

export async function removeCodeApp(parts: ChangeParts, member: TeamMember, tell: SendNotice): Promise<FactorRemoved> {
  return parts.database.transaction(async (connection) => {
    const factors = await lockedFactors(connection, member);
    if (await isNeeded(connection, member, { ...factors, codeAppSince: undefined }))
      return { ok: false, reason: 'needed' };
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
  | { readonly ok: false; readonly reason: 'refused' | 'tooMany' };

export async function addPasskey(
  parts: ChangeParts,
  member: SignedInMember,
  { place, attestation, name }: OfferedPasskey,
  tell: SendNotice,
): Promise<PasskeyAdded> {
  const made = await madePasskey(parts, member, place, attestation);
  if (made === undefined) return { ok: false, reason: 'refused' };
  return parts.database.transaction(async (connection): Promise<PasskeyAdded> => {
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
  member: TeamMember,
  id: string,
  tell: SendNotice,
): Promise<FactorRemoved> {
  const { websiteId, id: memberId } = member;
  return parts.database.transaction(async (connection): Promise<FactorRemoved> => {
    const factors = await lockedFactors(connection, member);
    const isOwn = (await listPasskeys(connection, websiteId, memberId)).some((passkey) => passkey.id === id);
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

async function lockedFactors(connection: Connection, { websiteId, id }: TeamMember): Promise<Factors> {
  await lockMember(connection, websiteId, id);
  return factorsOf(connection, websiteId, id);
}

/** Whether the member would be left with less than the owner asks for. */
async function isNeeded(connection: Connection, member: TeamMember, left: Factors): Promise<boolean> {
  if (hasSecondFactor(left)) return false;
  const stored = await memberById(connection, member.websiteId, member.id);
  return stored !== undefined && isAskedForFactor(connection, stored);
}

/** New codes in place of all earlier ones; undefined for a member without a second factor, whom they would not help. */
export async function renewRecoveryCodes(
  parts: ChangeParts,
  member: TeamMember,
  tell: SendNotice,
): Promise<readonly string[] | undefined> {
  return parts.database.transaction(async (connection) => {
    await lockMember(connection, member.websiteId, member.id);
    if (!hasSecondFactor(await factorsOf(connection, member.websiteId, member.id))) return undefined;
    await tell(connection, 'recoveryCodesMade', member);
    return makeRecoveryCodes(parts, connection, member);
  });
}

/** Whoever has a second factor has a way in without it, from the beginning. */
async function missingRecoveryCodes(
  parts: Pick<Parts, 'clock'>,
  connection: Connection,
  member: TeamMember,
): Promise<readonly string[]> {
  const { recoveryCodes } = await factorsOf(connection, member.websiteId, member.id);
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
  if (hasSecondFactor(await factorsOf(connection, member.websiteId, member.id))) return;
  await deleteRecoveryCodes(connection, member);
}
