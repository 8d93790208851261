import type { Parts } from '../../../platform/parts.ts';
import { deviceName } from '../../device/index.ts';
import type { SessionListAnswer } from '../schema.ts';
import type { SiteUser } from '../site-user.ts';
import { sessionTimes } from './session.ts';
import { selectSessions } from './store.ts';

export async function listedSessions(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { id, websiteId, sessionId }: SiteUser,
): Promise<SessionListAnswer['sessions']> {
  const sessions = await selectSessions(database, websiteId, id, sessionTimes(clock.now()));
  return sessions.map((session) => ({
    id: session.id,
    isCurrent: session.id === sessionId,
    device: deviceName(session.userAgent),
    address: session.address,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  }));
}
