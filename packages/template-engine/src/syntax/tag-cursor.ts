import { parseReference, type Reference } from '../values/reference.ts';
import { skipLocalName, skipReference, skipSpaces, skipWhiteSpace, skipWord } from './characters.ts';
import type { Arguments, FormatterCall } from './instruction.ts';

const SPACE = 0x20;
const COMMA = 0x2c;
const PIPE = 0x7c;

const NO_FORMATTERS: readonly FormatterCall[] = Object.freeze([]);

/** A position inside a tag, and the parts that several kinds of tags share. Reading a part moves the position after it. */
export class TagCursor {
  protected readonly source: string;
  protected open = 0;
  protected close = 0;
  protected at = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** A local name with exactly one space on either side. */
  protected readDefinition(): string | undefined {
    const name = this.takeSpace() ? this.take(skipLocalName) : undefined;
    return name !== undefined && this.takeSpace() ? name : undefined;
  }

  protected readReferences(): readonly Reference[] | undefined {
    const first = this.readReference();
    if (first === undefined) return undefined;
    const references = [first];
    for (;;) {
      const comma = skipSpaces(this.source, this.at);
      if (this.source.charCodeAt(comma) !== COMMA) return references;
      this.at = skipSpaces(this.source, comma + 1);
      const next = this.readReference();
      if (next === undefined) return undefined;
      references.push(next);
    }
  }

  protected readReference(): Reference | undefined {
    const start = this.at;
    this.at = skipReference(this.source, start);
    return this.at === start ? undefined : parseReference(this.source.slice(start, this.at));
  }

  protected readFormatters(): readonly FormatterCall[] | undefined {
    if (this.at === this.close) return NO_FORMATTERS;
    const formatters: FormatterCall[] = [];
    while (this.source.charCodeAt(this.at) === PIPE) {
      this.at++;
      const name = this.take(skipWord);
      if (name === undefined) return undefined;
      formatters.push({ name, args: this.readFormatterArguments() });
    }
    return formatters;
  }

  protected readFormatterArguments(): Arguments | undefined {
    const start = this.at;
    const pipe = this.source.indexOf('|', start);
    const end = pipe === -1 || pipe > this.close ? this.close : pipe;
    if (end === start) return undefined;
    this.at = end;
    const delimiter = this.source.charAt(start);
    return { list: this.source.slice(start + 1, end).split(delimiter), delimiter };
  }

  /** Everything up to the closing brace. A delimiter alone gives no arguments. */
  protected readPredicateArguments(): Arguments | undefined {
    const start = this.at;
    if (start === this.close) return undefined;
    this.at = this.close;
    const delimiter = this.source.charAt(start);
    const text = this.source.slice(start + 1, this.close);
    return { list: text === '' ? [] : text.split(delimiter), delimiter };
  }

  protected take(skip: (text: string, start: number) => number): string | undefined {
    const end = skip(this.source, this.at);
    if (end === this.at) return undefined;
    const text = this.source.slice(this.at, end);
    this.at = end;
    return text;
  }

  protected takeSpace(): boolean {
    if (this.source.charCodeAt(this.at) !== SPACE) return false;
    this.at++;
    return true;
  }

  protected takeWhiteSpace(): boolean {
    const end = skipWhiteSpace(this.source, this.at);
    const isFound = end > this.at;
    this.at = end;
    return isFound;
  }
}
