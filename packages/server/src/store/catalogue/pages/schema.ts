import { type Static, Type } from '@sinclair/typebox';

const Note = Type.Object({
  alone: Type.String({ description: 'Of what is not shipped' }),
  withShipping: Type.String({ description: 'The word for shipping follows' }),
});

/** What a price contains and what comes on top, by what becomes of the tax. */
export const PriceNotesView = Type.Object({
  included: Note,
  added: Type.Optional(Note),
  none: Type.Optional(Note),
  shipping: Type.String(),
});
export type PriceNotes = Static<typeof PriceNotesView>;
