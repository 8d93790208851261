import { call } from '../api/client.ts';

/** A product that the list has changed. */
export interface Changed {
  readonly id: string;
  readonly title: string;
  /** Its version before and now. */
  readonly before: number;
  readonly version: number;
}

/** Goes back to what visitors saw before, and to the drafts of that time. What cannot go back does not stop the others. */
export async function takeBack(changed: readonly Changed[]): Promise<void> {
  const problems: unknown[] = [];
  for (const { id, before, version } of changed) {
    try {
      await call('POST /api/commerce/products/:id/take-back', { params: { id }, body: { version, no: before } });
    } catch (problem) {
      problems.push(problem);
    }
  }
  if (problems.length > 0) throw problems[0];
}
