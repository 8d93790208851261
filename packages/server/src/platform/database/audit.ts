import type { AuditDeed, DocumentDeed } from '@awning/site-model';
import { type Clock } from '../clock.ts';
import type { Connection } from './connection.ts';
import { newId } from './ids.ts';
import { insertAudit } from './store.ts';

export interface AuditEntry {
  readonly websiteId: string;
  readonly id: string;
  readonly at: Date;
  /** Absent for changes that Awning makes by itself. */
  readonly memberId?: string;
  readonly who: string;
  readonly what: AuditDeed | `${string}.${DocumentDeed}`;
  /** Kind and id of the thing, such as `product/0192…`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

interface Author {
  /** Absent for changes that Awning makes by itself. */
  readonly id?: string | undefined;
  readonly name: string;
}

/** What every entry for a change of this moment has. */
export function auditedBy(clock: Clock, websiteId: string, { id, name }: Author) {
  return { websiteId, id: newId(clock), at: clock.now(), ...(id !== undefined && { memberId: id }), who: name };
}

/** Every change by a team member is recorded in the same transaction as the change. Values must not contain secrets. */
export async function writeAudit(connection: Connection, entry: AuditEntry): Promise<void> {
  await connection.run(insertAudit, [
    entry.websiteId,
    entry.id,
    entry.at,
    entry.memberId,
    entry.who,
    entry.what,
    entry.subject,
    asJson(entry.before),
    asJson(entry.after),
  ]);
}

interface StateChange {
  readonly subject: string;
  /** Before the change. */
  readonly state: string;
}

/** One entry for each of the things that a moderator has changed or deleted at once. */
export async function auditStates(
  connection: Connection,
  clock: Clock,
  { website, member }: { readonly website: { readonly id: string }; readonly member: Author },
  what: AuditDeed,
  changed: readonly StateChange[],
): Promise<void> {
  for (const { subject, state } of changed) {
    await writeAudit(connection, { ...auditedBy(clock, website.id, member), what, subject, before: { state } });
  }
}

function asJson(value: unknown): string | undefined {
  return value === undefined
    ? undefined
    : JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));
}
