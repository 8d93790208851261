/** A part of a message: text, a value, the number of the plural around it, or a choice between messages. */
export type MessagePart =
  | string
  | { readonly kind: 'argument' | 'number'; readonly name: string }
  | { readonly kind: 'count' }
  | {
      readonly kind: 'plural' | 'selectordinal' | 'select';
      readonly name: string;
      readonly offset: number;
      readonly forms: Readonly<Record<string, readonly MessagePart[]>>;
    };

/**
 * Parses an ICU message: `{name}`, `{n, number}`, `{n, plural, …}`, `{n, selectordinal, …}`, `{word, select, …}`. Two apostrophes
 * are one apostrophe; an apostrophe before a brace (or before # in a plural) quotes up to the next apostrophe.
 */
export function parseMessage(source: string): readonly MessagePart[] {
  const reader: Reader = { source, at: 0 };
  const parts = readParts(reader, false);
  if (reader.at < source.length) fail(reader, 'end of input');
  return parts;
}

interface Reader {
  readonly source: string;
  at: number;
}

function readParts(reader: Reader, isInPlural: boolean): MessagePart[] {
  const parts: MessagePart[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') parts.push(text);
    text = '';
  };
  while (reader.at < reader.source.length && peek(reader) !== '}') {
    const next = peek(reader);
    if (next === '{') {
      endText();
      parts.push(readArgument(reader, isInPlural));
    } else if (next === '#' && isInPlural) {
      endText();
      reader.at += 1;
      parts.push({ kind: 'count' });
    } else if (next === "'") {
      text += readApostrophe(reader, isInPlural);
    } else {
      text += next;
      reader.at += 1;
    }
  }
  endText();
  return parts;
}

function readApostrophe(reader: Reader, isInPlural: boolean): string {
  const rest = reader.source.slice(reader.at);
  const quoted = (isInPlural ? /^'([{}#](?:[^']|'')*)(?:'|$)/ : /^'([{}](?:[^']|'')*)(?:'|$)/).exec(rest);
  const [taken, text] = rest.startsWith("''") ? ["''", "'"] : quoted ? [quoted[0], quoted[1] ?? ''] : ["'", "'"];
  reader.at += taken.length;
  return text.replaceAll("''", "'");
}

function readArgument(reader: Reader, isInPlural: boolean): MessagePart {
  expectText(reader, '{');
  const name = readWord(reader, 'argument name');
  if (!takes(reader, ',')) {
    expectText(reader, '}');
    return { kind: 'argument', name };
  }
  const kind = readWord(reader, 'argument type');
  if (kind === 'number') {
    expectText(reader, '}');
    return { kind, name };
  }
  if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select') {
    reader.at -= kind.length;
    return fail(reader, '"number", "plural", "select" or "selectordinal"');
  }
  expectText(reader, ',');
  const offset = kind === 'select' ? 0 : readOffset(reader);
  const forms = readForms(reader, kind === 'select' ? isInPlural : true);
  if (forms['other'] === undefined) fail(reader, '"other"');
  expectText(reader, '}');
  return { kind, name, offset, forms };
}

function readOffset(reader: Reader): number {
  skipBlanks(reader);
  const [taken, digits] = /^offset:\s*(\d+)/.exec(reader.source.slice(reader.at)) ?? ['', '0'];
  reader.at += taken.length;
  return Number(digits);
}

function readForms(reader: Reader, isInPlural: boolean): Record<string, readonly MessagePart[]> {
  const forms: Record<string, readonly MessagePart[]> = {};
  skipBlanks(reader);
  while (reader.at < reader.source.length && peek(reader) !== '}') {
    const key = readWord(reader, 'selector');
    expectText(reader, '{');
    forms[key] = readParts(reader, isInPlural);
    // Spaces before a closing brace belong to the text, so the brace follows directly.
    if (peek(reader) !== '}') fail(reader, '"}"');
    reader.at += 1;
    skipBlanks(reader);
  }
  return forms;
}

function readWord(reader: Reader, what: string): string {
  skipBlanks(reader);
  const [word] = /^[^\s{},#']+/.exec(reader.source.slice(reader.at)) ?? [];
  if (word === undefined) return fail(reader, what);
  reader.at += word.length;
  return word;
}

function expectText(reader: Reader, text: string): void {
  if (!takes(reader, text)) fail(reader, `"${text}"`);
}

function takes(reader: Reader, text: string): boolean {
  skipBlanks(reader);
  if (!reader.source.startsWith(text, reader.at)) return false;
  reader.at += text.length;
  return true;
}

function skipBlanks(reader: Reader): void {
  while (/\s/.test(peek(reader))) reader.at += 1;
}

function peek(reader: Reader): string {
  return reader.source.charAt(reader.at);
}

function fail(reader: Reader, expected: string): never {
  skipBlanks(reader);
  const found = peek(reader) === '' ? 'end of input' : `"${peek(reader)}"`;
  throw new SyntaxError(`Expected ${expected} but ${found} found.`);
}
