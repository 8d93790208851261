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

const PREFIX = '<squarespace:';
const tagName = /[a-z][a-z-]*/iy;

/** A source with its tags as `scanTags` finds them: browsers do not distinguish capital letters in names of elements. */
export function withPlainTags(source: string): string {
  return source.replaceAll(/<(\/?)squarespace:/gi, '<$1squarespace:');
}

/**
 * Finds the opening tags. They are read as text and not as HTML, because they may be inside an attribute value or
 * contain template instructions (THEME-FORMAT section 8). Every page is scanned more than once, so the prefix is one
 * exact text, which is found in a tenth of the time of a pattern.
 */
export function scanTags(text: string): SpecialTag[] {
  const tags: SpecialTag[] = [];
  let unclosed = 0;
  for (let start = text.indexOf(PREFIX); start !== -1; ) {
    const found = tagAt(text, start);
    if (found === 'unclosed') unclosed += 1;
    if (unclosed > MAX_UNCLOSED) break;
    const isTag = typeof found === 'object';
    if (isTag) tags.push(found);
    // A tag inside an attribute of another one is part of that.
    start = text.indexOf(PREFIX, isTag ? found.end : start + PREFIX.length);
  }
  return tags;
}

/** Each costs a search to the end of the text. */
const MAX_UNCLOSED = 20;

function tagAt(text: string, start: number): SpecialTag | 'unclosed' | undefined {
  const nameStart = start + PREFIX.length;
  tagName.lastIndex = nameStart;
  const [name] = tagName.exec(text) ?? [];
  if (name === undefined) return undefined;
  const nameEnd = nameStart + name.length;
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

/** Themes have a few tags, which are on every page. */
const knownAttributes = new Map<string, ReadonlyMap<string, string>>();
const MAX_KNOWN = 500;
const MAX_KNOWN_LENGTH = 300;

function readAttributes(text: string): ReadonlyMap<string, string> {
  const known = knownAttributes.get(text);
  if (known !== undefined) return known;
  // The text is a part of its page. A copy keeps the page from staying in memory with it.
  const copy = Buffer.from(text).toString();
  const attributes = parseAttributes(copy);
  if (copy.length > MAX_KNOWN_LENGTH) return attributes;
  if (knownAttributes.size >= MAX_KNOWN) knownAttributes.clear();
  knownAttributes.set(copy, attributes);
  return attributes;
}

const attribute = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function parseAttributes(text: string): Map<string, string> {
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
