import type { Schedule, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { deletePast } from './store.ts';
import { tellTask } from './telling/tell.ts';

const FORGET_TASK = 'attendee.forget-past';
const DAY_MS = 24 * 3600 * 1000;
/** Long enough to look up who came, and to invite them again. */
const LIFE_DAYS = 180;

export const attendeeSchedules: readonly Schedule[] = [{ task: FORGET_TASK, at: '51 3 * * *' }];

// oxlint-disable-next-line typescript/no-explicit-any -- tasks of different payloads stand in one list
export function attendeeTasks(parts: Parts): Task<any>[] {
  return [tellTask(parts), forgetTask(parts)];
}

function forgetTask({ clock }: Pick<Parts, 'clock'>): Task {
  return {
    name: FORGET_TASK,
    run: (_payload, { connection }) => deletePast(connection, new Date(clock.now().getTime() - LIFE_DAYS * DAY_MS)),
  };
}
