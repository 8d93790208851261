import { checkEmail } from '../email.ts';

/** How long the parts of a comment may be. */
export const commentLength = { author: 60, body: 5000 } as const;

/** A comment as a visitor typed it. */
export interface TypedComment {
  readonly author: string;
  readonly email: string;
  readonly body: string;
}

export type CommentFault =
  | 'author-blank'
  | 'author-long'
  | 'email-blank'
  | 'email-invalid'
  | 'body-blank'
  | 'body-long';
export type CommentFaults = Readonly<Partial<Record<keyof TypedComment, CommentFault>>>;

export type CheckedComment =
  | { readonly ok: true; readonly comment: TypedComment }
  | { readonly ok: false; readonly faults: CommentFaults };

/**
 * Checks what a visitor typed: a name, an address and a text are required.
 *
 * @example
 * checkComment({ author: ' Ada ', email: 'ada@example.com', body: 'Lovely.' }).ok // => true
 * checkComment({ author: '', email: 'ada@example.com', body: 'Lovely.' }) // => { ok: false, faults: { author: 'author-blank' } }
 */
export function checkComment(typed: TypedComment): CheckedComment {
  const author = typed.author.replace(/\s+/gu, ' ').trim();
  const email = typed.email.trim();
  // A browser sends line breaks as CR LF, which count as one character for whoever types.
  const body = typed.body.replace(/\r\n?/gu, '\n').trim();
  const faults: CommentFaults = {
    ...(author === '' && { author: 'author-blank' }),
    ...(author.length > commentLength.author && { author: 'author-long' }),
    ...(email === '' ? { email: 'email-blank' } : !checkEmail(email).ok && { email: 'email-invalid' }),
    ...(body === '' && { body: 'body-blank' }),
    ...(body.length > commentLength.body && { body: 'body-long' }),
  };
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, comment: { author, email, body } };
}
