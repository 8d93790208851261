import { readCookie } from '../../api/cookies.ts';
import { Base } from './base.ts';
import { select } from './dom.ts';
import { type NodeListener, subscribe, whenReady } from './dom-events.ts';
import { Emitter, type Subscription, together } from './emitter.ts';
import { bind, each, extend, Lang, later, merge, mix, some, throttle, YArray, YObject } from './language.ts';
import { all, one, YNode, YNodeList } from './node.ts';

type Module = (y: object, name: string) => void;

const modules = new Map<string, Module>();

/**
 * `Y`: the part of its library that themes use (THEME-FORMAT section 11). Everything is here already, so `use` runs its
 * callback at once.
 */
export function createY(more: object) {
  const events = new Emitter();
  let count = 0;
  const y = {
    ...more,
    one,
    all,
    on,
    once: (type: string, listener: NodeListener, target?: unknown) => on(type, listener, target, undefined, true),
    after: on,
    fire: (type: string, detail?: object) => events.fire(type, detail),
    delegate: (type: string, listener: NodeListener, root: unknown, within: string, context?: unknown) =>
      one(root)?.delegate(type, listener, within, context) ?? together([]),
    use(...names: readonly unknown[]) {
      const callback = names.at(-1);
      for (const name of names) {
        const module = typeof name === 'string' ? modules.get(name) : undefined;
        if (module === undefined) continue;
        modules.delete(name as string);
        module(y, name as string);
      }
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
    Widget: Base,
    EventTarget: Emitter,
    Lang,
    Array: YArray,
    Object: YObject,
    each,
    some,
    merge,
    mix,
    extend,
    augment: (receiver: { prototype: object }, supplier: { prototype: object }) =>
      mix(receiver.prototype, supplier.prototype),
    bind,
    rbind: bind,
    later,
    throttle,
    guid: (prefix = 'yui_') => `${prefix}${(count += 1)}`,
    stamp: (value: object) => one(value)?.get('id') ?? '',
    config: { win: window, doc: document },
    UA: {
      mobile: matchMedia('(pointer: coarse)').matches ? 'mobile' : null,
      touchEnabled: navigator.maxTouchPoints > 0,
    },
    JSON,
    Cookie: { get: (name: string) => readCookie(name) ?? null },
    Selector: { query: (selector: string, root: ParentNode & Node = document) => select(root, selector) },
    DOM: { byId: (id: string) => document.getElementById(id) },
    Escape: { html: escapeHtml },
    log: () => undefined,
    error: (message: string) => reportError(new Error(message)),
  };

  /** Events of the page, of what a selector names, or of scripts. */
  function on(type: string, listener: NodeListener, target?: unknown, context?: unknown, isOnce = false): Subscription {
    if (type === 'domready') {
      whenReady(() => void listener.call(context ?? y, { type } as never));
      return together([]);
    }
    if (type === 'available' || type === 'contentready') {
      whenReady(() => void all(target).each((node) => listener.call(context ?? node, { type } as never)));
      return together([]);
    }
    if (target === undefined && !isOfWindow(type)) return events.on(type, listener as never, context);
    const places = target === undefined ? [window] : all(target).getDOMNodes();
    return together(places.map((dom) => subscribe({ dom, wrap: one, type, listener, context, once: isOnce })));
  }

  return y;
}

/** `YUI().use(…)`, by which the oldest scripts come to `Y`, and `YUI.add(…)`, by which they divide themselves. */
export function createYui(y: object): object {
  return Object.assign(() => y, { add: (name: string, module: Module) => void modules.set(name, module), Env: {} });
}

const isOfWindow = (type: string) => `on${type}` in window || type === 'windowresize';

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
