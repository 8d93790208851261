import { Type } from '@sinclair/typebox';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { orderMessages } from '../messages.ts';
import { TimelineAnswer } from '../timeline/schema.ts';
import { readTimeline } from '../timeline/timeline.ts';
import { addNote } from './add-note.ts';

const MAX_NOTE_LENGTH = 5000;

const NoteBody = Type.Object(
  {
    text: Type.String({
      pattern: '\\S',
      maxLength: MAX_NOTE_LENGTH,
      errorMessage: `Write a note of up to ${MAX_NOTE_LENGTH} characters.`,
    }),
    isMailed: Type.Boolean({ description: 'Whether the buyer gets it by mail; otherwise only the team sees it' }),
  },
  { additionalProperties: false },
);

export function noteRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/commerce/orders/:id/notes',
      summary: 'Adds a note to an order, for the team or as a mail to the buyer.',
      access: { kind: 'team', right: 'orders.edit' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: IdParams, body: NoteBody, answer: TimelineAnswer },
      refusals: { 404: orderMessages.unknownOrder },
      handle: async ({ website, params, body, member }) => {
        const isAdded = await addNote(parts, { website, member }, params.id, { ...body, text: body.text.trim() });
        if (!isAdded) return refused(404, orderMessages.unknownOrder);
        return (await readTimeline(parts.database, website.id, params.id)) ?? refused(404, orderMessages.unknownOrder);
      },
    }),
  ];
}
