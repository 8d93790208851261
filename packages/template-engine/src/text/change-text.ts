import type { Budget } from '../budget/budget.ts';
import { JoinedText } from './joined-text.ts';

/** What is longer is changed in pieces. */
const PIECE_LENGTH = 1024;

/**
 * Applies a change that looks at one character at a time. Of a long text no more is changed than the budget allows; what does not fit
 * is empty.
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
    if (!budget.allows(changed.length)) {
      return '';
    }
    start = end;
  }
  return changed.toString();
}

/** Not between the two halves of a character. */
function pieceEnd(text: string, start: number): number {
  const end = start + PIECE_LENGTH;
  return isHighSurrogate(text.charCodeAt(end - 1)) ? end + 1 : end;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
