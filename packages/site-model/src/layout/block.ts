/** A piece of page content with its settings; blocks such as rows hold further blocks in theirs. */
export interface Block {
  /** A name of Appendix E, such as `html` or `summary-v2`, or `row`. */
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string };
}

/** A part of a row: so many of its twelve parts wide. */
export interface Column {
  readonly span: number;
  readonly blocks: readonly Block[];
}

/** How many parts a row has. */
export const rowSpan = 12;

/**
 * The blocks of a layout as it was stored, without what is no block at all.
 *
 * @example
 * contentOf({ content: [{ type: 'html', props: { id: 'a' } }, null, { type: 'html' }] }) // => [{ type: 'html', props: { id: 'a' } }]
 * contentOf(null) // => []
 */
export function contentOf(document: unknown): Block[] {
  return isRecord(document) ? blocksIn(document['content']) : [];
}

function blocksIn(stored: unknown): Block[] {
  return Array.isArray(stored) ? stored.filter(isBlock) : [];
}

/** The columns of a list as it was stored; a width that cannot be is that of the whole row. */
export function columnsIn(stored: unknown): Column[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isRecord).map(({ span, blocks }) => ({
    span: Number.isInteger(span) && Number(span) >= 1 && Number(span) <= rowSpan ? Number(span) : rowSpan,
    blocks: blocksIn(blocks),
  }));
}

/** Whether a value has what every block has. */
export function isBlock(value: unknown): value is Block {
  return (
    isRecord(value) &&
    typeof value['type'] === 'string' &&
    isRecord(value['props']) &&
    typeof value['props']['id'] === 'string'
  );
}

/** Whether a value is an object with named members, as JSON has them. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
