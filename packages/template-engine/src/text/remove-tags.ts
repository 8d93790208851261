import { JoinedText } from './joined-text.ts';

/**
 * The text of an HTML fragment: everything from a `<` to the next `>` is removed, and each `>` leaves a space, so that words on
 * both sides of a tag stay separate. An unclosed tag removes the rest of the text. Input after the first `maxLength` characters of
 * the result is not read.
 * @example
 * removeTags('<p>one</p><p>two</p>') // => ' one  two '
 */
export function removeTags(html: string, maxLength = Number.POSITIVE_INFINITY): string {
  const text = new JoinedText();
  let at = 0;
  let open = html.indexOf('<');
  while (at < html.length && text.length < maxLength) {
    const close = html.indexOf('>', at);
    if (open !== -1 && open < at) open = html.indexOf('<', at);
    const isTag = open !== -1 && (close === -1 || open < close);
    text.add(html.slice(at, isTag ? open : indexOrEnd(html, close)));
    if (close === -1) break;
    text.add(' ');
    at = close + 1;
  }
  return text.toString().slice(0, maxLength);
}

function indexOrEnd(text: string, index: number): number {
  return index === -1 ? text.length : index;
}
