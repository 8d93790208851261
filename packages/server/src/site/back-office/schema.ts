import { Type } from '@sinclair/typebox';
import { jobStates } from '../../platform/jobs/index.ts';
import { MomentView } from '../../platform/moment.ts';
import { page } from '../../platform/page.ts';
import { MAX_COUNTED } from '../../platform/to-do.ts';

const state = Type.Union(jobStates.map((name) => Type.Literal(name)));

/** Ids of the queue are whole numbers. */
const jobId = Type.String({ pattern: '^[0-9]{1,18}$' });

export const jobParams = Type.Object({ id: jobId });
export const jobsQuery = Type.Object({ state, after: Type.Optional(jobId) });
export const jobsAnswer = page(
  'jobs',
  Type.Object({
    id: Type.String(),
    task: Type.String(),
    state,
    attempts: Type.Integer(),
    maxAttempts: Type.Integer(),
    runAt: MomentView,
    createdAt: MomentView,
    lastError: Type.Union([Type.String(), Type.Null()]),
  }),
);

/** Urgent ones first; only what the member may see, and no zero counts. */
export function overviewAnswer(names: readonly string[]) {
  const name = Type.Union(names.map((one) => Type.Literal(one)));
  return Type.Object({ toDos: Type.Array(Type.Object({ name, count: Type.Integer({ maximum: MAX_COUNTED }) })) });
}
