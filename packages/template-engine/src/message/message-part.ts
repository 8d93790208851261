/** A part of a parsed message. */
export type MessagePart = string | ArgumentPart | NumberPart | PluralPart | SelectPart | FormatPart;

/** `{0}` or `{name}`: the argument as text. Further names after `;` are for intervals. */
interface ArgumentPart {
  readonly kind: 'argument';
  readonly names: readonly string[];
}

/** `#` in a choice: the number of the choice. */
interface NumberPart {
  readonly kind: 'number';
}

export interface PluralPart {
  readonly kind: 'plural';
  readonly names: readonly string[];
  readonly isOrdinal: boolean;
  readonly offset: number;
  readonly choices: readonly Choice[];
}

export interface SelectPart {
  readonly kind: 'select';
  readonly names: readonly string[];
  readonly choices: readonly Choice[];
}

export interface Choice {
  /** A category such as `one`, a number such as `=0`, or the keyword to select by. */
  readonly key: string;
  readonly parts: readonly MessagePart[];
}

export type FormatName = 'decimal' | 'money' | 'datetime' | 'datetime-interval';

export interface FormatPart {
  readonly kind: 'format';
  readonly names: readonly string[];
  readonly format: FormatName;
  readonly words: readonly string[];
}
