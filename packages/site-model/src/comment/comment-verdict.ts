/** What speaks for advertising in a comment. */
export interface SpamSigns {
  readonly body: string;
  /** A field was filled that people do not see. */
  readonly isTrapped: boolean;
  /** How many others have sent the same text. */
  readonly sameText: number;
  /** The team has marked something of the same address or network as spam. */
  readonly wasSpam: boolean;
}

/** `doubtful` comments wait for the team, even where comments appear at once. */
export type CommentVerdict = 'fine' | 'doubtful' | 'spam';

/** More links than people write. */
const MAX_LINKS = 2;
/** Shorter texts, such as "Thank you", are written by many. */
const MIN_TELLING_LENGTH = 40;
const MAX_SAME_TEXTS = 2;

/**
 * Decides what to do with a comment before anybody has read it.
 *
 * @example
 * commentVerdict({ body: 'Lovely glaze.', isTrapped: false, sameText: 0, wasSpam: false }) // => 'fine'
 * commentVerdict({ body: 'https://a.b https://c.d https://e.f', isTrapped: false, sameText: 0, wasSpam: false }) // => 'doubtful'
 */
export function commentVerdict({ body, isTrapped, sameText, wasSpam }: SpamSigns): CommentVerdict {
  const same = body.length < MIN_TELLING_LENGTH ? 0 : sameText;
  if (isTrapped || wasSpam || same >= MAX_SAME_TEXTS) return 'spam';
  const links = body.match(/https?:\/\/|www\./giu)?.length ?? 0;
  return links > MAX_LINKS || same > 0 ? 'doubtful' : 'fine';
}
