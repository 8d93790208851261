import type { Schedule, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { deleteExpiredLinks } from './link/store.ts';
import { deleteExpiredRegistrations } from './registration/store.ts';
import { sessionTimes } from './session/session.ts';
import { deleteEndedSessions } from './session/store.ts';

const SWEEP_TASK = 'site-user.sweep';

export const siteUserSchedules: readonly Schedule[] = [{ task: SWEEP_TASK, at: '31 * * * *' }];

/** Runs hourly and deletes expired registrations, links and sessions. */
export function siteUserSweep({ clock }: Pick<Parts, 'clock'>): Task {
  return {
    name: SWEEP_TASK,
    async run(_payload, { connection }) {
      await deleteExpiredRegistrations(connection, clock.now());
      await deleteExpiredLinks(connection, clock.now());
      await deleteEndedSessions(connection, sessionTimes(clock.now()));
    },
  };
}
