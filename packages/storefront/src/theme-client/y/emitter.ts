export interface Subscription {
  detach(): void;
}

/** An event of a script, not of the browser. */
interface FiredEvent {
  readonly type: string;
  getName(): string;
  preventDefault(): void;
  halt(): void;
  readonly [detail: string]: unknown;
}

export type Listener = (this: unknown, event: FiredEvent, ...details: readonly unknown[]) => void;
type Types = string | readonly string[] | Readonly<Record<string, Listener>>;

/** Events by name, as `Y.Global` and the widgets have them. */
export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>();

  on(types: Types, listener?: Listener, context?: unknown, ...details: readonly unknown[]): Subscription {
    if (typeof types === 'object' && !Array.isArray(types)) {
      const byType = Object.entries(types as Readonly<Record<string, Listener>>);
      return together(byType.map(([type, one]) => this.on(type, one, listener)));
    }
    if (typeof types !== 'string') return together(types.map((type) => this.on(type, listener, context, ...details)));
    if (typeof listener !== 'function') return together([]);
    const bound: Listener = (event) => listener.call(context ?? this, event, ...details);
    const listeners = this.#listeners.get(plainType(types)) ?? new Set();
    this.#listeners.set(plainType(types), listeners.add(bound));
    return { detach: () => void listeners.delete(bound) };
  }

  after(types: Types, listener?: Listener, context?: unknown, ...details: readonly unknown[]): Subscription {
    return this.on(types, listener, context, ...details);
  }

  once(type: string, listener: Listener, context?: unknown): Subscription {
    const subscription = this.on(type, (event) => {
      subscription.detach();
      listener.call(context ?? this, event);
    });
    return subscription;
  }

  onceAfter(type: string, listener: Listener, context?: unknown): Subscription {
    return this.once(type, listener, context);
  }

  publish(): void {
    // Events need no declaration here.
  }

  /** Returns whether no listener prevented what follows. */
  fire(type: string, detail?: object): boolean {
    let isPrevented = false;
    const prevent = () => void (isPrevented = true);
    const given = (detail ?? {}) as { readonly name?: string };
    const event = {
      type,
      getName: () => given.name ?? type,
      preventDefault: prevent,
      halt: prevent,
      stopPropagation: () => undefined,
      ...given,
    };
    // A listener may add or end others.
    const listeners = [...(this.#listeners.get(plainType(type)) ?? [])];
    for (const listener of listeners) {
      try {
        listener.call(this, event);
      } catch (error) {
        reportError(error);
      }
    }
    return !isPrevented;
  }

  detach(type?: string): void {
    if (type === undefined) this.#listeners.clear();
    else this.#listeners.delete(plainType(type));
  }

  detachAll(): void {
    this.detach();
  }
}

/** `group|change` is an event of a group that is detached together; here it is the event alone. */
function plainType(type: string): string {
  return type.slice(type.indexOf('|') + 1);
}

export function together(subscriptions: readonly Subscription[]): Subscription {
  return {
    detach() {
      for (const subscription of subscriptions) subscription.detach();
    },
  };
}
