import { Emitter } from './emitter.ts';

interface Attribute {
  readonly value?: unknown;
  readonly valueFn?: () => unknown;
  readonly getter?: (value: unknown) => unknown;
  readonly setter?: (value: unknown) => unknown;
}

/** A thing with attributes and events: what widgets of `Y` and those of themes are made of. */
export class Base extends Emitter {
  // Assigned by `Base.create`.
  declare static ATTRS: Readonly<Record<string, Attribute>> | undefined;
  declare static NAME: string;
  readonly #values = new Map<string, unknown>();

  constructor(config: Readonly<Record<string, unknown>> = {}) {
    super();
    for (const [name, value] of Object.entries(config)) this.#values.set(name, value);
    this.initializer(config);
  }

  static create(
    name: string,
    parent: typeof Base,
    extensions: readonly (abstract new () => unknown)[] = [],
    methods: object = {},
    statics: object = {},
  ): typeof Base {
    const made = class extends parent {};
    for (const extension of extensions) copy(extension.prototype as object, made.prototype);
    copy(methods, made.prototype);
    return Object.assign(made, { NAME: name }, statics);
  }

  initializer(_config: Readonly<Record<string, unknown>>): void {
    // For what is made of it.
  }

  destructor(): void {
    // For what is made of it.
  }

  get(name: string): unknown {
    const attribute = this.#attribute(name);
    if (!this.#values.has(name)) this.#values.set(name, attribute?.valueFn?.call(this) ?? attribute?.value);
    const value = this.#values.get(name);
    return attribute?.getter === undefined ? value : attribute.getter.call(this, value);
  }

  set(name: string, value: unknown): this {
    const { setter } = this.#attribute(name) ?? {};
    const prevVal = this.get(name);
    const newVal = setter === undefined ? value : setter.call(this, value);
    this.#values.set(name, newVal);
    if (newVal !== prevVal) this.fire(`${name}Change`, { prevVal, newVal });
    return this;
  }

  setAttrs(values: Readonly<Record<string, unknown>>): this {
    for (const [name, value] of Object.entries(values)) this.set(name, value);
    return this;
  }

  render(): this {
    for (const step of ['renderUI', 'bindUI', 'syncUI']) {
      const method: unknown = Reflect.get(this, step);
      if (typeof method === 'function') Reflect.apply(method, this, []);
    }
    return this;
  }

  destroy(): void {
    this.fire('destroy');
    this.destructor();
    this.detachAll();
  }

  #attribute(name: string): Attribute | undefined {
    for (let at: unknown = this.constructor; typeof at === 'function'; at = Object.getPrototypeOf(at)) {
      const attributes = Object.hasOwn(at, 'ATTRS') ? (at as typeof Base).ATTRS : undefined;
      if (attributes !== undefined && Object.hasOwn(attributes, name)) return attributes[name];
    }
    return undefined;
  }
}

function copy(from: object, to: object): void {
  for (const name of Reflect.ownKeys(from)) {
    const descriptor = Object.getOwnPropertyDescriptor(from, name);
    if (name !== 'constructor' && descriptor !== undefined) Object.defineProperty(to, name, descriptor);
  }
}
