import { toldMember } from '../../people/team/index.ts';
import type { Connection } from '../../platform/database/index.ts';
import { type MailTemplate, sendMail } from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn, mailAddress, primaryLanguage, type Website } from '../../platform/website/index.ts';
import { addressLines, textOf } from '../content/index.ts';
import { calendarUid, eventTimes, writeCalendar } from '../rendering/index.ts';
import type { AttendedEvent, Attendee } from './attended-event.ts';
import {
  calledOffTemplate,
  cancelledTemplate,
  confirmedTemplate,
  type EventData,
  movedTemplate,
  teamTemplate,
} from './mail-templates.ts';
import { cancelToken } from './token.ts';

/** The page that gives places back. */
export const CANCEL_PATH = '/attendee/cancel';

type MailParts = Pick<Parts, 'config' | 'clock' | 'jobs'>;

/** What a mail to an attendee is about. */
export interface Attendance {
  readonly website: Website;
  readonly event: AttendedEvent;
  readonly attendee: Pick<Attendee, 'id' | 'name' | 'email' | 'places' | 'language'>;
}

/** With the event as a file for calendars, and the link that gives the places back. */
export async function sendConfirmed(parts: MailParts, connection: Connection, about: Attendance): Promise<void> {
  await send(parts, connection, about, confirmedTemplate, linksOf(parts, about));
}

/** Tells an attendee when and where the event takes place now, or that it does not. */
export async function sendChanged(
  parts: MailParts,
  connection: Connection,
  about: Attendance,
  note: string,
): Promise<void> {
  const lines = linesOf(note);
  if (!about.event.isOn) return await send(parts, connection, about, calledOffTemplate, { lines });
  await send(parts, connection, about, movedTemplate, { ...linksOf(parts, about), lines });
}

/** Tells an attendee that the team has taken the places back. */
export async function sendCancelled(
  parts: MailParts,
  connection: Connection,
  about: Attendance,
  note: string,
): Promise<void> {
  await send(parts, connection, about, cancelledTemplate, { lines: linesOf(note) });
}

/** Tells the team who has signed up; a reply goes to the attendee. */
export async function tellTeam(parts: MailParts, connection: Connection, about: Attendance): Promise<void> {
  const { website, event, attendee } = about;
  const member = await toldMember(connection, website, 'attendee');
  if (member === undefined) return;
  const { email: to, language } = member;
  await sendMail(parts, connection, {
    websiteId: website.id,
    to,
    language,
    template: teamTemplate,
    data: {
      ...eventData(about, language),
      name: attendee.name,
      email: attendee.email,
      link: `${mailAddress(parts.config, website)}/config/attendees/${event.id}`,
    },
    replyTo: attendee.email,
  });
}

async function send<More extends object>(
  parts: MailParts,
  connection: Connection,
  about: Attendance,
  template: MailTemplate<EventData & More>,
  more: More,
): Promise<void> {
  const { email: to, language } = about.attendee;
  const isOver = template.kind === calledOffTemplate.kind || template.kind === cancelledTemplate.kind;
  await sendMail(parts, connection, {
    websiteId: about.website.id,
    to,
    language,
    template,
    data: { ...eventData(about, language), ...more },
    calendar: calendarOf(parts, about, isOver),
  });
}

function linksOf(parts: MailParts, about: Attendance) {
  const { website, attendee } = about;
  const token = cancelToken(parts.config.secrets, website.id, attendee.id);
  const query = new URLSearchParams({ token }).toString();
  const cancelPath = addressIn(website, attendee.language, CANCEL_PATH);
  return {
    link: eventAddress(parts, about),
    cancelLink: `${mailAddress(parts.config, website)}${cancelPath}?${query}`,
  };
}

function eventAddress({ config }: MailParts, { website, event, attendee }: Attendance): string {
  return encodeURI(`${mailAddress(config, website)}${addressIn(website, attendee.language, event.path)}`);
}

function linesOf(note: string): readonly string[] {
  return note === '' ? [] : note.split('\n');
}

function eventData({ website, event, attendee }: Attendance, language: string): EventData {
  const { text, zone } = eventTimes(event, language, website.settings.timeZone);
  return {
    websiteName: website.name,
    eventTitle: titleOf(event, website, language),
    when: text,
    zone,
    place: addressLines(event.location).join(', '),
    places: attendee.places,
  };
}

function titleOf({ texts }: AttendedEvent, website: Website, language: string): string {
  return textOf(texts, 'title', { language, primaryLanguage: primaryLanguage(website) }) ?? '';
}

/** The event under the name by which calendars know it from the page, so that it replaces what they have. */
function calendarOf(parts: MailParts, about: Attendance, isCancelled: boolean): string {
  const { website, event, attendee } = about;
  const title = titleOf(event, website, attendee.language);
  const { mapLat, mapLng } = event.location;
  return writeCalendar(`${title} — ${website.name}`, [
    {
      uid: calendarUid(event.id, website.id),
      title,
      description: '',
      place: addressLines(event.location).join(', '),
      ...(mapLat === undefined || mapLng === undefined ? {} : { position: { latitude: mapLat, longitude: mapLng } }),
      url: eventAddress(parts, about),
      categories: [],
      startAt: event.startAt,
      endAt: event.endAt,
      updatedAt: event.updatedAt,
      isCancelled,
    },
  ]);
}
