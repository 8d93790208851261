import { type StringOptions, Type } from '@sinclair/typebox';

/** Names are used in mail subjects, logs and files, so line breaks and other control characters are refused. */
const pattern = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';

/** A single-line text in a request. */
export function oneLine(options: StringOptions & { readonly maxLength: number }) {
  return Type.String({ pattern, errorMessage: 'Write this in one line.', ...options });
}
