import type { Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { leaveRoutes } from '../mailed-link/index.ts';
import { attendeeOfLink, cancelByLink } from './cancel.ts';
import { CANCEL_PATH } from './mail.ts';
import { attendeeTexts } from './messages.ts';

export function attendeePageRoutes(parts: Parts): Route[] {
  return leaveRoutes(parts, {
    leavePath: CANCEL_PATH,
    texts: attendeeTexts,
    find: async (websiteId, token) => {
      const attendee = await attendeeOfLink(parts, websiteId, token);
      return attendee && { email: attendee.email, hasLeft: attendee.state === 'cancelled' };
    },
    leave: (websiteId, token) => cancelByLink(parts, websiteId, token),
  });
}
