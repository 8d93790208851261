import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type AttendedEvent = Answer<'GET /api/attendees/events'>['events'][number];
export type Attendee = Answer<'GET /api/attendees'>['attendees'][number];

export const attendeesKey = ['attendees'] as const;

export const eventsQuery = {
  key: [...attendeesKey, 'events'],
  load: async (after: string | undefined) => {
    const { events, nextAfter } = await call('GET /api/attendees/events', {
      query: after === undefined ? {} : { after },
    });
    return { rows: events, nextAfter };
  },
};

/** What the list can be asked for in its address. */
export const attendeeChoices = { state: ['coming', 'cancelled'] } as const satisfies {
  readonly state: readonly Attendee['state'][];
};

type AskedAttendees = Asked<typeof attendeeChoices>;

export function attendeesQuery(itemId: string, asked: AskedAttendees) {
  return {
    key: [...attendeesKey, itemId, asked],
    load: async (after: string | undefined) => {
      const query = { itemId, ...filterOf(asked), ...(after === undefined ? {} : { after }) };
      const { attendees, nextAfter, event } = await call('GET /api/attendees', { query });
      return { rows: attendees, nextAfter, event };
    },
  };
}

/** The address of the file with the attendees that are asked for. */
export function attendeesFile(itemId: string, asked: AskedAttendees): string {
  return `/config/attendees.csv?${new URLSearchParams({ itemId, ...filterOf(asked) }).toString()}`;
}

function filterOf({ search, state }: AskedAttendees) {
  return { ...(search === undefined ? {} : { q: search }), ...(state === undefined ? {} : { state }) };
}
