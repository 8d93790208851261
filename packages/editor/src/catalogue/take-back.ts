import { call } from '../api/client.ts';

/** A product that the list has changed. */
export interface Changed {
  readonly id: string;
  readonly title: string;
  /** Its version before and now. */
  readonly before: number;
  readonly version: number;
}

/** Goes back to what visitors saw before, and to the drafts of that time. */
export async function takeBack(changed: readonly Changed[]): Promise<void> {
  for (const { id, before, version } of changed) {
    await call('POST /api/commerce/products/:id/take-back', { params: { id }, body: { version, no: before } });
  }
}
