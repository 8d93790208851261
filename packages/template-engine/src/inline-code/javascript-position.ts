/**
 * `code`: between tokens, where an expression may be. `quoted`: inside a string, a comment or a regular expression. `lost`: the
 * source is ambiguous.
 */
export type JavaScriptPlace = 'code' | 'quoted' | 'lost';

type Mode = 'code' | "'" | '"' | '`' | '//' | '/*' | 'regex' | 'lost';

/**
 * Follows JavaScript token by token, only as far as needed to tell whether an inserted value is read as a value. If that is
 * ambiguous, it is lost and stays lost: nothing is then considered a value.
 */
export class JavaScriptPosition {
  private mode: Mode = 'code';
  /** Whether a value can come next; unknown after what may or may not be one. */
  private expectsValue: boolean | undefined = true;
  private isEscaped = false;
  private isInClass = false;
  private isLineStart = true;
  private word = '';
  /** Open braces of each `${…}` around the position. */
  private braces: readonly number[] = [];
  /** Source that was not read yet, because what follows decides. */
  private pending = '';

  clone(): JavaScriptPosition {
    return Object.assign(new JavaScriptPosition(), this);
  }

  equals(other: JavaScriptPosition): boolean {
    return (
      this.hasSameMode(other) &&
      this.expectsValue === other.expectsValue &&
      this.word === other.word &&
      this.isLineStart === other.isLineStart
    );
  }

  private hasSameMode(other: JavaScriptPosition): boolean {
    return (
      this.mode === other.mode &&
      this.isInClass === other.isInClass &&
      this.isEscaped === other.isEscaped &&
      this.braces.join() === other.braces.join()
    );
  }

  /** Adds source. */
  add(text: string): void {
    this.pending += text;
  }

  /** The position of a value that is inserted here. */
  get place(): JavaScriptPlace {
    this.readPending();
    return this.mode === 'lost' ? 'lost' : this.mode === 'code' ? 'code' : 'quoted';
  }

  /** Whether a value can be here, and is read as one. */
  get takesValue(): boolean {
    return this.place === 'code' && (this.word === '' ? this.expectsValue === true : BEFORE_VALUES.has(this.word));
  }

  /** Passes a value. It may have been empty, so what can come next is unknown. */
  insert(): void {
    this.readPending();
    if (this.isEscaped) this.lose();
    this.endWord();
    this.isLineStart = false;
    this.expectsValue = undefined;
  }

  /** Ends a stretch of source: one of several branches follows. */
  divide(): void {
    const text = this.pending;
    this.readPending();
    if (MEANING_MORE[this.mode]?.test(text) === true) this.lose();
  }

  /** The position after branches that ended here and in another place. */
  merge(other: JavaScriptPosition): void {
    if (!this.hasSameMode(other)) {
      this.lose();
    } else if (this.expectsValue !== other.expectsValue || this.word !== other.word) {
      this.endWord();
      this.expectsValue = undefined;
    }
    this.isLineStart ||= other.isLineStart;
  }

  lose(): void {
    this.mode = 'lost';
  }

  private readPending(): void {
    const text = this.pending;
    this.pending = '';
    for (let at = 0; at < text.length && this.mode !== 'lost'; at++) {
      at += this.mode === 'code' ? this.readCode(text, at) : this.readQuoted(text, at);
    }
  }

  /** Reads one character of a string, comment or regular expression; returns how many more belong to it. */
  private readQuoted(text: string, at: number): number {
    const character = text.charAt(at);
    if (this.mode === '//') {
      if (isLineEnd(character)) {
        this.mode = 'code';
        this.isLineStart = true;
      }
      return 0;
    }
    if (this.mode === '/*') {
      const isEnd = character === '*' && text[at + 1] === '/';
      this.isLineStart ||= isLineEnd(character);
      this.mode = isEnd ? 'code' : '/*';
      return isEnd ? 1 : 0;
    }
    if (this.isEscaped) {
      this.isEscaped = false;
      return 0;
    }
    if (character === '\\') {
      this.isEscaped = true;
      return 0;
    }
    return this.mode === 'regex' ? this.readExpression(character) : this.readText(text, at);
  }

  private readExpression(character: string): number {
    if (isLineEnd(character)) {
      this.lose();
    } else if (character === '[' || character === ']') {
      this.isInClass = character === '[';
    } else if (character === '/' && !this.isInClass) {
      this.endQuoted();
    }
    return 0;
  }

  private readText(text: string, at: number): number {
    const character = text.charAt(at);
    if (character === this.mode) {
      this.endQuoted();
    } else if (this.mode === '`' && character === '$' && text[at + 1] === '{') {
      this.braces = [...this.braces, 0];
      this.mode = 'code';
      this.expectsValue = true;
      return 1;
    } else if (this.mode !== '`' && (character === '\n' || character === '\r')) {
      this.lose();
    }
    return 0;
  }

  private endQuoted(): void {
    this.mode = 'code';
    this.expectsValue = false;
  }

  private readCode(text: string, at: number): number {
    const character = text.charAt(at);
    if (isWordPart(character)) {
      this.word += character;
      this.isLineStart = false;
      return 0;
    }
    this.endWord();
    if (/\s/.test(character)) {
      this.isLineStart ||= isLineEnd(character);
      return 0;
    }
    const more = this.readSign(text, at);
    this.isLineStart &&= this.mode === '/*';
    return more;
  }

  private readSign(text: string, at: number): number {
    const character = text.charAt(at);
    switch (character) {
      case "'":
      case '"':
      case '`':
        this.mode = character;
        return 0;
      case '/':
        return this.readSlash(text, at);
      case '<':
        // The start of a comment, in scripts that are not modules.
        return text.startsWith('<!--', at) ? this.giveUp() : this.expect(true);
      case '-':
        return this.isLineStart && text.startsWith('-->', at) ? this.giveUp() : this.readDoubled(text, at);
      case '+':
        return this.readDoubled(text, at);
      case '{':
        this.countBrace(1);
        return this.expect(true);
      case '}':
        return this.closeBrace();
      case ')':
        return this.expect(undefined);
      case ']':
      case '.':
      case '#':
      case '@':
        return this.expect(false);
      default:
        return this.expect(true);
    }
  }

  private readSlash(text: string, at: number): number {
    const next = text[at + 1];
    if (next === '/' || next === '*') {
      this.mode = next === '/' ? '//' : '/*';
      return 1;
    }
    if (next === undefined) return this.giveUp();
    const isValue = this.expectsValue ?? (isLastOfLine(text, at) ? false : undefined);
    if (isValue === undefined) return this.giveUp();
    if (isValue) {
      this.mode = 'regex';
      this.isInClass = false;
      return 0;
    }
    return this.expect(true);
  }

  /** `++` and `--` come before and after values. */
  private readDoubled(text: string, at: number): number {
    if (text[at + 1] !== text[at]) return this.expect(true);
    this.expectsValue = undefined;
    return 1;
  }

  private closeBrace(): number {
    if (this.braces.at(-1) === 0) {
      this.braces = this.braces.slice(0, -1);
      this.mode = '`';
      return 0;
    }
    this.countBrace(-1);
    return this.expect(undefined);
  }

  private countBrace(change: number): void {
    const open = this.braces.at(-1);
    if (open !== undefined) this.braces = [...this.braces.slice(0, -1), open + change];
  }

  private endWord(): void {
    if (this.word !== '') {
      this.expectsValue = BEFORE_VALUES.has(this.word);
      this.word = '';
    }
  }

  private expect(value: boolean | undefined): number {
    this.expectsValue = value;
    return 0;
  }

  private giveUp(): number {
    this.lose();
    return 0;
  }
}

/** Characters that may have another meaning together with what follows, such as the start of `<!--`. */
const MEANING_MORE: Partial<Record<Mode, RegExp>> = { code: /(?:<!?-?|-)$/, '/*': /\*$/, '`': /\$$/ };

/** Keywords that a value follows. */
const BEFORE_VALUES: ReadonlySet<string> = new Set(
  'return typeof case in of new delete void throw instanceof else do await yield default'.split(' '),
);

function isWordPart(character: string): boolean {
  return /[\w$\\\u0080-\uffff]/.test(character) && !/\s/.test(character);
}

function isLineEnd(character: string): boolean {
  return /[\n\r\u2028\u2029]/.test(character);
}

/** Whether the rest of the line contains no other slash and its end is visible: the slash is then a division. */
function isLastOfLine(text: string, at: number): boolean {
  return /^[^/\n\r\u2028\u2029]*[\n\r\u2028\u2029]/.test(text.slice(at + 1));
}
