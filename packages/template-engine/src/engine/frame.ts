import type { Run, Scope } from '../contract/scope.ts';
import { type Key, member, type Reference } from '../values/reference.ts';
import type { Value } from '../values/value.ts';
import type { TemplateError } from './errors.ts';

/** The kind of scope; most are plain. */
export type FrameKind = 'plain' | 'tag' | 'barrier';

/** Something that runs in a scope and prints: a partial, a macro, or a block too deep for one function. */
export type Unit = (frame: Frame) => string;

/** One execution of a template, as seen by its frames and expressions. */
export interface FrameRun extends Run {
  readonly errors: readonly TemplateError[];
  readonly maxTokens: number;
  readonly maxStringLength: number;
  /** Whether something is used for the first time in this run. */
  isFirstUse(thing: object): boolean;
}

const NO_INDEX = -1;

/** One scope of the stack, linked to the next outer one. */
export class Frame implements Scope {
  // Declared but not initialized: JavaScript would set each field twice, and most tags with a formatter create a frame.
  declare readonly run: FrameRun;
  declare readonly parent: Frame | undefined;
  declare readonly value: Value;
  declare readonly kind: FrameKind;
  /** The loop's position while an array is repeated. */
  declare index: number;
  declare private locals: Map<string, Value> | undefined;
  declare private macros: Map<string, Unit> | undefined;

  constructor(run: FrameRun, parent: Frame | undefined, value: Value, kind: FrameKind = 'plain') {
    this.run = run;
    this.parent = parent;
    this.value = value;
    this.kind = kind;
    this.index = NO_INDEX;
    this.locals = undefined;
    this.macros = undefined;
  }

  get outside(): Frame {
    return this.kind === 'tag' && this.parent !== undefined ? this.parent : this;
  }

  resolve(reference: Reference): Value {
    const first = reference[0];
    if (first === undefined) return undefined;
    let value = first === '@' ? this.value : this.find(first);
    for (let i = 1; i < reference.length && value !== undefined; i++) value = member(value, reference[i] as Key);
    return typeof value === 'string' ? this.run.budget.read(value) : value;
  }

  /** Looks up one name, from here outwards to a barrier. */
  find(name: Key): Value {
    return findFrom(this, name);
  }

  /** Looks up one name in this scope only. */
  own(name: Key): Value {
    if (typeof name === 'number' || name.charCodeAt(0) !== AT_SIGN) return member(this.value, name);
    switch (name) {
      case '@':
        return this.value;
      case '@index':
        return this.index === NO_INDEX ? undefined : this.index + 1;
      case '@index0':
        return this.index === NO_INDEX ? undefined : this.index;
      default:
        return this.locals?.get(name);
    }
  }

  setLocal(name: string, value: Value): void {
    this.locals ??= new Map();
    this.locals.set(name, value);
  }

  /** Copies the local variables of another scope. */
  takeLocals(other: Frame): void {
    other.locals?.forEach((value, name) => this.setLocal(name, value));
  }

  setMacro(name: string, macro: Unit): void {
    this.macros ??= new Map();
    this.macros.set(name, macro);
  }

  /** Macros are found through barriers. */
  findMacro(name: string): Unit | undefined {
    return findMacroFrom(this, name);
  }

  ownMacro(name: string): Unit | undefined {
    return this.macros?.get(name);
  }
}

// Loops instead of recursion, because scopes can nest deeper than calls.

function findFrom(start: Frame, name: Key): Value {
  for (let frame: Frame | undefined = start; frame !== undefined; frame = nextOuter(frame)) {
    const value = frame.own(name);
    if (value !== undefined || frame.kind === 'barrier') return value;
  }
  return undefined;
}

function findMacroFrom(start: Frame, name: string): Unit | undefined {
  for (let frame: Frame | undefined = start; frame !== undefined; frame = nextOuter(frame)) {
    const macro = frame.ownMacro(name);
    if (macro !== undefined) return macro;
  }
  return undefined;
}

/** Every scope on the way is a step. */
function nextOuter(frame: Frame): Frame | undefined {
  frame.run.budget.steps--;
  return frame.parent;
}

const AT_SIGN = 0x40;
