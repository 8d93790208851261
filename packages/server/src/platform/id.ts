import { idPattern } from '@awning/site-model';
import { Type } from '@sinclair/typebox';

const written = new RegExp(idPattern);

/** An id in a request. */
export const Id = Type.String({ pattern: idPattern, errorMessage: 'This is not an id.' });

/** The parameter of an address that names one thing. */
export const IdParams = Type.Object({ id: Id });

/** Whether a text is a valid id; PostgreSQL would throw for any other. */
export function isId(text: string): boolean {
  return written.test(text);
}
