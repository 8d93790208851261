import type { Key, Reference } from '../values/reference.ts';
import { quote } from './quote.ts';

/**
 * A scope at code generation time.
 *
 * Its value is in the JavaScript variable `v«id»`. If it is framed, its frame is in `f«id»` and holds its local
 * variables; otherwise they are JavaScript variables.
 */
export interface StaticScope {
  readonly id: number;
  readonly parent: StaticScope | undefined;
  /** `entry`: the scope in which a function starts; scopes outside it are only known at run time. */
  readonly kind: 'entry' | 'section' | 'array' | 'element';
  readonly isFramed: boolean;
  /** The JavaScript variables of the local variables bound so far, by name. */
  readonly locals: Map<string, string>;
}

/** Code that resolves a reference from a scope outwards. May contain operators with precedence as low as `??`, but no comma. */
export function resolveCode(scope: StaticScope, reference: Reference): string {
  const first = reference[0] as Key;
  return descendCode(first === '@' ? `v${scope.id}` : findCode(scope, first), reference);
}

/** Code that resolves a reference whose first key is looked up only in the scope itself. */
export function ownCode(scope: StaticScope, reference: Reference): string {
  return descendCode(ownKeyCode(scope, reference[0] as Key), reference);
}

function descendCode(start: string, reference: Reference): string {
  if (reference.length === 1) return start;
  if (reference.length > MAX_STEPS) return `d(${start},[${reference.slice(1).map(keyCode).join(',')}])`;
  let code = `(${start})`;
  for (let i = 1; i < reference.length; i++) code = memberCode(code, reference[i] as Key);
  return code;
}

/** Longer paths are followed in a loop: inlined, their code could nest deeper than JavaScript can parse. */
const MAX_STEPS = 16;

function ownKeyCode(scope: StaticScope, key: Key): string {
  if (key === '@') return `v${scope.id}`;
  if (!isLocalName(key)) return memberCode(`v${scope.id}`, key);
  if (scope.isFramed) return `f${scope.id}.own(${quote(key)})`;
  // An element's scope has no index; the array's scope has.
  return scope.locals.get(key) ?? 'void 0';
}

function findCode(scope: StaticScope, key: Key): string {
  if (!isLocalName(key)) return findMemberCode(scope, key);
  return key === '@index' || key === '@index0' ? findIndexCode(scope, key) : findLocalCode(scope, key);
}

/**
 * Up to three scopes are read inline, innermost first. Names that they do not have, and outer scopes, are looked up by a
 * helper.
 */
function findMemberCode(innermost: StaticScope, key: Key): string {
  const values: string[] = [];
  let scope = innermost;
  for (; scope.parent !== undefined; scope = scope.parent) {
    // An array has only elements.
    if (scope.kind !== 'array' || typeof key === 'number') values.push(`v${scope.id}`);
  }
  const name = keyCode(key);
  if (!isPlain(key) || values.length > MAX_IN_PLACE) return `zn(f${scope.id},${name},[${values.join(',')}])`;
  if (values.length === 0) {
    // A null also goes to the helper, which distinguishes it from a missing value.
    return `${memberCode(`v${scope.id}`, key)}??z(f${scope.id},${name})`;
  }
  const loads = [...values, `v${scope.id}`].map((value) => `(t=${memberCode(value, key)})!==void 0?t:`);
  return `${loads.join('')}z(f${scope.id},${name})`;
}

/** The number of scopes inside the entry scope that are read inline. */
const MAX_IN_PLACE = 2;

function findLocalCode(innermost: StaticScope, name: string): string {
  let code = '';
  let scope = innermost;
  for (; !scope.isFramed && scope.parent !== undefined; scope = scope.parent) {
    const local = scope.locals.get(name);
    if (local !== undefined) code += `${local}!==void 0?${local}:`;
  }
  return `${code}f${scope.id}.find(${quote(name)})`;
}

function findIndexCode(innermost: StaticScope, name: '@index' | '@index0'): string {
  let scope = innermost;
  for (; scope.parent !== undefined; scope = scope.parent) {
    if (scope.kind === 'array') return name === '@index' ? `i${scope.id}+1` : `i${scope.id}`;
  }
  return `f${scope.id}.find(${quote(name)})`;
}

/** A plain property load if it can only find a member of the data, otherwise the checked helper. */
function memberCode(value: string, key: Key): string {
  if (!isPlain(key)) return `m(${value},${keyCode(key)})`;
  return isIdentifier(key) ? `${value}?.${key}` : `${value}?.[${quote(key)}]`;
}

function keyCode(key: Key): string {
  if (typeof key === 'number') return String(key);
  return isIdentifier(key) ? `"${key}"` : quote(key);
}

const IDENTIFIER = /^[A-Za-z]\w*$/;

/** Such a name can follow a dot or be quoted without escaping, and can only be a name there. */
function isIdentifier(key: string): boolean {
  return IDENTIFIER.test(key);
}

/** Numbers must not index texts, and names must not find members of a built-in prototype or an array. */
function isPlain(key: Key): key is string {
  return typeof key === 'string' && !INHERITED_NAMES.has(key);
}

const INHERITED_NAMES: ReadonlySet<string> = new Set(
  [Object, Array, String, Number, Boolean].flatMap((constructor) => Object.getOwnPropertyNames(constructor.prototype)),
);

function isLocalName(key: Key): key is string {
  return typeof key === 'string' && key.startsWith('@');
}
