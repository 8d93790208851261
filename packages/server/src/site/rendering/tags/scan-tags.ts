/** A special tag in a source or in a finished page. Positions are offsets in the text. */
export interface SpecialTag {
  /** Without the prefix: `navigation`, `query`, `block-field` … */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly start: number;
  /** After the closing bracket of the opening tag. */
  readonly end: number;
  readonly isSelfClosing: boolean;
}

const opening = /<squarespace:([a-z][a-z-]*)/gi;

/**
 * Finds the opening tags. They are read as text and not as HTML, because they may be inside an attribute value or
 * contain template instructions (THEME-FORMAT section 8).
 */
export function scanTags(text: string): SpecialTag[] {
  return [...text.matchAll(opening)].flatMap((match) => {
    const nameEnd = match.index + match[0].length;
    const close = closingBracket(text, nameEnd);
    if (close === undefined) return [];
    const isSelfClosing = text[close - 1] === '/';
    return [
      {
        name: (match[1] ?? '').toLowerCase(),
        attributes: readAttributes(text.slice(nameEnd, isSelfClosing ? close - 1 : close)),
        start: match.index,
        end: close + 1,
        isSelfClosing,
      },
    ];
  });
}

/** The next `>` that is neither quoted nor inside a template instruction. */
function closingBracket(text: string, from: number): number | undefined {
  let quote: string | undefined;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{') {
      const end = text.indexOf('}', at);
      at = end === -1 ? at : end;
    } else if (quote !== undefined) {
      quote = character === quote ? undefined : quote;
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '>') {
      return at;
    }
  }
  return undefined;
}

const attribute = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name,
      unescaped(double ?? single ?? bare ?? ''),
    ]),
  );
}

/** Templates escape what they print into an attribute of a tag. */
function unescaped(value: string): string {
  return value.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => signs[name] ?? entity);
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
