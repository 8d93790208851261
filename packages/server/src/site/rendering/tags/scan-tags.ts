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

const PREFIX = '<squarespace';
const tagName = /[a-z][a-z-]*/iy;

/**
 * Finds the opening tags. They are read as text and not as HTML, because they may be inside an attribute value or
 * contain template instructions (THEME-FORMAT section 8).
 */
export function scanTags(text: string): SpecialTag[] {
  const tags: SpecialTag[] = [];
  // Every page is scanned more than once, and jumping between its few colons takes a tenth of the time of a pattern.
  let unclosed = 0;
  for (let colon = text.indexOf(':'); colon !== -1; ) {
    const found = tagAt(text, colon);
    if (found === 'unclosed') unclosed += 1;
    if (unclosed > MAX_UNCLOSED) break;
    const isTag = typeof found === 'object';
    if (isTag) tags.push(found);
    // A tag inside an attribute of another one is part of that.
    colon = text.indexOf(':', isTag ? found.end : colon + 1);
  }
  return tags;
}

/** Each costs a search to the end of the text. */
const MAX_UNCLOSED = 20;

/** The tag whose prefix ends with this colon. */
function tagAt(text: string, colon: number): SpecialTag | 'unclosed' | undefined {
  const start = colon - PREFIX.length;
  if (text[start] !== '<' || text.slice(start, colon).toLowerCase() !== PREFIX) return undefined;
  tagName.lastIndex = colon + 1;
  const [name] = tagName.exec(text) ?? [];
  if (name === undefined) return undefined;
  const nameEnd = colon + 1 + name.length;
  const close = closingBracket(text, nameEnd);
  if (close === undefined) return 'unclosed';
  const isSelfClosing = text[close - 1] === '/';
  return {
    name: name.toLowerCase(),
    attributes: readAttributes(text.slice(nameEnd, isSelfClosing ? close - 1 : close)),
    start,
    end: close + 1,
    isSelfClosing,
  };
}

/** The next `>` that is neither quoted nor inside a template instruction. */
function closingBracket(text: string, from: number): number | undefined {
  let quote: string | undefined;
  let hasInstructions = true;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{' && hasInstructions) {
      const end = text.indexOf('}', at);
      hasInstructions = end !== -1;
      at = hasInstructions ? end : at;
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
