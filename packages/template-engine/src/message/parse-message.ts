import type { Choice, FormatName, MessagePart } from './message-part.ts';

/** Choices nested deeper than this print nothing; data must not exhaust the stack. */
const MAX_DEPTH = 50;

/**
 * Parses a message pattern. There are no errors: an invalid part prints nothing or its source.
 * @example
 * parseMessage('Hi {name}') // => ['Hi ', { kind: 'argument', names: ['name'] }]
 */
export function parseMessage(source: string): readonly MessagePart[] {
  const pattern: Pattern = { source, closings: matchBraces(source) };
  return parseText(pattern, 0, source.length, 0);
}

interface Pattern {
  readonly source: string;
  /** The closing brace of every opening brace that has one. */
  readonly closings: ReadonlyMap<number, number>;
}

/** One pass over the source, so that nesting costs nothing extra. Quoted braces do not count. */
function matchBraces(source: string): ReadonlyMap<number, number> {
  const closings = new Map<number, number>();
  const open: number[] = [];
  let isQuoted = false;
  for (let i = 0; i < source.length; i++) {
    const character = source[i];
    if (character === "'") {
      isQuoted = !isQuoted;
    } else if (character === '{' && !isQuoted) {
      open.push(i);
    } else if (character === '}' && !isQuoted) {
      const opening = open.pop();
      if (opening !== undefined) closings.set(opening, i);
    }
  }
  return closings;
}

/** Text with tags: the whole pattern, or the body of a choice. `#` is the number only in a choice. */
function parseText(pattern: Pattern, start: number, end: number, depth: number): readonly MessagePart[] {
  const { source, closings } = pattern;
  const parts: MessagePart[] = [];
  let text = '';
  let isQuoted = false;
  const finishText = () => {
    if (text !== '') {
      parts.push(text);
      text = '';
    }
  };
  for (let i = start; i < end; i++) {
    const character = source[i];
    if (character === "'") {
      // Two in a row print one outside a quotation; inside they end it and start the next.
      if (!isQuoted && source[i + 1] === "'" && i + 1 < end) {
        text += "'";
        i++;
      } else {
        isQuoted = !isQuoted;
      }
    } else if (character === '{' && !isQuoted) {
      const closing = closings.get(i);
      if (closing === undefined) {
        text += source.slice(i, end);
        break;
      }
      finishText();
      // One by one: a tag can produce more parts than a call can have arguments.
      for (const part of parseTag(pattern, i + 1, closing, depth)) parts.push(part);
      i = closing;
    } else if (character === '#' && depth > 0) {
      finishText();
      parts.push({ kind: 'number' });
    } else {
      text += character;
    }
  }
  finishText();
  return parts;
}

// Pattern syntax characters and spaces end a name; letters of all scripts, digits and `_` do not.
const NAMES =
  /(?:\d+|[^\p{Pattern_Syntax}\p{Pattern_White_Space}]+)(?:;(?:\d+|[^\p{Pattern_Syntax}\p{Pattern_White_Space}]+))*/uy;
const SEPARATORS = /[,\s]*/y;
const FUNCTIONS = /datetime-interval|selectordinal|datetime|currency|decimal|number|plural|select|money/y;

function parseTag(pattern: Pattern, start: number, end: number, depth: number): readonly MessagePart[] {
  const content = pattern.source.slice(start, end);
  if (content.startsWith('-')) return [`{${content.slice(1)}}`];
  const namesAt = skip(content, 0);
  const names = matchAt(NAMES, content, namesAt)?.split(';').map(toName);
  if (names === undefined) return unreadable(content, depth);
  const namesEnd = NAMES.lastIndex;
  const functionAt = skip(content, namesEnd);
  if (functionAt === namesEnd || functionAt === content.length) return [{ kind: 'argument', names }];
  const name = matchAt(FUNCTIONS, content, functionAt);
  const rest = start + FUNCTIONS.lastIndex;
  switch (name) {
    case undefined:
      return unreadable(content, depth);
    case 'plural':
    case 'selectordinal':
      return [parsePlural(pattern, rest, end, depth, names, name === 'selectordinal')];
    case 'select':
      return [{ kind: 'select', names, choices: parseChoices(pattern, rest, end, depth, SELECT_KEY) }];
    default:
      return [
        {
          kind: 'format',
          names,
          format: FORMATS[name] as FormatName,
          words: pattern.source
            .slice(rest, end)
            .split(/[,\s]+/)
            .filter((word) => word !== ''),
        },
      ];
  }
}

/** An invalid tag prints nothing; in a choice it leaves the text between its braces. */
function unreadable(content: string, depth: number): readonly MessagePart[] {
  return depth === 0 ? [] : content.split(/(#)/).map((part) => (part === '#' ? { kind: 'number' } : part));
}

const FORMATS: Readonly<Record<string, FormatName>> = {
  decimal: 'decimal',
  number: 'decimal',
  money: 'money',
  currency: 'money',
  datetime: 'datetime',
  'datetime-interval': 'datetime-interval',
};

/** `{01}` means argument 1. */
function toName(text: string): string {
  return /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : text;
}

const OFFSET = /offset:(-?\d+)/y;
const PLURAL_KEY = /=\d+(?:\.\d+)?|zero|one|two|few|many|other/y;
const SELECT_KEY = /[^\p{Pattern_Syntax}\p{Pattern_White_Space}]+/uy;

function parsePlural(
  pattern: Pattern,
  start: number,
  end: number,
  depth: number,
  names: readonly string[],
  isOrdinal: boolean,
): MessagePart {
  const offsetAt = skip(pattern.source, start);
  const offset = matchAt(OFFSET, pattern.source, offsetAt)?.slice('offset:'.length);
  const choicesAt = offset === undefined ? offsetAt : OFFSET.lastIndex;
  return {
    kind: 'plural',
    names,
    isOrdinal,
    offset: Number(offset ?? 0),
    choices: parseChoices(pattern, choicesAt, end, depth, PLURAL_KEY),
  };
}

/** Reads choices up to the first invalid one. A key without a body makes all of them invalid. */
function parseChoices(pattern: Pattern, start: number, end: number, depth: number, keys: RegExp): readonly Choice[] {
  const { source, closings } = pattern;
  const choices: Choice[] = [];
  let position = skip(source, start);
  while (position < end) {
    const key = matchAt(keys, source, position);
    if (key === undefined) break;
    const bodyAt = skip(source, keys.lastIndex);
    const closing = closings.get(bodyAt);
    if (closing === undefined) return [];
    const parts = depth < MAX_DEPTH ? parseText(pattern, bodyAt + 1, closing, depth + 1) : [];
    choices.push({ key, parts });
    position = skip(source, closing + 1);
  }
  return choices;
}

function skip(text: string, position: number): number {
  matchAt(SEPARATORS, text, position);
  return SEPARATORS.lastIndex;
}

/** The match of a sticky expression at a position; its `lastIndex` is the end of the match. */
function matchAt(expression: RegExp, text: string, position: number): string | undefined {
  expression.lastIndex = position;
  return expression.exec(text)?.[0];
}
