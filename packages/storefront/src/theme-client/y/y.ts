import { Anim, Easing } from './anim.ts';
import { Do, Halt } from './aspects.ts';
import { Base } from './base.ts';
import { callable } from './callable.ts';
import { domOf, select } from './dom.ts';
import { type NodeListener, whenReady } from './dom-events.ts';
import { Emitter, type Subscription, together } from './emitter.ts';
import {
  augment,
  bind,
  cached,
  clone,
  each,
  extend,
  instanceOf,
  Lang,
  later,
  merge,
  mix,
  rbind,
  some,
  throttle,
  YArray,
  YObject,
} from './language.ts';
import { all, one, YNode, YNodeList } from './node.ts';
import { Get, io, QueryString } from './requests.ts';
import { browser, cookies, page } from './surroundings.ts';
import { Widget } from './widget.ts';

interface Module {
  readonly begin: (y: object, name: string) => void;
  readonly requires: readonly string[];
}

const modules = new Map<string, Module>();

/**
 * `Y`: the part of its library that themes use (THEME-FORMAT section 11). Everything is here already, so `use` runs its
 * callback at once.
 */
export function createY(more: object): object {
  const events = new Emitter();
  let count = 0;
  const y = {
    ...more,
    one,
    all,
    on,
    once,
    after: on,
    onceAfter: once,
    fire: (type: string, ...details: readonly unknown[]) => events.fire(type, ...details),
    publish: () => undefined,
    detach: (type: string | Subscription, _listener?: unknown, target?: unknown) => {
      if (target === undefined) events.detach(type);
      else for (const node of all(target).toArray()) node.detach(type);
    },
    delegate: (type: string, listener: NodeListener, root: unknown, within: string, context?: unknown) =>
      one(root)?.delegate(type, listener, within, context) ?? together([]),
    use(...names: readonly unknown[]) {
      const callback = names.at(-1);
      for (const name of names.flat()) if (typeof name === 'string') begin(name);
      if (typeof callback === 'function') Reflect.apply(callback, y, [y, { success: true }]);
      return y;
    },
    namespace(...paths: readonly string[]): unknown {
      return paths.map((path) => namespaceOf(y, path)).at(-1);
    },
    Global: new Emitter(),
    Node: YNode,
    NodeList: YNodeList,
    Base,
    Attribute: Base,
    AttributeCore: Base,
    BaseCore: Base,
    Widget,
    EventTarget: callable(Emitter),
    Anim,
    Easing,
    Transition: {},
    Plugin: { Base },
    Do: Object.assign({ Halt }, Do),
    io,
    Get,
    QueryString,
    Lang,
    Array: YArray,
    Object: YObject,
    each,
    some,
    merge,
    mix,
    extend,
    augment,
    bind,
    rbind,
    clone,
    cached,
    instanceOf,
    aggregate: mix,
    substitute: Lang.sub,
    soon: (callback: () => void) => later(0, undefined, callback),
    later,
    throttle,
    guid: (prefix = 'yui_') => `${prefix}${(count += 1)}`,
    stamp: (value: object) => one(value)?.get('id') ?? '',
    config: { win: window, doc: document },
    version: '3.17.2',
    Env: {},
    UA: browser(),
    JSON,
    Cookie: cookies,
    Selector: {
      query: (selector: string, root: ParentNode & Node = document) => select(root, selector),
      test: (element: unknown, selector: string) => one(element)?.test(selector) ?? false,
    },
    DOM: page,
    Event: {
      attach: (type: string, listener: NodeListener, target?: unknown, context?: unknown) =>
        on(type, listener, target, context),
      purgeElement: (target: unknown) =>
        void all(target)
          .toArray()
          .map((node) => node.detachAll()),
      simulate: (element: unknown, type: string) => one(element)?.simulate(type),
    },
    Escape: { html: escapeHtml, regex: (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|-]/g, String.raw`\$&`) },
    log: () => undefined,
    error: (message: string) => reportError(new Error(message)),
  };

  /** Runs a part that a script has added, after the parts that it needs. */
  function begin(name: string): void {
    const module = modules.get(name);
    if (module === undefined) return;
    modules.delete(name);
    for (const needed of module.requires) begin(needed);
    module.begin(y, name);
  }

  /** Events of the page, of what a selector names, or of scripts. */
  function on(
    types: string | readonly string[] | Readonly<Record<string, NodeListener>>,
    listener?: NodeListener,
    target?: unknown,
    context?: unknown,
    ...details: readonly unknown[]
  ): Subscription {
    if (typeof types === 'object') {
      const byType = Array.isArray(types)
        ? (types as readonly string[]).map((type) => on(type, listener, target, context, ...details))
        : Object.entries(types).map(([type, one]) => on(type, one as NodeListener, target, context));
      return together(byType);
    }
    return typeof listener === 'function' ? onOne(types, listener, target, context, details) : together([]);
  }

  function onOne(
    type: string,
    listener: NodeListener,
    target: unknown,
    context: unknown,
    details: readonly unknown[],
  ): Subscription {
    if (type === 'domready') {
      whenReady(() => void listener.call(context ?? y, { type } as never));
      return together([]);
    }
    if (type === 'available' || type === 'contentready') {
      whenReady(() => void all(target).each((node) => listener.call(context ?? node, { type } as never)));
      return together([]);
    }
    const places = target === undefined || !hasNodes(target) ? undefined : all(target).toArray();
    // Of an event of scripts, the third value is what the listener is called on.
    if (places === undefined && !isOfWindow(type)) {
      return events.on(type, listener as never, target, context, ...details);
    }
    return together((places ?? all(window).toArray()).map((node) => node.on(type, listener, context, ...details)));
  }

  function once(type: string, listener: NodeListener, target?: unknown): Subscription {
    const subscription = on(
      type,
      function first(this: unknown, ...given) {
        subscription.detach();
        return listener.apply(this, given);
      },
      target,
    );
    return subscription;
  }

  return y;
}

/** `YUI().use(…)`, by which the oldest scripts come to `Y`, and `YUI.add(…)`, by which they divide themselves. */
export function createYui(y: object): object {
  const add = (name: string, begin: Module['begin'], _version?: unknown, details: Partial<Module> = {}) =>
    void modules.set(name, { begin, requires: details.requires ?? [] });
  const others = Object.getOwnPropertyDescriptors(y);
  return Object.defineProperties(() => y, {
    ...others,
    add: { value: add, writable: true },
    Env: { value: {}, writable: true },
  });
}

const isOfWindow = (type: string) => `on${type}` in window || type === 'windowresize';

/** Whether something is or names a node, or several. */
function hasNodes(target: unknown): boolean {
  return (
    typeof target === 'string' || target instanceof YNodeList || domOf(target) !== undefined || Array.isArray(target)
  );
}

/** `Y.namespace('a.b')` is an object, which is made if there is none. */
function namespaceOf(root: object, path: string): object {
  return path
    .replace(/^YAHOO\./, '')
    .split('.')
    .reduce((at, name) => {
      if (!Object.hasOwn(at, name)) Object.defineProperty(at, name, { value: {}, writable: true, enumerable: true });
      return Reflect.get(at, name) as object;
    }, root);
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"'`/]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
