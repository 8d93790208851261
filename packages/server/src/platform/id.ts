import { idPattern } from '@awning/site-model';
import { Type } from '@sinclair/typebox';

const written = new RegExp(idPattern);

/** An id in a request. */
export const Id = Type.String({ pattern: idPattern, errorMessage: 'This is not an id.' });

/** The same where the words for fields that do not fit their schema are enough. */
export const PlainId = Type.String({ pattern: idPattern });

/** Whether a text may be asked for as an id; PostgreSQL would throw at any other. */
export function isId(text: string): boolean {
  return written.test(text);
}
