type Callback = (this: unknown, value: unknown, key: string | number, whole: unknown) => unknown;
type Values = Readonly<Record<string, unknown>>;

/** `Y.Lang`. */
export const Lang = {
  isString: (value: unknown) => typeof value === 'string',
  isNumber: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  isBoolean: (value: unknown) => typeof value === 'boolean',
  isFunction: (value: unknown) => typeof value === 'function',
  isArray: (value: unknown) => Array.isArray(value),
  isObject: (value: unknown) => (typeof value === 'object' && value !== null) || typeof value === 'function',
  isUndefined: (value: unknown) => value === undefined,
  isNull: (value: unknown) => value === null,
  isDate: (value: unknown) => value instanceof Date,
  isValue: (value: unknown) => value !== undefined && value !== null && value !== '' && !Number.isNaN(value),
  trim: (value: unknown) => (typeof value === 'string' ? value.trim() : value),
  trimLeft: (value: unknown) => (typeof value === 'string' ? value.trimStart() : value),
  trimRight: (value: unknown) => (typeof value === 'string' ? value.trimEnd() : value),
  isRegExp: (value: unknown) => value instanceof RegExp,
  isEmpty: (value: unknown) => entriesOf(value).length === 0 && (typeof value !== 'string' || value === ''),
  type: (value: unknown) =>
    value === null ? 'null' : Array.isArray(value) ? 'array' : value instanceof Date ? 'date' : typeof value,
  now: () => Date.now(),
  /** Puts values into the places of `{name}`. */
  sub: (text: string, values: Values) =>
    text.replaceAll(/\{\s*([^|{}]+?)\s*\}/g, (place, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : place,
    ),
};

export function each(values: unknown, callback: Callback, context?: unknown): void {
  for (const [key, value] of entriesOf(values)) callback.call(context ?? values, value, key, values);
}

export function some(values: unknown, callback: Callback, context?: unknown): boolean {
  return entriesOf(values).some(([key, value]) => Boolean(callback.call(context ?? values, value, key, values)));
}

function entriesOf(values: unknown): [string | number, unknown][] {
  if (isList(values)) return Array.from(values).map((value, index): [number, unknown] => [index, value]);
  return typeof values === 'object' && values !== null ? Object.entries(values) : [];
}

function isList(values: unknown): values is ArrayLike<unknown> {
  return typeof values === 'object' && values !== null && typeof (values as { length?: unknown }).length === 'number';
}

/** `Y.Array`: anything as a list, with functions for lists. */
export const YArray = Object.assign(
  (values: unknown): unknown[] => (isList(values) ? Array.from(values) : values == null ? [] : [values]),
  {
    each,
    some,
    forEach: each,
    map: (values: ArrayLike<unknown>, callback: (value: unknown, index: number) => unknown) =>
      Array.from(values).map((value, index) => callback(value, index)),
    filter: (values: ArrayLike<unknown>, callback: (value: unknown, index: number) => unknown) =>
      Array.from(values).filter((value, index) => callback(value, index)),
    find: (values: ArrayLike<unknown>, callback: (value: unknown, index: number) => unknown) =>
      Array.from(values).find((value, index) => callback(value, index)) ?? null,
    indexOf: (values: ArrayLike<unknown>, value: unknown) => Array.from(values).indexOf(value),
    unique,
    dedupe: unique,
    every: (values: ArrayLike<unknown>, callback: (value: unknown, index: number) => unknown) =>
      Array.from(values).every((value, index) => Boolean(callback(value, index))),
    reject: (values: ArrayLike<unknown>, callback: (value: unknown, index: number) => unknown) =>
      Array.from(values).filter((value, index) => !callback(value, index)),
    reduce: (values: ArrayLike<unknown>, first: unknown, callback: (so: unknown, value: unknown) => unknown) =>
      Array.from(values).reduce((so, value) => callback(so, value), first),
    lastIndexOf: (values: ArrayLike<unknown>, value: unknown) => Array.from(values).lastIndexOf(value),
    flatten: (values: ArrayLike<unknown>) => Array.from(values).flat(Number.POSITIVE_INFINITY),
    invoke: (values: ArrayLike<unknown>, name: string, ...args: readonly unknown[]) =>
      Array.from(values).map((value) => invoked(value, name, args)),
    hash: (names: ArrayLike<unknown>, values: ArrayLike<unknown> = []) =>
      Object.fromEntries(Array.from(names).map((name, index) => [String(name), values[index] ?? true])),
    numericSort: (one: number, other: number) => one - other,
    /** 1 for a list, 2 for what is like one, else 0. */
    test: (value: unknown) => (Array.isArray(value) ? 1 : isList(value) ? 2 : 0),
  },
);

function unique(values: ArrayLike<unknown>): unknown[] {
  return [...new Set(Array.from(values))];
}

function invoked(value: unknown, name: string, args: readonly unknown[]): unknown {
  const method: unknown = Object(value)[name];
  return typeof method === 'function' ? Reflect.apply(method, value, args) : undefined;
}

/** `Y.Object`. */
export const YObject = {
  each,
  some,
  keys: (values: Values) => Object.keys(values),
  values: (values: Values) => Object.values(values),
  size: (values: Values) => Object.keys(values).length,
  isEmpty: (values: Values) => Object.keys(values).length === 0,
  hasKey: (values: Values, name: string) => Object.hasOwn(values, name),
  owns: (values: Values, name: string) => Object.hasOwn(values, name),
  getValue: (values: unknown, path: readonly string[]) =>
    path.reduce<unknown>((value, name) => (value == null ? undefined : Object(value)[name]), values),
};

export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clone);
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clone(part)])) : value;
}

export function instanceOf(value: unknown, kind: unknown): boolean {
  return typeof kind === 'function' && value instanceof kind;
}

/** Runs a function once for each of its inputs. */
export function cached(source: (...args: readonly unknown[]) => unknown) {
  const answers = new Map<string, unknown>();
  return (...args: readonly unknown[]) => {
    const key = args.map(String).join('\0');
    if (!answers.has(key)) answers.set(key, source(...args));
    return answers.get(key);
  };
}

export function merge(...values: readonly object[]): object {
  return Object.assign({}, ...values) as object;
}

/** Copies what the receiver does not have, or everything with `overwrite`. */
export function mix(receiver: object, supplier: object, overwrite = false): object {
  for (const [name, value] of Object.entries(supplier)) {
    if (name !== '__proto__' && (overwrite || !(name in receiver))) Reflect.set(receiver, name, value);
  }
  return receiver;
}

/** Gives a function the methods of another one or of a class. */
export function augment(receiver: { prototype: object }, supplier: { prototype: object }, isForced = false): object {
  for (const name of Object.getOwnPropertyNames(supplier.prototype)) {
    const descriptor = Object.getOwnPropertyDescriptor(supplier.prototype, name);
    const isKept = name === 'constructor' || (!isForced && Object.hasOwn(receiver.prototype, name));
    if (!isKept && descriptor !== undefined) Object.defineProperty(receiver.prototype, name, descriptor);
  }
  return receiver;
}

type Made = abstract new (...args: never[]) => object;

/** Inheritance between functions, as scripts wrote it before there were classes. */
export function extend(child: Made & { superclass?: object }, parent: Made, methods: object = {}): Made {
  const made = Object.create(parent.prototype as object) as object;
  Object.defineProperty(made, 'constructor', { value: child, writable: true, configurable: true });
  child.prototype = Object.assign(made, methods) as never;
  child.superclass = parent.prototype as object;
  return child;
}

/** The given values come after those of the call. */
export function rbind(callback: (...args: unknown[]) => unknown, context: unknown, ...last: readonly unknown[]) {
  return (...first: readonly unknown[]) => callback.call(context, ...first, ...last);
}

export function bind(callback: (...args: unknown[]) => unknown, context: unknown, ...first: readonly unknown[]) {
  return (...rest: readonly unknown[]) => callback.call(context, ...first, ...rest);
}

export function later(
  ms: number,
  context: unknown,
  callback: string | ((...args: unknown[]) => void),
  args: unknown = [],
  isPeriodic = false,
): { cancel: () => void } {
  const run = () => {
    const method: unknown = typeof callback === 'string' ? Object(context)[callback] : callback;
    if (typeof method === 'function') Reflect.apply(method, context, YArray(args));
  };
  const timer = isPeriodic ? setInterval(run, ms) : setTimeout(run, ms);
  return { cancel: () => (isPeriodic ? clearInterval(timer) : clearTimeout(timer)) };
}

export function throttle(callback: (...args: unknown[]) => void, ms = 150): (...args: unknown[]) => void {
  let last = 0;
  return function throttled(this: unknown, ...args) {
    if (ms >= 0 && Date.now() - last < ms) return;
    last = Date.now();
    callback.apply(this, args);
  };
}
