import { Parser } from 'htmlparser2';

/** Only the edited areas of a page, one after another: all that changes on the canvas. */
export function editedAreasOf(html: string): string {
  const found: string[] = [];
  let start: number | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag(_name, attributes) {
      if (start !== undefined) depth += 1;
      else if (attributes['data-edit-area'] !== undefined) start = parser.startIndex;
    },
    onclosetag() {
      if (start === undefined) return;
      if (depth > 0) {
        depth -= 1;
        return;
      }
      found.push(html.slice(start, parser.endIndex + 1));
      start = undefined;
    },
  });
  parser.end(html);
  return found.join('');
}
