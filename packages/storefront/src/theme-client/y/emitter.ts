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

interface Subscribed {
  readonly type: string;
  readonly group: string;
  readonly listener: Listener;
  readonly run: (given: readonly unknown[]) => void;
}

/** By the emitter, and not in it: scripts give the methods of `Y.EventTarget` to objects of their own. */
const subscribed = new WeakMap<object, Set<Subscribed>>();

function subscribedTo(emitter: object): Set<Subscribed> {
  const known = subscribed.get(emitter) ?? new Set();
  subscribed.set(emitter, known);
  return known;
}

/** Events by name, as `Y.Global` and the widgets have them. */
export class Emitter {
  on(types: Types, listener?: Listener, context?: unknown, ...details: readonly unknown[]): Subscription {
    if (typeof types === 'object' && !Array.isArray(types)) {
      const byType = Object.entries(types as Readonly<Record<string, Listener>>);
      return together(byType.map(([type, one]) => this.on(type, one, listener)));
    }
    if (typeof types !== 'string') return together(types.map((type) => this.on(type, listener, context, ...details)));
    if (typeof listener !== 'function') return together([]);
    const run = (given: readonly unknown[]) => {
      Reflect.apply(listener, context ?? this, [...given, ...details] as Parameters<Listener>);
    };
    const one: Subscribed = { ...namesOf(types), listener, run };
    const all = subscribedTo(this);
    all.add(one);
    return { detach: () => void all.delete(one) };
  }

  after(types: Types, listener?: Listener, context?: unknown, ...details: readonly unknown[]): Subscription {
    return this.on(types, listener, context, ...details);
  }

  subscribe(types: Types, listener?: Listener, context?: unknown, ...details: readonly unknown[]): Subscription {
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

  publish(): this {
    // Events need no declaration here.
    return this;
  }

  /** Every listener hears its own events only, so there is nobody to pass them on to. */
  addTarget(): this {
    return this;
  }

  /**
   * Listeners get an event with what the object says, or the given values themselves if the first is none. Returns
   * whether no listener prevented what follows.
   */
  fire(type: string, detail?: unknown, ...more: readonly unknown[]): boolean {
    let isPrevented = false;
    const prevent = () => void (isPrevented = true);
    const isPlain = detail !== undefined && (typeof detail !== 'object' || detail === null);
    const given = (isPlain ? {} : (detail ?? {})) as { readonly name?: string };
    const event = {
      type,
      target: this,
      currentTarget: this,
      details: detail === undefined ? [] : [detail, ...more],
      getName: () => given.name ?? type,
      preventDefault: prevent,
      halt: prevent,
      stopPropagation: () => undefined,
      stopImmediatePropagation: () => undefined,
      ...given,
    };
    const values = isPlain ? [detail, ...more] : [event, ...more];
    // A listener may add or end others.
    const listening = Array.from(subscribedTo(this));
    for (const one of listening) {
      if (one.type === plainType(type)) attempt(() => one.run(values));
    }
    return !isPrevented;
  }

  /** Ends what a name, a group such as `mine|*`, a listener or a subscription stands for; everything without one. */
  detach(type?: string | Subscription, listener?: Listener): this {
    if (typeof type === 'object') type.detach();
    else {
      const wanted = type === undefined ? undefined : namesOf(type);
      const all = subscribedTo(this);
      for (const one of all) {
        if (isMeant(one, wanted) && (listener === undefined || one.listener === listener)) all.delete(one);
      }
    }
    return this;
  }

  detachAll(): this {
    return this.detach();
  }

  unsubscribe(type?: string, listener?: Listener): this {
    return this.detach(type, listener);
  }
}

interface Names {
  readonly type: string;
  readonly group: string;
}

/** `group|change` is an event of a group that is detached together. */
export function namesOf(written: string): Names {
  const at = written.indexOf('|');
  return { group: written.slice(0, Math.max(at, 0)), type: written.slice(at + 1) };
}

/** Whether what is known by two names belongs to what somebody wants to end: a type, a group, or both. */
export function isMeant(one: Names, wanted: Names | undefined): boolean {
  if (wanted === undefined) return true;
  const isType = wanted.type === '*' || wanted.type === '' || wanted.type === one.type;
  return isType && (wanted.group === '' || wanted.group === one.group);
}

function plainType(type: string): string {
  return namesOf(type).type;
}

function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    reportError(error);
  }
}

export function together(subscriptions: readonly Subscription[]): Subscription {
  return {
    detach() {
      for (const subscription of subscriptions) subscription.detach();
    },
  };
}
