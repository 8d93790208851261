/** A position in the markup, as far as it decides what text can do there. */
export type Place =
  | 'text'
  | 'attribute'
  | 'bare-attribute'
  | 'tag'
  | 'comment'
  /** A script element that browsers do not run, such as JSON. */
  | 'data'
  | CodeKind;

/** Code that browsers run or apply: a script element, a style element, an attribute such as `onclick`. */
export type CodeKind = 'script' | 'style' | 'handler';

/**
 * The effect of a character. `start-after` starts code after the character, `start-here` with it; `end-before` ends a handler before
 * it, and `end-at-tag` ends an element's code at the last `<`.
 */
export type HtmlEvent =
  | { readonly type: 'start-after' | 'start-here'; readonly kind: CodeKind }
  | { readonly type: 'end-before' | 'end-at-tag' };

type Inside =
  | 'text'
  | 'less-than'
  | 'closing'
  | 'markup'
  | 'comment'
  | 'declaration'
  | 'tag-name'
  | 'tag'
  | 'attribute-name'
  | 'after-name'
  | 'before-value'
  | 'value'
  | 'raw';

/**
 * Follows HTML character by character, as browsers do. Inserted values are handled separately: they are assumed to leave the position
 * unchanged. A mistake can only cost a hash: only code of the source is hashed in any case.
 */
export class HtmlPosition {
  private inside: Inside = 'text';
  private element = '';
  private isClosing = false;
  private attribute = '';
  private quote = '';
  /** Of a script element; unknown if it contains an inserted value. */
  private type: string | undefined = '';
  private hasSource = false;
  /** The last characters, if several together have a meaning. */
  private tail = '';

  clone(): HtmlPosition {
    return Object.assign(new HtmlPosition(), this);
  }

  get isText(): boolean {
    return this.inside === 'text';
  }

  /** The quotation mark around the attribute's value; empty if there is none. */
  get attributeQuote(): string {
    return this.quote;
  }

  get place(): Place {
    switch (this.inside) {
      case 'text':
        return 'text';
      case 'raw':
        return this.rawPlace();
      case 'value':
        return this.isHandler() ? 'handler' : this.quote === '' ? 'bare-attribute' : 'attribute';
      case 'before-value':
        return 'bare-attribute';
      case 'comment':
      case 'markup':
      case 'declaration':
        return 'comment';
      default:
        return 'tag';
    }
  }

  private rawPlace(): Place {
    if (this.element === 'style') return 'style';
    return this.element !== 'script' ? 'text' : this.isRun() ? 'script' : 'data';
  }

  /** Passes an inserted value. */
  insert(): readonly HtmlEvent[] {
    this.tail = '';
    switch (this.inside) {
      case 'less-than':
        this.openTag('', false);
        return NOTHING;
      case 'closing':
        this.openTag('', true);
        return NOTHING;
      case 'after-name':
        this.inside = 'tag';
        return NOTHING;
      case 'before-value':
        return this.openValue('', 'start-here');
      case 'value':
        this.type = this.attribute === 'type' ? undefined : this.type;
        return NOTHING;
      default:
        return NOTHING;
    }
  }

  /** Passes a character of the source. */
  read(character: string): readonly HtmlEvent[] {
    switch (this.inside) {
      case 'text':
        this.inside = character === '<' ? 'less-than' : 'text';
        return NOTHING;
      case 'less-than':
        return this.readAfterLess(character);
      case 'closing':
        return this.readAfterSlash(character);
      case 'markup':
        return this.readMarkup(character);
      case 'comment':
        this.tail = (this.tail + character).slice(-4);
        this.inside = this.tail.endsWith('-->') || this.tail === '--!>' ? 'text' : 'comment';
        return NOTHING;
      case 'declaration':
        this.inside = character === '>' ? 'text' : 'declaration';
        return NOTHING;
      case 'raw':
        return this.readRaw(character);
      case 'value':
        return this.readValue(character);
      default:
        return this.readTag(character);
    }
  }

  private readAfterLess(character: string): readonly HtmlEvent[] {
    if (isLetter(character)) {
      this.openTag(character.toLowerCase(), false);
    } else if (character === '/') {
      this.inside = 'closing';
    } else if (character === '!') {
      this.inside = 'markup';
      this.tail = '';
    } else if (character !== '<') {
      this.inside = character === '?' ? 'declaration' : 'text';
    }
    return NOTHING;
  }

  private readAfterSlash(character: string): readonly HtmlEvent[] {
    if (isLetter(character)) {
      this.openTag(character.toLowerCase(), true);
    } else {
      this.inside = character === '>' ? 'text' : 'declaration';
    }
    return NOTHING;
  }

  private readMarkup(character: string): readonly HtmlEvent[] {
    this.tail += character;
    if (this.tail === '--') {
      // Its two dashes may be those of its end.
      this.inside = 'comment';
    } else if (this.tail !== '-') {
      this.inside = character === '>' ? 'text' : 'declaration';
    }
    return NOTHING;
  }

  private openTag(firstLetter: string, isClosing: boolean): void {
    this.inside = 'tag-name';
    this.element = firstLetter;
    this.isClosing = isClosing;
    this.type = '';
    this.hasSource = false;
  }

  private readTag(character: string): readonly HtmlEvent[] {
    if (character === '>') return this.finishTag();
    if (this.inside === 'before-value') return this.readBeforeValue(character);
    if (character === '/') {
      this.inside = 'tag';
    } else if (isSpace(character)) {
      this.inside = this.inside === 'attribute-name' || this.inside === 'after-name' ? 'after-name' : 'tag';
    } else if (character === '=' && this.inside !== 'tag' && this.inside !== 'tag-name') {
      this.inside = 'before-value';
    } else if (this.inside === 'tag-name') {
      this.element += character.toLowerCase();
    } else {
      this.readName(character.toLowerCase());
    }
    return NOTHING;
  }

  private readName(character: string): void {
    this.attribute = this.inside === 'attribute-name' ? this.attribute + character : character;
    this.inside = 'attribute-name';
    this.hasSource ||= this.attribute === 'src';
    this.type = this.attribute === 'type' ? '' : this.type;
  }

  private readBeforeValue(character: string): readonly HtmlEvent[] {
    if (isSpace(character)) return NOTHING;
    if (character === '"' || character === "'") return this.openValue(character, 'start-after');
    const events = this.openValue('', 'start-here');
    this.collectType(character);
    return events;
  }

  private openValue(quote: string, type: 'start-after' | 'start-here'): readonly HtmlEvent[] {
    this.inside = 'value';
    this.quote = quote;
    return this.isHandler() ? [{ type, kind: 'handler' }] : NOTHING;
  }

  private readValue(character: string): readonly HtmlEvent[] {
    const isEnd = this.quote === '' ? isSpace(character) || character === '>' : character === this.quote;
    if (!isEnd) {
      this.collectType(character);
      return NOTHING;
    }
    const ended: readonly HtmlEvent[] = this.isHandler() ? [{ type: 'end-before' }] : NOTHING;
    this.inside = 'tag';
    return this.quote === '' && character === '>' ? [...ended, ...this.finishTag()] : ended;
  }

  private collectType(character: string): void {
    if (this.attribute === 'type' && this.type !== undefined) this.type += character.toLowerCase();
  }

  private finishTag(): readonly HtmlEvent[] {
    if (this.isClosing || !RAW_ELEMENTS.has(this.element)) {
      this.inside = 'text';
      return NOTHING;
    }
    this.inside = 'raw';
    this.tail = '';
    const { place } = this;
    return place === 'script' || place === 'style' ? [{ type: 'start-after', kind: place }] : NOTHING;
  }

  private readRaw(character: string): readonly HtmlEvent[] {
    const closing = `</${this.element}`;
    const isEnd = this.tail === closing && (isSpace(character) || character === '/' || character === '>');
    if (!isEnd) {
      this.tail = (this.tail + character.toLowerCase()).slice(-closing.length);
      return NOTHING;
    }
    const { place } = this;
    this.inside = character === '>' ? 'text' : 'tag';
    this.isClosing = true;
    return place === 'script' || place === 'style' ? [{ type: 'end-at-tag' }] : NOTHING;
  }

  private isHandler(): boolean {
    return !this.isClosing && /^on[a-z]/.test(this.attribute);
  }

  /** Only a script without src runs its content; an unknown type may be any type. */
  private isRun(): boolean {
    return !this.hasSource && (this.type === undefined || RUN_TYPES.has(this.type.trim()));
  }
}

const NOTHING: readonly HtmlEvent[] = Object.freeze([]);

/** Elements whose content is text up to their closing tag. */
const RAW_ELEMENTS: ReadonlySet<string> = new Set('script style textarea title xmp iframe noembed noframes'.split(' '));

const RUN_TYPES: ReadonlySet<string> = new Set([
  '',
  'module',
  'importmap',
  'text/javascript',
  'application/javascript',
  'application/x-javascript',
  'text/ecmascript',
  'application/ecmascript',
  'text/jscript',
  'text/livescript',
  'text/x-javascript',
]);

function isLetter(character: string): boolean {
  return /[a-z]/i.test(character);
}

function isSpace(character: string): boolean {
  return /[\t\n\f\r ]/.test(character);
}
