import { Parser } from 'htmlparser2';
import { plainText } from '../../content/index.ts';

interface HeadingParts {
  /** What stands before the first heading. */
  readonly introHtml: string;
  readonly parts: readonly { readonly title: string; readonly partHtml: string }[];
}

/** Splits cleaned HTML at its outermost headings. */
export function headingParts(html: string): HeadingParts {
  const headings = outermostHeadings(html);
  return {
    introHtml: html.slice(0, headings[0]?.start).trim(),
    parts: headings.map(({ start, end }, index) => ({
      title: plainText(html.slice(start, end)),
      partHtml: html.slice(end, headings[index + 1]?.start).trim(),
    })),
  };
}

interface Heading {
  readonly start: number;
  /** Behind its end tag. */
  readonly end: number;
}

function outermostHeadings(html: string): readonly Heading[] {
  const headings: Heading[] = [];
  let depth = 0;
  let start = 0;
  const parser = new Parser({
    onopentag() {
      if (depth === 0) start = parser.startIndex;
      depth += 1;
    },
    onclosetag(name) {
      depth -= 1;
      if (depth === 0 && /^h[1-6]$/.test(name)) headings.push({ start, end: parser.endIndex + 1 });
    },
  });
  parser.end(html);
  return headings;
}
