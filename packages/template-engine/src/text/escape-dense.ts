import { Buffer } from 'node:buffer';
import type { Budget } from '../budget/budget.ts';

/** Longer texts are escaped in pieces. */
const PIECE_LENGTH = 4096;
/** The longest replacement is `&quot;`. */
const MAX_GROWTH = 6;

const bytes = Buffer.allocUnsafeSlow(PIECE_LENGTH * MAX_GROWTH);

/**
 * Escapes the rest of a text that needs escaping every few characters. Writing bytes is several times as fast as joining
 * hundreds of short strings, and yields one flat string. Empty if the budget does not allow the result.
 */
export function escapeDense(text: string, from: number, quotes: boolean, budget: Budget | undefined): string {
  const table = quotes ? ATTRIBUTE_BYTES : HTML_BYTES;
  let escaped = '';
  for (let start = from; start < text.length; start += PIECE_LENGTH) {
    const end = Math.min(start + PIECE_LENGTH, text.length);
    escaped += escapePiece(text, start, end, table) ?? escapeWide(text.slice(start, end), quotes);
    if (budget?.allows(escaped.length) === false) return '';
  }
  return escaped;
}

/** Missing if a character does not fit into a byte. */
function escapePiece(text: string, start: number, end: number, table: EntityTable): string | undefined {
  let length = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code > LAST_ONE_BYTE_CHARACTER) return undefined;
    const entity = code > LAST_SPECIAL ? undefined : table[code];
    if (entity === undefined) {
      bytes[length++] = code;
    } else {
      for (let i = 0; i < entity.length; i++) bytes[length++] = entity[i] as number;
    }
  }
  return bytes.toString('latin1', 0, length);
}

/** The bytes of the entity, by character code. */
type EntityTable = readonly (Uint8Array | undefined)[];

const LAST_ONE_BYTE_CHARACTER = 0xff;
const LAST_SPECIAL = '>'.charCodeAt(0);
const HTML_BYTES = entityTable({ '&': '&amp;', '<': '&lt;', '>': '&gt;' });
const ATTRIBUTE_BYTES = entityTable({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });

function entityTable(entities: Readonly<Record<string, string>>): EntityTable {
  return Array.from({ length: LAST_SPECIAL + 1 }, (_, code) => {
    const entity = entities[String.fromCharCode(code)];
    return entity === undefined ? undefined : Uint8Array.from(Buffer.from(entity, 'latin1'));
  });
}

/** Other scripts do not fit into bytes. */
function escapeWide(text: string, quotes: boolean): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return quotes ? escaped.replaceAll('"', '&quot;') : escaped;
}
