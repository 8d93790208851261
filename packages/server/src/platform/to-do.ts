import type { Right } from '@awning/site-model';
import type { Connection } from './database/index.ts';
import type { Parts } from './parts.ts';
import type { Website } from './website/index.ts';

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
  readonly count: (connection: Connection, websiteId: string, now: Date, place: ToDoPlace) => Promise<number>;
}

/** For what is not in the database, such as the files of a theme. */
interface ToDoPlace {
  readonly parts: Parts;
  readonly website: Website;
}

/** The dashboard shows "99+" from here on, so no query has to count further. */
export const MAX_COUNTED = 100;
