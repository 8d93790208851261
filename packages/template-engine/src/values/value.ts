/** A JSON value of the data; `undefined` means missing: nothing was found. */
export type Value = undefined | null | boolean | number | string | readonly Value[] | ValueObject;

/** A JSON object. Only its own members count; read them with `member`. */
export interface ValueObject {
  readonly [name: string]: Value;
}

/**
 * `Array.isArray` that keeps the element type of read-only arrays.
 * @example
 * isArray([1]) // => true
 */
export function isArray(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/**
 * Whether the value is an object, neither null nor an array.
 * @example
 * isObject({}) // => true
 * isObject([]) // => false
 */
export function isObject(value: Value): value is ValueObject {
  return typeof value === 'object' && value !== null && !isArray(value);
}

/**
 * Truth in the template language: missing, null, false, 0, NaN and anything empty are false.
 * @example
 * isTruthy([0]) // => true
 * isTruthy({}) // => false
 */
export function isTruthy(value: Value): boolean {
  // JavaScript agrees for missing, booleans, numbers and strings.
  return typeof value === 'object' ? isTruthyObject(value) : Boolean(value);
}

function isTruthyObject(value: null | readonly Value[] | ValueObject): boolean {
  if (value === null) return false;
  return isArray(value) ? value.length > 0 : hasMembers(value);
}

function hasMembers(object: ValueObject): boolean {
  if (hasLargeObjects && largeObjects.has(object)) return true;
  let count = 0;
  for (const name in object) {
    // `Object.hasOwn` does the same; in a loop over members this is faster.
    if (count === 0 && !Object.prototype.hasOwnProperty.call(object, name)) return false;
    count++;
    if (count === LARGE) {
      largeObjects.add(object);
      hasLargeObjects = true;
      break;
    }
  }
  return count > 0;
}

/** JavaScript lists all members of an object before the first is available, so repeated checks of a large one take time. */
const LARGE = 64;

let largeObjects = new WeakSet<ValueObject>();
let hasLargeObjects = false;

/** Must be called before a run: the host may have changed its data. */
export function forgetLargeObjects(): void {
  if (hasLargeObjects) {
    largeObjects = new WeakSet();
    hasLargeObjects = false;
  }
}

/**
 * The elements that built-in formatters iterate over. The dialect treats an object as a list with as many elements as it has
 * members, found under 0, 1 and so on.
 * @example
 * listElements(['a', 'b']) // => ['a', 'b']
 * listElements({ 0: 'a', x: 'b' }) // => ['a', undefined]
 * listElements('ab') // => []
 */
export function listElements(value: Value): readonly Value[] {
  if (isArray(value)) return value;
  return isObject(value) ? Object.keys(value).map((_, i) => (Object.hasOwn(value, i) ? value[i] : undefined)) : [];
}

/**
 * The value as text: strings, numbers and booleans; anything else is empty.
 * @example
 * asText(1.50) // => '1.5'
 * asText([1]) // => ''
 */
export function asText(value: Value): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
      return String(value);
    default:
      return '';
  }
}

/** Only the beginning of a longer text is read: finding the end of a number takes linear time. No double needs more. */
const MAX_NUMBER_LENGTH = 400;

/**
 * The value as a number: the leading number of a text, 1 or 0 for a boolean, 0 for anything else.
 * @example
 * asNumber('12abc') // => 12
 * asNumber('1.5e3') // => 1500
 * asNumber('') // => Number.NaN
 */
export function asNumber(value: Value): number {
  switch (typeof value) {
    case 'number':
      return value;
    case 'string':
      return leadingNumber(value.length > MAX_NUMBER_LENGTH ? value.slice(0, MAX_NUMBER_LENGTH) : value);
    case 'boolean':
      return value ? 1 : 0;
    default:
      return 0;
  }
}

function leadingNumber(text: string): number {
  return text.includes('.') ? Number.parseFloat(text) : Number.parseInt(text, 10);
}

/** Larger numbers are written with an exponent, and their text no longer starts with all digits. */
const FIRST_EXPONENT_INTEGER = 1e21;

/**
 * The value as a boolean: itself, the exact text `true`, or a non-zero integer.
 * @example
 * asBoolean('true') // => true
 * asBoolean(0.5) // => false
 */
export function asBoolean(value: Value): boolean {
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'string':
      return value === 'true';
    case 'number':
      return Number.isInteger(value) && value !== 0 && Math.abs(value) < FIRST_EXPONENT_INTEGER;
    default:
      return false;
  }
}
