import type { Key, Reference } from '../values/reference.ts';
import { quote } from './quote.ts';

/**
 * A scope as it is known while code is written.
 *
 * Its value is in the JavaScript variable `v«id»`. If it is framed, its frame is in `f«id»` and its local variables
 * live there; otherwise they are JavaScript variables.
 */
export interface StaticScope {
  readonly id: number;
  readonly parent: StaticScope | undefined;
  /** `entry`: the scope a function starts in; what lies outside it is only known at run time. */
  readonly kind: 'entry' | 'section' | 'array' | 'element';
  readonly isFramed: boolean;
  /** JavaScript variables of the local variables bound so far, by name. */
  readonly locals: Map<string, string>;
}

/** Code that resolves a reference from a scope outwards. May contain operators as weak as `??`, but no comma. */
export function resolveCode(scope: StaticScope, reference: Reference): string {
  const first = reference[0] as Key;
  return descendCode(first === '@' ? `v${scope.id}` : findCode(scope, first), reference);
}

/** Code that resolves a reference whose first key is looked up in the scope itself only. */
export function ownCode(scope: StaticScope, reference: Reference): string {
  return descendCode(ownKeyCode(scope, reference[0] as Key), reference);
}

function descendCode(start: string, reference: Reference): string {
  if (reference.length === 1) {
    return start;
  }
  if (reference.length > MAX_STEPS) {
    return `d(${start},[${reference.slice(1).map(keyCode).join(',')}])`;
  }
  let code = `(${start})`;
  for (let i = 1; i < reference.length; i++) {
    code = memberCode(code, reference[i] as Key);
  }
  return code;
}

/** Longer paths are followed in a loop: written out, their code could nest deeper than JavaScript can read. */
const MAX_STEPS = 16;

function ownKeyCode(scope: StaticScope, key: Key): string {
  if (key === '@') {
    return `v${scope.id}`;
  }
  if (!isLocalName(key)) {
    return memberCode(`v${scope.id}`, key);
  }
  if (scope.isFramed) {
    return `f${scope.id}.own(${quote(key)})`;
  }
  // An element's scope has no index; its array's has.
  return scope.locals.get(key) ?? 'void 0';
}

function findCode(scope: StaticScope, key: Key): string {
  if (!isLocalName(key)) {
    return findMemberCode(scope, key);
  }
  return key === '@index' || key === '@index0' ? findIndexCode(scope, key) : findLocalCode(scope, key);
}

/**
 * Up to three scopes are read in place, from the innermost out. What they do not have, and what lies beyond, goes the
 * long way.
 */
function findMemberCode(innermost: StaticScope, key: Key): string {
  const values: string[] = [];
  let scope = innermost;
  for (; scope.parent !== undefined; scope = scope.parent) {
    // An array has elements only.
    if (scope.kind !== 'array' || typeof key === 'number') {
      values.push(`v${scope.id}`);
    }
  }
  const name = keyCode(key);
  if (!isPlain(key) || values.length > MAX_IN_PLACE) {
    return `zn(f${scope.id},${name},[${values.join(',')}])`;
  }
  if (values.length === 0) {
    // A null goes the long way too, which tells it apart from something missing.
    return `${memberCode(`v${scope.id}`, key)}??z(f${scope.id},${name})`;
  }
  const loads = [...values, `v${scope.id}`].map((value) => `(t=${memberCode(value, key)})!==void 0?t:`);
  return `${loads.join('')}z(f${scope.id},${name})`;
}

/** As many scopes inside the entry scope as are read in place. */
const MAX_IN_PLACE = 2;

function findLocalCode(innermost: StaticScope, name: string): string {
  let code = '';
  let scope = innermost;
  for (; !scope.isFramed && scope.parent !== undefined; scope = scope.parent) {
    const local = scope.locals.get(name);
    if (local !== undefined) {
      code += `${local}!==void 0?${local}:`;
    }
  }
  return `${code}f${scope.id}.find(${quote(name)})`;
}

function findIndexCode(innermost: StaticScope, name: '@index' | '@index0'): string {
  let scope = innermost;
  for (; scope.parent !== undefined; scope = scope.parent) {
    if (scope.kind === 'array') {
      return name === '@index' ? `i${scope.id}+1` : `i${scope.id}`;
    }
  }
  return `f${scope.id}.find(${quote(name)})`;
}

/** A plain property load where that can only find a member of the data, the checked helper elsewhere. */
function memberCode(value: string, key: Key): string {
  if (!isPlain(key)) {
    return `m(${value},${keyCode(key)})`;
  }
  return isIdentifier(key) ? `${value}?.${key}` : `${value}?.[${quote(key)}]`;
}

function keyCode(key: Key): string {
  if (typeof key === 'number') {
    return String(key);
  }
  return isIdentifier(key) ? `"${key}"` : quote(key);
}

const IDENTIFIER = /^[A-Za-z]\w*$/;

/** Such a name can stand behind a dot or between quotes as it is, and cannot be anything but a name there. */
function isIdentifier(key: string): boolean {
  return IDENTIFIER.test(key);
}

/** Numbers must not reach into texts, and names must not find what a built-in prototype or an array has. */
function isPlain(key: Key): key is string {
  return typeof key === 'string' && !INHERITED_NAMES.has(key);
}

const INHERITED_NAMES: ReadonlySet<string> = new Set(
  [Object, Array, String, Number, Boolean].flatMap((constructor) => Object.getOwnPropertyNames(constructor.prototype)),
);

function isLocalName(key: Key): key is string {
  return typeof key === 'string' && key.startsWith('@');
}
