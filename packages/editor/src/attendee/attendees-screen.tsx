import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { isNotThere } from '../api/say.ts';
import { useCan } from '../app/session.ts';
import { BackLink } from '../kit/back-link.tsx';
import { DownloadButton } from '../kit/download-button.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { OnPhone } from '../kit/list/on-phone.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { useFirstPage, usePagedRows } from '../kit/list/use-paged-rows.ts';
import { NotThere } from '../kit/not-there.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useNow } from '../kit/use-now.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { CancelAttendee } from './cancel-attendee.tsx';
import { eventState } from './event-state.ts';
import { attendeeTexts } from './messages.ts';
import { type AttendedEvent, type Attendee, attendeeChoices, attendeesFile, attendeesQuery } from './queries.ts';
import { TellAttendees } from './tell-attendees.tsx';

const LIST_PATH = '/config/attendees';

/** Who comes to an event. */
export function AttendeesScreen() {
  const words = useTexts(attendeeTexts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const address = useListAddress(attendeeChoices);
  const query = attendeesQuery(id, address.asked);
  const attendees = usePagedRows(query);
  const event = useFirstPage(query)?.event;
  const [unwanted, setUnwanted] = useState<Attendee>();
  const columns = useColumns(setUnwanted);
  if (attendees.data === undefined && isNotThere(attendees.error)) {
    return (
      <NotThere title={words.eventGone}>
        <Anchor component={Link} to={LIST_PATH}>
          {words.toEvents}
        </Anchor>
      </NotThere>
    );
  }
  return (
    <>
      <ListScreen
        title={event?.title || words.attendees}
        back={<BackLink to={LIST_PATH}>{words.title}</BackLink>}
        actions={<DownloadButton href={attendeesFile(id, address.asked)}>{words.download}</DownloadButton>}
        address={address}
        query={attendees}
        columns={columns}
        nameOf={({ name }) => name}
        search={{ label: words.search }}
        filters={[{ name: 'state', label: words.state, options: words.states }]}
        empty={{ title: words.nobody, text: words.nobodyText }}
      >
        {event && <EventSummary event={event} />}
      </ListScreen>
      {unwanted && <CancelAttendee attendee={unwanted} onClose={() => setUnwanted(undefined)} />}
    </>
  );
}

/** When it is and what is taken, and whether somebody must still be told of a change. */
function EventSummary({ event }: { readonly event: AttendedEvent }) {
  const words = useTexts(attendeeTexts);
  const format = useFormat();
  const can = useCan();
  const state = eventState(event, useNow());
  const [isTelling, setTelling] = useState(false);
  const { startAt, taken, places, hasUntold, isOn, path } = event;
  const facts = [
    format.moment(startAt),
    words.takenFact(format.number(taken), places === null ? null : format.number(places)),
    words.eventStates[state],
  ];
  return (
    <>
      <Group gap="md" mb="md">
        <Text>{facts.join(' · ')}</Text>
        {isOn && (
          <Anchor href={path} target="_blank" rel="noopener" size="sm">
            {words.view}
          </Anchor>
        )}
      </Group>
      {hasUntold && state !== 'past' && (
        <Alert color="sun" mb="md" title={isOn ? words.movedTitle : words.calledOffTitle}>
          <Group justify="space-between">
            <Text size="sm">{isOn ? words.movedText : words.calledOffText}</Text>
            {can('events.edit') && (
              <Button size="compact-md" variant="default" onClick={() => setTelling(true)}>
                {words.tell}
              </Button>
            )}
          </Group>
        </Alert>
      )}
      {isTelling && <TellAttendees event={event} onClose={() => setTelling(false)} />}
    </>
  );
}

function useColumns(onCancel: (attendee: Attendee) => void): readonly Column<Attendee>[] {
  const words = useTexts(attendeeTexts);
  const format = useFormat();
  const can = useCan();
  return [
    {
      key: 'name',
      title: words.name,
      role: 'title',
      cell: ({ name, email, places }) => (
        <>
          {name}
          <OnPhone>{words.placesFact(places)}</OnPhone>
          <Text size="sm">
            <Anchor inherit href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </Anchor>
          </Text>
        </>
      ),
    },
    { key: 'places', title: words.places, role: 'detail', isNumber: true, cell: ({ places }) => format.number(places) },
    {
      key: 'state',
      title: words.state,
      role: 'fact',
      cell: ({ state }) => (
        <StatusBadge tone={state === 'coming' ? 'good' : 'quiet'}>{words.states[state]}</StatusBadge>
      ),
    },
    {
      key: 'since',
      title: words.since,
      role: 'detail',
      isDate: true,
      cell: ({ createdAt, cancelledAt }) => format.moment(cancelledAt ?? createdAt),
    },
    ...(can('events.edit')
      ? [
          {
            key: 'actions',
            title: words.actions,
            role: 'fact' as const,
            isNumber: true,
            cell: (attendee: Attendee) =>
              attendee.state === 'coming' && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  aria-label={words.cancelOf(attendee.name)}
                  onClick={() => onCancel(attendee)}
                >
                  {words.cancel}
                </Button>
              ),
          },
        ]
      : []),
  ];
}
