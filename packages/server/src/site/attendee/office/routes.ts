import { inBatches, sendCsv } from '../../../platform/csv/index.ts';
import { auditedBy, writeAudit } from '../../../platform/database/index.ts';
import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import { pageOf, ROWS_TO_FETCH } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { announceSignUps } from '../announce-sign-ups.ts';
import { sendCancelled } from '../mail.ts';
import { attendeeOfficeMessages } from '../messages.ts';
import { markCancelled, selectEvent } from '../store.ts';
import { TELL_TASK } from '../telling/tell.ts';
import * as schema from './schema.ts';
import { type ListedAttendee, type ListedEvent, selectAttendees, selectEvents, selectListedEvent } from './store.ts';

const reading = {
  method: 'GET',
  access: { kind: 'team', right: 'attendees.read' },
  forgery: 'safe',
  limit: 'unlimited',
} as const;
const changing = {
  method: 'POST',
  access: { kind: 'team', right: 'events.edit' },
  forgery: 'crumb',
  limit: 'team-change',
} as const;
const { eventGone, attendeeGone, nothingNew } = attendeeOfficeMessages;
const eventIsGone = () => refused(404, eventGone, { extra: { reason: 'eventGone' } });

/** Who comes to events, for the team. */
export function officeRoutes(parts: Parts): Route[] {
  return [...readingRoutes(parts), cancelRoute(parts), tellRoute(parts)];
}

function readingRoutes({ database, clock }: Parts): Route[] {
  return [
    defineRoute({
      ...reading,
      path: '/api/attendees/events',
      summary: 'Events that visitors sign up for, the last one first, 50 at a time.',
      schema: { query: schema.EventsQuery, answer: schema.EventsAnswer },
      handle: async ({ website, query: { after } }) => {
        const wanted = { language: primaryLanguage(website), after, limit: ROWS_TO_FETCH };
        const { rows, nextAfter } = pageOf(await selectEvents(database, website.id, wanted));
        return { events: rows.map(eventView), nextAfter };
      },
    }),
    defineRoute({
      ...reading,
      path: '/api/attendees',
      summary: 'Who has signed up for an event, the latest first, 50 at a time, with the event.',
      schema: { query: schema.AttendeesQuery, answer: schema.AttendeesAnswer },
      refusals: { 404: eventGone },
      handle: async ({ website, query: { itemId, q, state, after } }) => {
        const event = await selectListedEvent(database, website.id, primaryLanguage(website), itemId);
        if (event === undefined) return eventIsGone();
        const filter = { itemId, search: q || undefined, state };
        const found = await selectAttendees(database, website.id, filter, { after, limit: ROWS_TO_FETCH });
        const { rows, nextAfter } = pageOf(found);
        return { attendees: rows.map(attendeeView), nextAfter, event: eventView(event) };
      },
    }),
    defineRoute({
      ...reading,
      access: { kind: 'team', right: 'attendees.read', fresh: true },
      path: '/config/attendees.csv',
      schema: { query: schema.ExportQuery },
      handle: async ({ website, member, query: { itemId, q, state } }, reply) => {
        await writeAudit(database, {
          ...auditedBy(clock, website.id, member),
          what: 'attendee.exported',
          subject: `item/${itemId}`,
        });
        const filter = { itemId, search: q || undefined, state };
        const rows = inBatches((after, limit) => selectAttendees(database, website.id, filter, { after, limit }));
        return sendCsv(reply, 'attendees.csv', csvHead, cellsOf(rows));
      },
    }),
  ];
}

function cancelRoute(parts: Parts): Route {
  return defineRoute({
    ...changing,
    path: '/api/attendees/:id/cancel',
    summary: 'Takes the places of one person back, who is told by mail.',
    schema: { params: IdParams, body: schema.CancelBody, answer: Done },
    refusals: { 404: attendeeGone },
    examples: [{ body: { note: 'The workshop is for adults only.' } }],
    handle: async ({ website, member, params, body: { note = '' } }) =>
      await parts.database.transaction(async (connection) => {
        const attendee = await markCancelled(connection, website.id, params.id, parts.clock.now());
        const event = attendee && (await selectEvent(connection, website.id, attendee.itemId));
        if (event === undefined) return refused(404, attendeeGone, { extra: { reason: 'attendeeGone' } });
        await sendCancelled(parts, connection, { website, event, attendee: attendee! }, note.trim());
        await announceSignUps(connection, website.id, [event.id]);
        await writeAudit(connection, {
          ...auditedBy(parts.clock, website.id, member),
          what: 'attendee.cancelled',
          subject: `attendee/${params.id}`,
        });
        return { ok: true };
      }),
  });
}

function tellRoute({ database, clock, jobs }: Parts): Route {
  return defineRoute({
    ...changing,
    path: '/api/attendees/tell',
    summary:
      'Mails everybody who comes and does not know the present time and place of the event, or that it is called off.',
    schema: { body: schema.TellBody, answer: Done },
    refusals: { 404: eventGone, 409: nothingNew },
    examples: [{ body: { itemId: '0192f0c1-2b6a-7000-8000-000000000001', note: 'We meet in the larger hall.' } }],
    handle: async ({ website, member, body: { itemId, note = '' } }) =>
      await database.transaction(async (connection) => {
        const event = await selectListedEvent(connection, website.id, primaryLanguage(website), itemId);
        if (event === undefined) return eventIsGone();
        if (!event.hasUntold) return refused(409, nothingNew, { extra: { reason: 'nothingNew' } });
        await jobs.add(connection, TELL_TASK, { websiteId: website.id, itemId, note: note.trim() });
        await writeAudit(connection, {
          ...auditedBy(clock, website.id, member),
          what: 'attendee.told',
          subject: `item/${itemId}`,
        });
        return { ok: true };
      }),
  });
}

function eventView({ title, startAt, endAt, until, ...event }: ListedEvent) {
  return {
    ...event,
    title: title ?? '',
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    until: until?.toISOString() ?? null,
  };
}

function attendeeView({ itemId: _item, createdAt, cancelledAt, ...attendee }: ListedAttendee) {
  return { ...attendee, createdAt: createdAt.toISOString(), cancelledAt: cancelledAt?.toISOString() ?? null };
}

const csvHead = ['Name', 'Email', 'Places', 'Status', 'Language', 'Signed up', 'Cancelled'];

async function* cellsOf(attendees: AsyncIterable<ListedAttendee>): AsyncGenerator<readonly string[]> {
  for await (const { name, email, places, state, language, createdAt, cancelledAt } of attendees) {
    yield [name, email, String(places), state, language, createdAt.toISOString(), cancelledAt?.toISOString() ?? ''];
  }
}
