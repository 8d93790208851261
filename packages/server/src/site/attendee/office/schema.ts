import { Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { MomentView } from '../../../platform/moment.ts';
import { page } from '../../../platform/page.ts';

const EventView = Type.Object({
  id: Type.String(),
  title: Type.String(),
  path: Type.String({ description: 'The address of the event, without the language' }),
  startAt: MomentView,
  endAt: MomentView,
  isOn: Type.Boolean({ description: 'Whether it is published, as far as visitors know' }),
  hasSignUp: Type.Boolean({ description: 'Whether visitors can sign up, until it is full or too late' }),
  places: Type.Union([Type.Integer(), Type.Null()], { description: 'null: any number' }),
  until: Type.Union([MomentView, Type.Null()], { description: 'The end of the sign-up; null: when the event begins' }),
  taken: Type.Integer({ description: 'The places that are taken' }),
  hasUntold: Type.Boolean({
    description: 'Whether somebody comes who was not told the present time and place, or that it is called off',
  }),
});

export const EventsQuery = Type.Object({ after: Type.Optional(Id) });
export const EventsAnswer = page('events', EventView);

const State = Type.Union([Type.Literal('coming'), Type.Literal('cancelled')]);

const filter = { itemId: Id, q: Type.Optional(Type.String({ maxLength: 200 })), state: Type.Optional(State) };
export const AttendeesQuery = Type.Object({ ...filter, after: Type.Optional(Id) });
export const ExportQuery = Type.Object(filter);

const list = page(
  'attendees',
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    places: Type.Integer(),
    language: Type.String(),
    state: State,
    createdAt: MomentView,
    cancelledAt: Type.Union([MomentView, Type.Null()]),
  }),
);
export const AttendeesAnswer = Type.Object({ ...list.properties, event: EventView });

const MAX_NOTE_LENGTH = 2000;
const Note = Type.Optional(
  Type.String({ maxLength: MAX_NOTE_LENGTH, description: 'What the mail says besides, in the team’s own words' }),
);

export const CancelBody = Type.Object({ note: Note });
export const TellBody = Type.Object({ itemId: Id, note: Note });
