import { type StringOptions, Type } from '@sinclair/typebox';

/** Names stand in subjects of mails, in logs and in files: no line end or other control character gets there. */
const pattern = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';

/** A text of one line in a request. */
export function oneLine(options: StringOptions & { readonly maxLength: number }) {
  return Type.String({ pattern, errorMessage: 'Write this in one line.', ...options });
}
