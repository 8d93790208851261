import type { Schedule, Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { askBuyers } from './ask-buyers.ts';

const ASK_TASK = 'review.ask';

export const reviewSchedules: readonly Schedule[] = [{ task: ASK_TASK, at: '* * * * *' }];

export function reviewTasks(parts: Parts): readonly Task<never>[] {
  return [{ name: ASK_TASK, run: (_payload, { signal }) => askBuyers(parts, signal) }];
}
