import type { Reference } from '../values/reference.ts';
import { skipPath, skipWord } from './characters.ts';
import type { FormatterCall, Parsed } from './instruction.ts';
import { TagCursor } from './tag-cursor.ts';

/** What the reader of tags depends on and reports to. */
export interface TagSink {
  readonly hasFormatter: (name: string) => boolean;
  readonly hasPredicate: (name: string) => boolean;
  readonly unknown: (message: string, offset: number) => void;
}

const HASH = 0x23;
const DOT = 0x2e;
const SPACE = 0x20;
const PIPE = 0x7c;
const EQUALS = 0x3d;
const QUESTION = 0x3f;
const AMPERSAND = 0x26;

type InstructionName = (typeof NAMES)[number];

const NAMES = [
  'alternates with',
  'ctx',
  'end',
  'eval',
  'if',
  'include',
  'inject',
  'macro',
  'meta-left',
  'meta-right',
  'newline',
  'or',
  'repeated section',
  'section',
  'space',
  'tab',
  'var',
] as const;

const NAMES_BY_LETTER = new Map<number, readonly InstructionName[]>();
for (const name of NAMES) {
  const letter = name.charCodeAt(0);
  NAMES_BY_LETTER.set(letter, [...(NAMES_BY_LETTER.get(letter) ?? []), name]);
}

/** Reads the tags of one source. */
export class TagReader extends TagCursor {
  private readonly sink: TagSink;

  constructor(source: string, sink: TagSink) {
    super(source);
    this.sink = sink;
  }

  /**
   * Reads the tag with braces at `open` and `close`. Returns `undefined` if the tag is not well formed; it is then printed as
   * text.
   */
  read(open: number, close: number): Parsed | undefined {
    this.open = open;
    this.close = close;
    this.at = open + 1;
    switch (this.source.charCodeAt(this.at)) {
      case HASH:
        return { op: 'COMMENT', offset: open, text: this.source.slice(open + 2, close), isMultiLine: false };
      case DOT:
        return this.readInstruction();
      default:
        return this.readVariable();
    }
  }

  private readVariable(): Parsed | undefined {
    const references = this.readReferences();
    const formatters = references && this.readFormatters();
    if (!formatters || this.at !== this.close || !this.areKnown(formatters)) return undefined;
    return { op: 'VARIABLE', offset: this.open, references, formatters };
  }

  private readInstruction(): Parsed | undefined {
    this.at++;
    const predicate = this.readPredicate();
    if (predicate !== undefined) return predicate;
    for (const name of NAMES_BY_LETTER.get(this.source.charCodeAt(this.at)) ?? []) {
      if (this.source.startsWith(name, this.at)) {
        this.at += name.length;
        return this.readRest(name);
      }
    }
    return undefined;
  }

  private readRest(name: InstructionName): Parsed | undefined {
    switch (name) {
      case 'alternates with':
        return this.readBare('ALTERNATES_WITH');
      case 'end':
        return this.readBare('END');
      case 'meta-left':
        return this.readBare('META_LEFT');
      case 'meta-right':
        return this.readBare('META_RIGHT');
      case 'newline':
        return this.readBare('NEWLINE');
      case 'space':
        return this.readBare('SPACE');
      case 'tab':
        return this.readBare('TAB');
      case 'section':
        return this.readSection('SECTION');
      case 'repeated section':
        return this.readSection('REPEATED');
      case 'or':
        return this.readOr();
      case 'if':
        return this.readIf();
      case 'var':
        return this.readBindVariable();
      case 'ctx':
        return this.readBindContext();
      case 'eval':
        return this.readEvaluate();
      case 'macro':
        return this.readMacro();
      case 'include':
        return this.readInclude();
      case 'inject':
        return this.readInject();
      default:
        return name satisfies never;
    }
  }

  private readBare(
    op: 'ALTERNATES_WITH' | 'END' | 'META_LEFT' | 'META_RIGHT' | 'NEWLINE' | 'SPACE' | 'TAB',
  ): Parsed | undefined {
    return this.at === this.close ? { op, offset: this.open } : undefined;
  }

  private readSection(op: 'SECTION' | 'REPEATED'): Parsed | undefined {
    if (!this.takeWhiteSpace()) return undefined;
    const reference = this.readReference();
    if (reference === undefined || this.at !== this.close) return undefined;
    const offset = this.open;
    return op === 'SECTION'
      ? { op, offset, reference, body: [], alternative: 'END' }
      : { op, offset, reference, body: [], alternative: 'END', alternatesWith: [] };
  }

  /** A predicate's name and arguments at the current position. */
  private readPredicate(): Parsed | undefined {
    const name = this.readPredicateName();
    if (name === undefined) return undefined;
    const args = this.readPredicateArguments();
    return { op: 'PREDICATE', offset: this.open, name, args, body: [], alternative: undefined };
  }

  private readPredicateName(): string | undefined {
    const end = skipWord(this.source, this.at);
    if (end === this.at || this.source.charCodeAt(end) !== QUESTION) return undefined;
    const name = this.source.slice(this.at, end + 1);
    if (!this.sink.hasPredicate(name)) this.sink.unknown(`Predicate '${name}' is unknown`, this.open);
    this.at = end + 1;
    return name;
  }

  private readOr(): Parsed | undefined {
    const isBare = this.at === this.close;
    const name = !isBare && this.takeSpace() ? this.readPredicateName() : undefined;
    if (name === undefined && !isBare) return undefined;
    const args = this.readPredicateArguments();
    return { op: 'OR_PREDICATE', offset: this.open, name, args, body: [], alternative: undefined };
  }

  private readIf(): Parsed | undefined {
    if (!this.takeWhiteSpace()) return undefined;
    const predicate = this.readPredicate();
    if (predicate !== undefined) return predicate;
    const references: Reference[] = [];
    const operators: ('and' | 'or')[] = [];
    for (;;) {
      const reference = this.readReference();
      if (reference === undefined) return undefined;
      references.push(reference);
      this.takeWhiteSpace();
      const operator = this.readOperator();
      if (operator === undefined) break;
      operators.push(operator);
      this.takeWhiteSpace();
    }
    if (this.at !== this.close) return undefined;
    return { op: 'IF', offset: this.open, operators, references, body: [], alternative: undefined };
  }

  private readOperator(): 'and' | 'or' | undefined {
    const code = this.source.charCodeAt(this.at);
    if ((code !== AMPERSAND && code !== PIPE) || this.source.charCodeAt(this.at + 1) !== code) return undefined;
    this.at += 2;
    return code === AMPERSAND ? 'and' : 'or';
  }

  private readBindVariable(): Parsed | undefined {
    const name = this.readDefinition();
    const references = name && this.readReferences();
    const formatters = references && this.readFormatters();
    if (!name || !formatters || this.at !== this.close || !this.areKnown(formatters)) return undefined;
    return { op: 'BINDVAR', offset: this.open, name, references, formatters };
  }

  private readBindContext(): Parsed | undefined {
    const name = this.readDefinition();
    if (name === undefined) return undefined;
    const bindings: [string, Reference][] = [];
    for (;;) {
      const key = this.take(skipWord);
      if (key === undefined || this.source.charCodeAt(this.at) !== EQUALS) {
        // A lone word after the last binding is accepted and ignored.
        break;
      }
      this.at++;
      const reference = this.readReference();
      if (reference === undefined) return undefined;
      bindings.push([key, reference]);
      this.takeWhiteSpace();
    }
    if (bindings.length === 0 || this.at !== this.close) return undefined;
    return { op: 'CTXVAR', offset: this.open, name, bindings };
  }

  private readEvaluate(): Parsed | undefined {
    if (!this.takeWhiteSpace()) return undefined;
    return { op: 'EVAL', offset: this.open, expression: this.source.slice(this.at, this.close) };
  }

  private readMacro(): Parsed | undefined {
    const name = this.takeSpace() ? this.take(skipPath) : undefined;
    if (name === undefined || this.at !== this.close) return undefined;
    return { op: 'MACRO', offset: this.open, name, body: [] };
  }

  private readInclude(): Parsed | undefined {
    if (this.source.charCodeAt(this.at) !== SPACE) return undefined;
    const args = this.readPredicateArguments();
    const name = args?.list[0];
    if (args === undefined || name === undefined) return undefined;
    return { op: 'INCLUDE', offset: this.open, name, args: { ...args, list: args.list.slice(1) } };
  }

  private readInject(): Parsed | undefined {
    const name = this.readDefinition();
    const path = name && this.take(skipPath);
    if (!name || !path) return undefined;
    return { op: 'INJECT', offset: this.open, name, path, args: this.readPredicateArguments() };
  }

  private areKnown(formatters: readonly FormatterCall[]): boolean {
    for (const { name } of formatters) {
      if (!this.sink.hasFormatter(name)) {
        this.sink.unknown(`Formatter '${name}' is unknown`, this.open);
        return false;
      }
    }
    return true;
  }
}
