import type { Right } from '@awning/site-model';
import type { Connection } from './database/index.ts';

/**
 * Work that waits for the team. A feature contributes its own through `Feature.toDos`; the dashboard shows them all.
 */
export interface ToDo {
  readonly name: string;
  /** Only members with this right see it. */
  readonly right: Right;
  /** Listed first: something failed, and waiting does not fix it. */
  readonly isUrgent?: true;
  /** Stops counting at `MAX_COUNTED`. */
  readonly count: (connection: Connection, websiteId: string, now: Date) => Promise<number>;
}

/** The dashboard shows "99+" from here on, so no query has to count further. */
export const MAX_COUNTED = 100;
