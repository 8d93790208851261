import { Type } from '@sinclair/typebox';
import { jobStates } from '../../platform/jobs/index.ts';
import { MomentView } from '../../platform/moment.ts';
import { page } from '../../platform/page.ts';
import { MAX_COUNTED } from '../../platform/to-do.ts';

const State = Type.Union(jobStates.map((name) => Type.Literal(name)));

/** Ids of the queue are whole numbers. */
const JobId = Type.String({ pattern: '^[0-9]{1,18}$' });

export const JobParams = Type.Object({ id: JobId });
export const JobsQuery = Type.Object({ state: State, after: Type.Optional(JobId) });
export const JobsAnswer = page(
  'jobs',
  Type.Object({
    id: Type.String(),
    task: Type.String(),
    state: State,
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
