import { callable } from './callable.ts';
import { Emitter } from './emitter.ts';

interface Attribute {
  readonly value?: unknown;
  readonly valueFn?: string | (() => unknown);
  readonly getter?: string | ((value: unknown) => unknown);
  readonly setter?: string | ((value: unknown) => unknown);
  readonly validator?: string | ((value: unknown) => unknown);
  readonly readOnly?: boolean;
  readonly writeOnce?: boolean | string;
}

type Config = Readonly<Record<string, unknown>>;

/** By the thing, and not in it: scripts that inherit without classes begin with an object of their own. */
interface State {
  readonly values: Map<string, unknown>;
  /** What was given and is not read by anybody yet. */
  readonly given: Map<string, unknown>;
  readonly added: Map<string, Attribute>;
}

const states = new WeakMap<object, State>();

function stateOf(thing: object): State {
  const known = states.get(thing) ?? { values: new Map(), given: new Map(), added: new Map() };
  states.set(thing, known);
  return known;
}

/** A thing with attributes and events: what widgets of `Y` and those of themes are made of. */
class Thing extends Emitter {
  // Assigned by `Base.create`, or by a theme.
  declare static ATTRS: Readonly<Record<string, Attribute>> | undefined;
  declare static NAME: string;
  /** Returned by a setter that refuses. */
  static readonly INVALID_VALUE: object = {};

  constructor(config: Config = {}) {
    super();
    begin(this, [config]);
  }

  static create(
    name: string,
    parent: typeof Thing,
    extensions: readonly (abstract new () => unknown)[] = [],
    methods: object = {},
    statics: object = {},
  ): typeof Thing {
    const made = class extends parent {};
    for (const extension of extensions) copy(extension.prototype as object, made.prototype);
    copy(methods, made.prototype);
    Object.assign(made, { NAME: name, superclass: parent.prototype }, statics);
    return callable(made, begin);
  }

  initializer(_config: Config): void {
    // For what is made of it.
  }

  destructor(): void {
    // For what is made of it.
  }

  get(name: string): unknown {
    const [first = '', ...rest] = name.split('.');
    const attribute = attributeOf(this, first);
    const { values } = stateOf(this);
    settle(this, first, attribute);
    const value = values.get(first);
    const { getter } = attribute ?? {};
    const shown = getter === undefined ? value : call(this, getter, value, first);
    return rest.reduce<unknown>((at, part) => (at == null ? undefined : Object(at)[part]), shown);
  }

  set(name: string, value: unknown): this {
    const attribute = attributeOf(this, name);
    const { values } = stateOf(this);
    const prevVal = this.get(name);
    const isFixed = attribute?.readOnly === true || (attribute?.writeOnce !== undefined && prevVal !== undefined);
    if (isFixed || !isValid(this, attribute, value, name)) return this;
    const newVal = converted(this, attribute, value, name);
    if (newVal === Thing.INVALID_VALUE) return this;
    values.set(name, newVal);
    if (newVal !== prevVal) this.fire(`${name}Change`, { attrName: name, prevVal, newVal });
    return this;
  }

  getAttrs(names?: readonly string[]): Record<string, unknown> {
    const known = names ?? [...new Set([...attributeNames(this), ...stateOf(this).values.keys()])];
    return Object.fromEntries(known.map((name) => [name, this.get(name)]));
  }

  setAttrs(values: Config): this {
    for (const [name, value] of Object.entries(values)) this.set(name, value);
    return this;
  }

  addAttr(name: string, attribute: Attribute): this {
    stateOf(this).added.set(name, attribute);
    return this;
  }

  addAttrs(attributes: Readonly<Record<string, Attribute>>, given: Config = {}): this {
    for (const [name, attribute] of Object.entries(attributes)) this.addAttr(name, attribute);
    return this.setAttrs(given);
  }

  reset(name?: string): this {
    for (const one of name === undefined ? attributeNames(this) : [name]) {
      const { value, valueFn } = attributeOf(this, one) ?? {};
      this.set(one, valueFn === undefined ? value : call(this, valueFn));
    }
    return this;
  }

  render(_parent?: unknown): this {
    for (const step of ['renderUI', 'bindUI', 'syncUI']) call(this, step);
    return this;
  }

  destroy(): this {
    this.fire('destroy');
    for (const prototype of prototypesOf(this).toReversed()) {
      if (Object.hasOwn(prototype, 'destructor')) call(this, Reflect.get(prototype, 'destructor'));
    }
    return this.detachAll();
  }
}

/** Gives a new thing its attributes and calls the initializer of each of its ancestors, the oldest first. */
function begin(thing: object, [config]: readonly unknown[]): void {
  const { given } = stateOf(thing);
  const values = (config ?? {}) as Config;
  for (const [name, value] of Object.entries(values)) given.set(name, value);
  for (const prototype of prototypesOf(thing)) {
    if (Object.hasOwn(prototype, 'initializer')) call(thing, Reflect.get(prototype, 'initializer'), values);
  }
}

export const Base = callable(Thing, begin);
// oxlint-disable-next-line no-redeclare
export type Base = Thing;

function settle(thing: object, name: string, attribute: Attribute | undefined): void {
  const { values, given } = stateOf(thing);
  if (values.has(name)) return;
  const first = given.get(name);
  const isGiven = given.delete(name) && attribute?.readOnly !== true && isValid(thing, attribute, first, name);
  // A setter may ask for the attribute itself.
  values.set(name, undefined);
  const { value, valueFn } = attribute ?? {};
  const settled = isGiven ? first : valueFn === undefined ? value : call(thing, valueFn, name);
  if (settled !== undefined) values.set(name, converted(thing, attribute, settled, name));
}

function converted(thing: object, attribute: Attribute | undefined, value: unknown, name: string): unknown {
  return attribute?.setter === undefined ? value : call(thing, attribute.setter, value, name);
}

function isValid(thing: object, attribute: Attribute | undefined, value: unknown, name: string): boolean {
  return attribute?.validator === undefined || Boolean(call(thing, attribute.validator, value, name));
}

/** A method by its name, or a function. */
function call(thing: object, method: unknown, ...args: readonly unknown[]): unknown {
  const known: unknown = typeof method === 'string' ? Reflect.get(thing, method) : method;
  return typeof known === 'function' ? Reflect.apply(known, thing, args) : undefined;
}

/** From the oldest ancestor to the thing's own kind. */
function prototypesOf(thing: object): object[] {
  const found: object[] = [];
  for (
    let at = Object.getPrototypeOf(thing) as object | null;
    at !== null;
    at = Object.getPrototypeOf(at) as object | null
  ) {
    found.unshift(at);
  }
  return found;
}

function declaredBy(prototype: object): Readonly<Record<string, Attribute>> {
  const made: unknown = Object.hasOwn(prototype, 'constructor') ? Reflect.get(prototype, 'constructor') : undefined;
  return typeof made === 'function' && Object.hasOwn(made, 'ATTRS') ? ((made as typeof Thing).ATTRS ?? {}) : {};
}

function attributeNames(thing: object): string[] {
  const declared = prototypesOf(thing).flatMap((prototype) => Object.keys(declaredBy(prototype)));
  const { added, given } = stateOf(thing);
  return [...new Set([...declared, ...added.keys(), ...given.keys()])];
}

function attributeOf(thing: object, name: string): Attribute | undefined {
  const { added } = stateOf(thing);
  const own = added.get(name);
  if (own !== undefined) return own;
  const kinds = prototypesOf(thing).map(declaredBy);
  const declared = kinds.filter((attributes) => Object.hasOwn(attributes, name)).map((attributes) => attributes[name]);
  return declared.length === 0 ? undefined : Object.assign({}, ...declared);
}

function copy(from: object, to: object): void {
  for (const name of Reflect.ownKeys(from)) {
    const descriptor = Object.getOwnPropertyDescriptor(from, name);
    if (name !== 'constructor' && descriptor !== undefined) Object.defineProperty(to, name, descriptor);
  }
}
