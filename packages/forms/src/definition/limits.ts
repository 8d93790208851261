import type { FieldKind } from '@awning/site-model';

/** The maximum size of a form. Lengths are in UTF-16 units. */
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
  /** The largest maximum that a definition may set for a text area; answers are limited by `answerLimits`. */
  textareaMaxLength: 100_000,
} as const;

/** The maximum length of one text of an answer (D-173), in UTF-16 units after every line end became one newline. */
export const answerLimits = { line: 1000, lines: 20_000 } as const;

/**
 * The maximum length of each text of a field's answer. An email address has its own limit in its check.
 *
 * @example
 * maxTextLength({ kind: 'text' }) // => 1000
 * maxTextLength({ kind: 'textarea' }) // => 20000
 * maxTextLength({ kind: 'textarea', maxLength: 200 }) // => 200
 */
export function maxTextLength({ kind, maxLength }: { readonly kind: FieldKind; readonly maxLength?: number }): number {
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

/** All answers of a submission as JSON text: ten long texts. Nobody types more than this. */
export const maxAnswersTextLength = 200_000;
