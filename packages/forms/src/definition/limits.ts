import type { FieldKind } from '@awning/site-model';

/** How large a form may be. Lengths are in UTF-16 units. */
export const formLimits = {
  nameLength: 200,
  fields: 200,
  titleLength: 500,
  descriptionLength: 2000,
  placeholderLength: 200,
  options: 300,
  optionLength: 500,
  messageLength: 5000,
  htmlLength: 50_000,
  redirectLength: 2000,
  hiddenKeyLength: 100,
  hiddenValueLength: 2000,
  currencySymbolLength: 8,
  /** The highest maximum that a definition may name for a text area; answers end at `answerLimits`. */
  textareaMaxLength: 100_000,
} as const;

/** How long one text of an answer may be (D-173), in UTF-16 units after line ends have become a single newline. */
export const answerLimits = { line: 1000, lines: 20_000 } as const;

/**
 * How long each text of a field's answer may be. An address has a length of its own, which its check knows.
 *
 * @example
 * longestText({ kind: 'text' }) // => 1000
 * longestText({ kind: 'textarea' }) // => 20000
 * longestText({ kind: 'textarea', maxLength: 200 }) // => 200
 */
export function longestText({ kind, maxLength }: { readonly kind: FieldKind; readonly maxLength?: number }): number {
  switch (kind) {
    case 'textarea':
      return Math.min(maxLength || answerLimits.lines, answerLimits.lines);
    case 'hidden':
      return formLimits.hiddenValueLength;
    case 'email':
      return Number.POSITIVE_INFINITY;
    default:
      return answerLimits.line;
  }
}

/** All answers of a submission as JSON text: ten long texts. Above this, nobody typed them. */
export const longestAnswersText = 200_000;
