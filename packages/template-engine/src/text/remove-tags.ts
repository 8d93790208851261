/**
 * The text of an HTML fragment: everything from a `<` to the next `>` goes, and each `>` leaves a space, so that words on
 * both sides of a tag stay apart. A tag that never ends takes the rest of the text with it.
 * @example
 * removeTags('<p>one</p><p>two</p>') // => ' one  two '
 */
export function removeTags(html: string): string {
  return html.replace(TAG, (tag) => (tag.endsWith('>') ? ' ' : ''));
}

const TAG = /<[^>]*>?|>/g;
