import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { auditTeam } from '../audit.ts';
import type { TeamMember } from '../member.ts';
import type { SendNotice } from '../notice/notice.ts';
import { lockMember } from '../store.ts';
import { finishCodeApp } from './code-app/code-app.ts';
import { deleteCodeApp } from './code-app/store.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code/recovery-code.ts';
import { deleteRecoveryCodes, insertRecoveryCodes } from './recovery-code/store.ts';
import { isAskedForFactor } from './rule/rule.ts';
import { hasSecondFactor } from './second-factor.ts';
import { factorsOf } from './store.ts';

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
    const locked = await lockMember(connection, member.websiteId, member.id);
    if (locked !== undefined && (await isAskedForFactor(connection, locked))) return { ok: false, reason: 'needed' };
    if (!(await deleteCodeApp(connection, member.websiteId, member.id))) return { ok: false, reason: 'gone' };
    await auditTeam(connection, parts.clock, member, 'codeAppRemoved', `team_member/${member.id}`);
    await tell(connection, 'codeAppRemoved', member);
    await forgetCodesWithoutFactor(connection, member);
    return { ok: true };
  });
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
