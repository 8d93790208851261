import type { Dom } from './dom.ts';
import type { Subscription } from './emitter.ts';

/** An event of the browser with nodes of `Y` in the place of elements. */
interface NodeEvent {
  readonly _event: Event;
  readonly type: string;
  readonly target: unknown;
  readonly currentTarget: unknown;
  readonly relatedTarget: unknown;
  /** Where a delegated event is listened to. */
  readonly container: unknown;
  preventDefault(): void;
  stopPropagation(): void;
  stopImmediatePropagation(): void;
  /** Stops the event, and what the browser would do. */
  halt(): void;
  readonly [property: string]: unknown;
}

export type NodeListener = (this: unknown, event: NodeEvent, ...details: readonly unknown[]) => unknown;

/** Names of the library that browsers call otherwise. */
const browserNames: Readonly<Record<string, string>> = {
  tap: 'click',
  valuechange: 'input',
  valueChange: 'input',
  windowresize: 'resize',
  mousewheel: 'wheel',
  gesturemovestart: 'pointerdown',
  gesturemove: 'pointermove',
  gesturemoveend: 'pointerup',
};

/** Makes a node of `Y` of an element. */
type Wrap = (dom: unknown) => unknown;

interface Subscribing {
  readonly wrap: Wrap;
  readonly dom: Dom;
  readonly type: string;
  readonly listener: NodeListener;
  readonly context?: unknown;
  readonly details?: readonly unknown[];
  /** Only events inside an element that matches. */
  readonly within?: string;
  readonly once?: boolean;
}

export function subscribe({
  wrap,
  dom,
  type,
  listener,
  context,
  details = [],
  within,
  once = false,
}: Subscribing): Subscription {
  const ending = new AbortController();
  const plain = type.slice(type.indexOf('|') + 1);
  // Enter and leave do not bubble to where they are listened to for others.
  const name =
    within === undefined ? plain : plain.replace('mouseenter', 'mouseover').replace('mouseleave', 'mouseout');
  dom.addEventListener(
    browserNames[name] ?? name,
    (event) => {
      const current = within === undefined ? dom : matching(event.target, within, dom);
      if (current === undefined) return;
      if (once) ending.abort();
      const result = listener.call(context ?? wrap(current), facade(event, current, { dom, wrap }), ...details);
      if (result === false) event.preventDefault();
    },
    { signal: ending.signal },
  );
  return { detach: () => ending.abort() };
}

/** Keys by the specification of the library, such as `down:13,27` or `enter`. */
export function subscribeToKeys({
  keys,
  ...rest
}: Omit<Subscribing, 'type'> & { readonly keys: string }): Subscription {
  const [, kind = 'down', list = ''] = /^(?:(down|up|press):)?(.*)$/.exec(keys) ?? [];
  const wanted = new Set(list.split(/[,+]/).map((key) => keyCodes[key.trim().toLowerCase()] ?? Number(key)));
  const { dom, wrap, context, listener } = rest;
  const onKey: NodeListener = (event, ...details) =>
    wanted.has(event['keyCode'] as number) ? listener.call(context ?? wrap(dom), event, ...details) : undefined;
  return subscribe({ ...rest, type: kind === 'up' ? 'keyup' : 'keydown', listener: onKey });
}

const keyCodes: Readonly<Record<string, number>> = {
  enter: 13,
  esc: 27,
  escape: 27,
  space: 32,
  tab: 9,
  backspace: 8,
  left: 37,
  up: 38,
  right: 39,
  down: 40,
};

function matching(target: EventTarget | null, selector: string, root: Dom): Element | undefined {
  const element = target instanceof Element ? target.closest(selector) : null;
  return element !== null && (!(root instanceof Node) || root.contains(element)) ? element : undefined;
}

function facade(event: Event, current: Dom, { dom, wrap }: Pick<Subscribing, 'dom' | 'wrap'>): NodeEvent {
  return new Proxy(
    {
      _event: event,
      type: event.type,
      target: wrap(event.target),
      currentTarget: wrap(current),
      relatedTarget: wrap((event as MouseEvent).relatedTarget),
      container: wrap(dom),
      preventDefault: () => event.preventDefault(),
      stopPropagation: () => event.stopPropagation(),
      stopImmediatePropagation: () => event.stopImmediatePropagation(),
      halt: () => {
        event.preventDefault();
        event.stopPropagation();
      },
    },
    {
      get: (own, name) => (Reflect.has(own, name) ? Reflect.get(own, name) : ofBrowser(event, name)),
    },
  );
}

/** Browsers turn a wheel the other way round, and in pixels. */
function ofBrowser(event: Event, name: string | symbol): unknown {
  if (name === 'wheelDelta' && event instanceof WheelEvent) return -Math.sign(event.deltaY);
  if (name === 'newVal') return (event.target as HTMLInputElement | null)?.value;
  return Reflect.get(event, name);
}

export function whenReady(listener: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', listener, { once: true });
  else listener();
}
