import type { FormatterCall, Instruction } from '../syntax/instruction.ts';
import type { TextCheck } from './inline-code.ts';

/**
 * What is known of an inserted value from its tag: printed by `json` (perhaps escaped for an attribute), a number or boolean, a
 * member that is an id by its name, an unknown value, or markup and text that no script should contain.
 */
export type InsertedValue =
  | { readonly type: 'json'; readonly isEscaped: boolean }
  | { readonly type: 'number' | 'id' | 'unknown' | 'text' };

export function insertedValue(instruction: Instruction): InsertedValue {
  if (instruction.op === 'EVAL') return { type: 'unknown' };
  if (instruction.op !== 'VARIABLE') return { type: 'text' };
  const { formatters, references } = instruction;
  const last = formatters.at(-1)?.name;
  if (last === undefined) return { type: nameType(String(references[0]?.at(-1))) };
  if (NUMBER_FORMATTERS.has(last)) return { type: 'number' };
  return jsonValue(formatters) ?? { type: 'text' };
}

function jsonValue(formatters: readonly FormatterCall[]): InsertedValue | undefined {
  const names = formatters.map(({ name }) => name);
  const isEscaped = ATTRIBUTE_FORMATTERS.has(names.at(-1) ?? '');
  const printer = names.at(isEscaped ? -2 : -1) ?? '';
  return JSON_FORMATTERS.has(printer) ? { type: 'json', isEscaped } : undefined;
}

function nameType(name: string): 'number' | 'id' | 'unknown' {
  if (NUMBER_NAMES.has(name)) return 'number';
  return /^id$|Id$|-id$/.test(name) ? 'id' : 'unknown';
}

const JSON_FORMATTERS: ReadonlySet<string> = new Set(['json', 'json-pretty']);
const ATTRIBUTE_FORMATTERS: ReadonlySet<string> = new Set(['htmlattr', 'htmltag']);
/** Members of the scopes that themes run in; their printed text is checked at run time. */
const NUMBER_NAMES: ReadonlySet<string> = new Set(
  [
    '@index @index0 itemCount resultCount likeCount publicCommentCount totalQuantity quantity',
    'type recordType productType ordering pageSize commentState folderBehavior backgroundSource',
    'addedOn publishOn updatedOn contentModifiedOn startDate endDate',
    'folder index homepage starred featured passthrough active folderActive newWindow',
    'price salePrice onSale qtyInStock unlimited isSubscribable showCart',
    'mapLat mapLng mapZoom markerLat markerLng width height playbackSpeed filterStrength',
    'commentsEnabled simpleLikingEnabled loginAllowed mobileStylesEnabled',
  ].flatMap((names) => names.split(' ')),
);
const NUMBER_FORMATTERS: ReadonlySet<string> = new Set([
  'count',
  'iter',
  'mod',
  'round',
  'width',
  'height',
  'from-price',
  'normal-price',
  'sale-price',
]);

/** A number, a boolean, or nothing. */
export const isPlainText: TextCheck = (printed) => /^(?:-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?)|true|false)?$/.test(printed);

/** Characters without a meaning in a string, a comment or a style sheet. */
export const isIdText: TextCheck = (printed) => /^[\w-]*$/.test(printed);

/** JSON in an attribute's value: nothing may end the value or be read as an escaped character. */
export function isAttributeJson(quote: string, isEscaped: boolean): TextCheck {
  return (printed) => !printed.includes(quote) && (isEscaped || !printed.includes('&'));
}

/** Whether a script or style element ends where its source does, and starts no comment that would hide its end. */
export function endsWhereItShould(code: string): boolean {
  return !/<\/(?:script|style)/i.test(code) && !/<!--[^]*<script/i.test(code);
}
