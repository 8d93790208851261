import type { Connection } from '../../../../platform/database/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { createSeal } from '../../../../platform/seal/index.ts';
import { auditTeam } from '../../audit.ts';
import type { TeamMember } from '../../member.ts';
import { codeAppAddress, newCodeSecret, stepOfCode } from './one-time-code.ts';
import { deleteSetup, lockCodeApp, selectOpenSetup, updateLastStep, upsertCodeApp, upsertSetup } from './store.ts';

/** Long enough to look for an app and install it. */
const SETUP_LIFE_MS = 30 * 60 * 1000;
const PURPOSE = 'team code app';

type CodeAppParts = Pick<Parts, 'config' | 'database' | 'clock'>;

export interface CodeAppSetup {
  /** For people who cannot scan the QR code. */
  readonly secret: string;
  /** The content of the QR code. */
  readonly address: string;
}

/** The app is not active before it has produced a right code. An active app stays until then. */
export async function beginCodeApp(
  { config, database, clock }: CodeAppParts,
  { websiteId, id: memberId, email }: TeamMember,
  websiteName: string,
): Promise<CodeAppSetup> {
  const secret = newCodeSecret();
  await upsertSetup(database, {
    websiteId,
    memberId,
    secret: createSeal(config.secrets).close(PURPOSE, websiteId, secret),
    expiresAt: new Date(clock.now().getTime() + SETUP_LIFE_MS),
  });
  return { secret, address: codeAppAddress(secret, websiteName, email) };
}

/**
 * Returns whether the new app is active from now on; `gone` if its set-up was not begun, or too long ago. The caller
 * holds the member's row.
 */
export async function finishCodeApp(
  { config, clock }: Pick<Parts, 'config' | 'clock'>,
  connection: Connection,
  member: TeamMember,
  code: string,
): Promise<'ok' | 'wrong' | 'gone'> {
  const { websiteId, id } = member;
  const at = clock.now();
  const sealed = await selectOpenSetup(connection, websiteId, id, at);
  const secret = sealed && createSeal(config.secrets).open(PURPOSE, websiteId, sealed);
  if (sealed === undefined || secret === undefined) return 'gone';
  const step = stepOfCode(secret, code, at, 0);
  if (step === undefined) return 'wrong';
  // The code of the set-up counts as used.
  await upsertCodeApp(connection, { websiteId, memberId: id, secret: sealed, lastStep: step, at });
  await deleteSetup(connection, websiteId, id);
  await auditTeam(connection, clock, member, 'codeAppAdded', `team_member/${id}`);
  return 'ok';
}

/** Uses a code. Returns false for a wrong one, for one that was used before, and for a member without an app. */
export async function spendCode(
  { config, clock }: Pick<Parts, 'config' | 'clock'>,
  connection: Connection,
  { websiteId, id }: Pick<TeamMember, 'websiteId' | 'id'>,
  code: string,
): Promise<boolean> {
  const app = await lockCodeApp(connection, websiteId, id);
  const secret = app && createSeal(config.secrets).open(PURPOSE, websiteId, app.secret);
  const step = secret && stepOfCode(secret, code, clock.now(), app.lastStep);
  if (!step) return false;
  await updateLastStep(connection, websiteId, id, step);
  return true;
}
