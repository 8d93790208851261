import type { Budget } from '../budget/budget.ts';
import { JoinedText } from './joined-text.ts';

/** Longer texts are changed in pieces. */
const PIECE_LENGTH = 1024;

/**
 * Applies a change that handles one character at a time. A long text is changed only as far as the budget allows; a result that does
 * not fit is empty.
 * @example
 * changeText('a b', new Budget(), (text) => text.replaceAll(' ', '&nbsp;')) // => 'a&nbsp;b'
 */
export function changeText(text: string, budget: Budget, change: (text: string) => string): string {
  return text.length <= PIECE_LENGTH ? change(text) : changeInPieces(text, budget, change);
}

function changeInPieces(text: string, budget: Budget, change: (text: string) => string): string {
  const changed = new JoinedText();
  for (let start = 0; start < text.length; ) {
    const end = pieceEnd(text, start);
    changed.add(change(text.slice(start, end)));
    if (!budget.allows(changed.length)) return '';
    start = end;
  }
  return changed.toString();
}

/** Not between the two halves of a surrogate pair. */
function pieceEnd(text: string, start: number): number {
  const end = start + PIECE_LENGTH;
  return isHighSurrogate(text.charCodeAt(end - 1)) ? end + 1 : end;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
