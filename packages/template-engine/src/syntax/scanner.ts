import type { Parsed } from './instruction.ts';
import { TagReader, type TagSink } from './tag.ts';

/**
 * Finds the tags in a source and yields texts, comments and instructions in order.
 *
 * Every character is read a bounded number of times: a brace that turns out not to start a tag is never searched
 * from again.
 */
export function scan(source: string, sink: TagSink, accept: (parsed: Parsed) => void): void {
  const tags = new TagReader(source, sink);
  let at = 0;
  for (;;) {
    const first = source.indexOf('{', at);
    if (first === -1) break;
    if (source.startsWith('##', first + 1)) {
      acceptText(source, at, first, accept);
      at = acceptMultiLineComment(source, first, accept);
      continue;
    }
    const close = source.indexOf('}', first + 1);
    if (close === -1) break;
    // The innermost brace wins.
    const open = source.lastIndexOf('{', close);
    acceptText(source, at, open, accept);
    const parsed = tags.read(open, close);
    if (parsed === undefined) {
      acceptText(source, open, close + 1, accept);
    } else {
      accept(parsed);
    }
    at = close + 1;
  }
  acceptText(source, at, source.length, accept);
}

function acceptText(source: string, start: number, end: number, accept: (parsed: Parsed) => void): void {
  if (start < end) accept({ op: 'TEXT', offset: start, text: source.slice(start, end) });
}

/** Returns the position after the comment, which runs to the end of the source if it is not closed. */
function acceptMultiLineComment(source: string, open: number, accept: (parsed: Parsed) => void): number {
  const start = open + 3;
  const found = source.indexOf('##}', start);
  const end = found === -1 ? source.length : found;
  accept({ op: 'COMMENT', offset: open, text: source.slice(start, end), isMultiLine: true });
  return found === -1 ? source.length : found + 3;
}
