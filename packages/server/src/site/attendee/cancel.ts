import type { Parts } from '../../platform/parts.ts';
import { announceSignUps } from './announce-sign-ups.ts';
import type { Attendee } from './attended-event.ts';
import { markCancelled, selectAttendee } from './store.ts';
import { attendeeOfToken } from './token.ts';

/** The attendee of a link; changes nothing. */
export async function attendeeOfLink(
  { config, database }: Pick<Parts, 'config' | 'database'>,
  websiteId: string,
  token: string,
): Promise<Attendee | undefined> {
  const id = attendeeOfToken(config.secrets, websiteId, token);
  return id === undefined ? undefined : await selectAttendee(database, websiteId, id);
}

/** Gives the places of a link back. Safe to repeat. */
export async function cancelByLink(
  parts: Pick<Parts, 'config' | 'database' | 'clock'>,
  websiteId: string,
  token: string,
): Promise<Attendee | undefined> {
  const attendee = await attendeeOfLink(parts, websiteId, token);
  if (attendee?.state !== 'coming') return attendee;
  await parts.database.transaction(async (connection) => {
    const cancelled = await markCancelled(connection, websiteId, attendee.id, parts.clock.now());
    if (cancelled) await announceSignUps(connection, websiteId, [cancelled.itemId]);
  });
  return attendee;
}
