import { Type } from '@sinclair/typebox';
import { jobStates } from '../../platform/jobs/index.ts';
import { mostCounted } from '../../platform/to-do.ts';

const moment = Type.String({ description: 'ISO 8601' });
const state = Type.Union(jobStates.map((name) => Type.Literal(name)));

export const JOB_PAGE_SIZE = 50;

/** Ids of the queue are whole numbers. */
const jobId = Type.String({ pattern: '^[0-9]{1,18}$' });

export const jobParams = Type.Object({ id: jobId });
export const jobsQuery = Type.Object({ state, after: Type.Optional(jobId) });
export const jobsAnswer = Type.Object({
  jobs: Type.Array(
    Type.Object({
      id: Type.String(),
      task: Type.String(),
      state,
      attempts: Type.Integer(),
      maxAttempts: Type.Integer(),
      runAt: moment,
      createdAt: moment,
      lastError: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  /** Ask again with it as `after`; null at the end. */
  nextAfter: Type.Union([Type.String(), Type.Null()]),
});

/** Urgent ones first; only what the member may see, and nothing that counts zero. */
export function overviewAnswer(names: readonly string[]) {
  const name = Type.Union(names.map((one) => Type.Literal(one)));
  return Type.Object({ toDos: Type.Array(Type.Object({ name, count: Type.Integer({ maximum: mostCounted }) })) });
}

export const doneAnswer = Type.Object({ ok: Type.Literal(true) });
