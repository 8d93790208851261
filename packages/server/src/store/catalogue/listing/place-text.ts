import type { ListOrder, Place } from './store.ts';

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const unstorable = /\0|\p{Surrogate}/u;
const wholeNumber = /^-?\d{1,19}$/;
const SMALLEST = -(2n ** 63n);
const MAX_INTEGER = 2 ** 31;
const MAX_NAME = 200;

/** A place in a sorted list, encoded for addresses. It names the order, so that a place of another one counts as none. */
export function writePlace(order: ListOrder, place: Place): string {
  return Buffer.from(JSON.stringify([order, place.value, place.id])).toString('base64url');
}

/** Visitors can write anything into an address: an invalid place counts as none. */
export function readPlace(order: ListOrder, text: string | undefined): Place | undefined {
  const [named, value, at] = parsed(text);
  if (named !== order || typeof value !== 'string' || typeof at !== 'string') return undefined;
  return id.test(at) && isValue(order, value) ? { value, id: at } : undefined;
}

function parsed(text = ''): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isValue(order: ListOrder, value: string): boolean {
  if (order === 'name') return value.length <= MAX_NAME && !unstorable.test(value);
  if (!wholeNumber.test(value)) return false;
  if (order === 'position' || order === 'newest') return Math.abs(Number(value)) < MAX_INTEGER;
  return BigInt(value) > SMALLEST && BigInt(value) < -SMALLEST;
}
