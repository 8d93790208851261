import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCan } from '../app/session.ts';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useNow } from '../kit/use-now.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { eventState, eventTones } from './event-state.ts';
import { attendeeTexts } from './messages.ts';
import { type AttendedEvent, eventsQuery } from './queries.ts';

/** Events that visitors sign up for; each leads to who comes. */
export function EventsScreen() {
  const words = useTexts(attendeeTexts);
  const address = useListAddress({});
  const events = usePagedRows(eventsQuery);
  const can = useCan();
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      address={address}
      query={events}
      columns={useColumns()}
      nameOf={({ title }) => title || words.noTitle}
      hrefOf={({ id }) => `/config/attendees/${id}`}
      empty={{
        title: words.empty,
        text: words.emptyText,
        ...(can('items.edit') && {
          action: (
            <Button component={Link} to="/config/items">
              {words.toItems}
            </Button>
          ),
        }),
      }}
    />
  );
}

function useColumns(): readonly Column<AttendedEvent>[] {
  const words = useTexts(attendeeTexts);
  const format = useFormat();
  const now = useNow();
  return [
    { key: 'event', title: words.event, role: 'title', cell: ({ title }) => title || words.noTitle },
    { key: 'when', title: words.when, role: 'detail', isDate: true, cell: ({ startAt }) => format.moment(startAt) },
    {
      key: 'taken',
      title: words.taken,
      role: 'fact',
      isNumber: true,
      cell: ({ taken, places }) => words.takenOf(format.number(taken), places === null ? null : format.number(places)),
    },
    {
      key: 'state',
      title: words.state,
      role: 'fact',
      cell: (event) => {
        const state = eventState(event, now);
        return <StatusBadge tone={eventTones[state]}>{words.eventStates[state]}</StatusBadge>;
      },
    },
  ];
}
