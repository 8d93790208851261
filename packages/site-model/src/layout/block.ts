/** A piece of page content with its settings; the settings of some blocks, such as rows, hold further blocks. */
export interface Block {
  /** A name of Appendix E, such as `html` or `summary-v2`, or `row`. */
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string };
}

/** A column of a row; `span` is its width in twelfths of the row. */
export interface Column {
  readonly span: number;
  readonly blocks: readonly Block[];
}

/** The width of a row in columns' spans. */
export const rowSpan = 12;

/**
 * The blocks of a stored layout; entries that are not blocks are left out.
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

/** The columns of a stored row; an invalid width becomes the whole row. */
export function columnsIn(stored: unknown): Column[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isRecord).map(({ span, blocks }) => ({
    span: Number.isInteger(span) && Number(span) >= 1 && Number(span) <= rowSpan ? Number(span) : rowSpan,
    blocks: blocksIn(blocks),
  }));
}

/** Whether a value has the members that every block has. */
export function isBlock(value: unknown): value is Block {
  return (
    isRecord(value) &&
    typeof value['type'] === 'string' &&
    isRecord(value['props']) &&
    typeof value['props']['id'] === 'string'
  );
}

/** Whether a value is an object and neither an array nor null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
