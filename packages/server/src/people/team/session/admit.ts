import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { TeamMember } from '../member.ts';
import { type SecondStep, secondStepsWith } from '../second-factor/second-factor.ts';
import { openPending } from '../second-factor/second-step/second-step.ts';
import { selectFactors } from '../second-factor/store.ts';
import type { Arrival } from './arrival.ts';
import { enter } from './enter.ts';

/** The password was right: signed in, or asked for a second factor. */
export type Admitted =
  | { readonly kind: 'session'; readonly member: TeamMember; readonly token: string }
  | { readonly kind: 'second-step'; readonly ways: readonly SecondStep[]; readonly token: string };

/** Runs in the transaction that found the password right, and holds the member's row. */
export async function admit(
  parts: Pick<Parts, 'clock'>,
  connection: Connection,
  member: TeamMember,
  arrival: Arrival,
): Promise<Admitted> {
  const ways = secondStepsWith(await selectFactors(connection, member.websiteId, member.id));
  return ways.length === 0
    ? { kind: 'session', member, token: await enter(parts, connection, member, arrival) }
    : { kind: 'second-step', ways, token: await openPending(parts, connection, member) };
}
