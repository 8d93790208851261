import { type Dom, domOf, fragmentOf, select } from './dom.ts';
import { type NodeListener, subscribe, subscribeToKeys } from './dom-events.ts';
import { ElementNode } from './element-node.ts';
import { isMeant, namesOf, type Subscription, together } from './emitter.ts';

type Content = string | YNode | YNodeList | Node | null | undefined;
type Where = 'before' | 'after' | 'replace' | number | YNode | Node | undefined;
type Test = string | ((node: YNode) => boolean);
type Types = string | readonly string[] | Readonly<Record<string, NodeListener>>;

const nodes = new WeakMap<object, YNode>();

/** The node of an element, a selector or another node; null if there is none. The same element has the same node. */
export function one(value: unknown): YNode | null {
  const dom = domOf(value);
  if (dom === undefined) return null;
  const known = nodes.get(dom) ?? new YNode(dom);
  nodes.set(dom, known);
  return known;
}

export function all(value: unknown): YNodeList {
  if (typeof value === 'string') return new YNodeList(select(document, value));
  if (value instanceof YNodeList) return value;
  const list =
    Array.isArray(value) || value instanceof NodeList || value instanceof HTMLCollection ? [...value] : [value];
  return new YNodeList(list.flatMap((entry) => domOf(entry) ?? []));
}

/**
 * A node of the library that older themes are written for (THEME-FORMAT section 11). It has the methods that they use;
 * each works on the element itself, so that scripts with and without the library can be mixed.
 */
export class YNode extends ElementNode {
  readonly #subscriptions = new Map<string, Set<Subscription>>();
  static #ids = 0;

  static create(html: string): YNode | null {
    const fragment = fragmentOf(html.trim());
    return one(fragment.childNodes.length === 1 ? fragment.firstChild : fragment);
  }

  static one(value: unknown): YNode | null {
    return one(value);
  }

  static getDOMNode(value: unknown): Dom | undefined {
    return domOf(value);
  }

  // Finding

  one(selector: string): YNode | null {
    return one(select(this.dom, selector)[0]);
  }

  all(selector: string): YNodeList {
    return new YNodeList(select(this.dom, selector));
  }

  ancestor(test?: Test, testSelf = false): YNode | null {
    return this.ancestors(test, testSelf).item(0);
  }

  /** From the nearest to the farthest. */
  ancestors(test?: Test, testSelf = false): YNodeList {
    const found: Element[] = [];
    let at: Element | null = testSelf ? this.element : this.element.parentElement;
    for (; at !== null; at = at.parentElement) if (passes(at, test)) found.push(at);
    return new YNodeList(found);
  }

  next(test?: Test): YNode | null {
    let at = this.element.nextElementSibling;
    while (at !== null && !passes(at, test)) at = at.nextElementSibling;
    return one(at);
  }

  previous(test?: Test): YNode | null {
    let at = this.element.previousElementSibling;
    while (at !== null && !passes(at, test)) at = at.previousElementSibling;
    return one(at);
  }

  siblings(test?: Test): YNodeList {
    const siblings = [...(this.element.parentElement?.children ?? [])].filter((other) => other !== this.dom);
    return new YNodeList(siblings.filter((other) => passes(other, test)));
  }

  test(selector: string): boolean {
    return passes(this.element, selector);
  }

  contains(other: unknown): boolean {
    const dom = domOf(other);
    return dom instanceof Node && this.element.contains(dom);
  }

  inDoc(): boolean {
    return this.element.isConnected;
  }

  compareTo(other: unknown): boolean {
    return domOf(other) === this.dom;
  }

  getById(id: string): YNode | null {
    return one(select(this.dom, `#${CSS.escape(id)}`)[0]);
  }

  // Places

  inViewportRegion(): boolean {
    return overlap(this.element.getBoundingClientRect(), new DOMRect(0, 0, innerWidth, innerHeight)) !== undefined;
  }

  /** Whether it lies in another node: a part of it, or all of it. */
  inRegion(other: unknown, isWhole = false): boolean {
    const own = this.element.getBoundingClientRect();
    const dom = domOf(other);
    const common = dom instanceof Element ? overlap(own, dom.getBoundingClientRect()) : undefined;
    if (common === undefined) return false;
    return !isWhole || (common.width >= own.width && common.height >= own.height);
  }

  intersect(other: unknown): object | null {
    const dom = domOf(other);
    const own = this.element.getBoundingClientRect();
    const common = dom instanceof Element ? overlap(own, dom.getBoundingClientRect()) : undefined;
    return common === undefined ? null : { ...region(common), inRegion: true, area: common.width * common.height };
  }

  /** Makes an id if there is none. */
  generateID(): string {
    if (this.element.id === '') this.element.id = `yui_${(YNode.#ids += 1)}`;
    return this.element.id;
  }

  // Properties

  setAttrs(values: Readonly<Record<string, unknown>>): this {
    for (const [name, value] of Object.entries(values)) this.set(name, value);
    return this;
  }

  get(name: string): unknown {
    switch (name) {
      case 'text':
        return this.element.textContent;
      case 'region':
        return region(this.element.getBoundingClientRect());
      case 'viewportRegion':
        return region(new DOMRect(0, 0, innerWidth, innerHeight));
      case 'winWidth':
        return innerWidth;
      case 'winHeight':
        return innerHeight;
      case 'docWidth':
        return document.documentElement.scrollWidth;
      case 'docHeight':
        return document.documentElement.scrollHeight;
      case 'docScrollX':
        return scrollX;
      case 'docScrollY':
        return scrollY;
      default:
        return wrapped(name.split('.').reduce<unknown>((value, part) => Object(value)[part], this.dom));
    }
  }

  set(name: string, value: unknown): this {
    if (name === 'text') this.element.textContent = String(value);
    else if (name === 'className' || name in this.dom) Reflect.set(this.dom, name, domOf(value) ?? value);
    else this.setAttribute(name, value);
    return this;
  }

  getX(): number {
    return this.element.getBoundingClientRect().left + scrollX;
  }

  getY(): number {
    return this.element.getBoundingClientRect().top + scrollY;
  }

  getXY(): [number, number] {
    return [this.getX(), this.getY()];
  }

  setX(x: number): this {
    return this.setXY([x, undefined]);
  }

  setY(y: number): this {
    return this.setXY([undefined, y]);
  }

  /** Moves it to a place of the page. */
  setXY([x, y]: readonly [number | undefined, number | undefined]): this {
    if (this.getComputedStyle('position') === 'static') this.setStyle('position', 'relative');
    const [left, top] = this.getXY();
    const shift = (name: string, by: number) =>
      this.setStyle(name, (Number.parseFloat(this.getComputedStyle(name)) || 0) + by);
    if (x !== undefined) shift('left', x - left);
    if (y !== undefined) shift('top', y - top);
    return this;
  }

  getAttrs(names: readonly string[] = ['id', 'className', 'value', 'text']): Record<string, unknown> {
    return Object.fromEntries(names.map((name) => [name, this.get(name)]));
  }

  // Content

  getHTML(): string {
    return this.element.innerHTML;
  }

  getContent(): string {
    return this.getHTML();
  }

  setHTML(content: Content): this {
    this.element.replaceChildren(...partsOf(content));
    return this;
  }

  setContent(content: Content): this {
    return this.setHTML(content);
  }

  append(content: Content): this {
    return this.insert(content);
  }

  appendChild(content: Content): YNode | null {
    const parts = partsOf(content);
    this.element.append(...parts);
    return one(parts[0]);
  }

  appendTo(parent: unknown): this {
    one(parent)?.append(this);
    return this;
  }

  prepend(content: Content): this {
    this.element.prepend(...partsOf(content));
    return this;
  }

  insert(content: Content, where?: Where): this {
    const parts = partsOf(content);
    if (where === 'before') this.element.before(...parts);
    else if (where === 'after') this.element.after(...parts);
    else if (where === 'replace') this.element.replaceChildren(...parts);
    else {
      const before = typeof where === 'number' ? this.element.childNodes[where] : domOf(where);
      for (const part of parts) this.element.insertBefore(part, (before as Node | undefined) ?? null);
    }
    return this;
  }

  insertBefore(content: Content, before?: unknown): YNode | null {
    const parts = partsOf(content);
    for (const part of parts) this.element.insertBefore(part, (domOf(before) as Node | undefined) ?? null);
    return one(parts[0]);
  }

  replace(content: Content): this {
    this.element.replaceWith(...partsOf(content));
    return this;
  }

  replaceChild(content: Content, old: unknown): this {
    one(old)?.replace(content);
    return this;
  }

  wrap(html: string): this {
    const wrapper = YNode.create(html);
    if (wrapper !== null) {
      this.element.before(wrapper.dom as Node);
      let inner = wrapper.dom as Element;
      while (inner.firstElementChild !== null) inner = inner.firstElementChild;
      inner.append(this.element);
    }
    return this;
  }

  unwrap(): this {
    const parent = this.element.parentElement;
    parent?.replaceWith(...parent.childNodes);
    return this;
  }

  cloneNode(isDeep = true): YNode | null {
    return one(this.element.cloneNode(isDeep));
  }

  empty(): this {
    this.element.replaceChildren();
    return this;
  }

  remove(isDestroyed = false): this {
    this.element.remove();
    if (isDestroyed) this.detachAll();
    return this;
  }

  removeChild(child: unknown): YNode | null {
    return one(child)?.remove() ?? null;
  }

  destroy(): void {
    this.remove(true);
  }

  hasChildNodes(): boolean {
    return this.element.hasChildNodes();
  }

  /** Calls a method of the element itself. */
  invoke(name: string, ...args: readonly unknown[]): unknown {
    const method: unknown = Reflect.get(this.dom, name);
    return typeof method === 'function' ? wrapped(Reflect.apply(method, this.dom, args)) : undefined;
  }

  each(callback: (node: YNode, index: number) => void, context?: unknown): this {
    callback.call(context ?? this, this, 0);
    return this;
  }

  // Events

  on(types: Types, listener?: NodeListener, context?: unknown, ...details: readonly unknown[]): Subscription {
    if (typeof types === 'object' && !Array.isArray(types)) {
      const byType = Object.entries(types as Readonly<Record<string, NodeListener>>);
      return together(byType.map(([type, listening]) => this.on(type, listening, listener)));
    }
    if (typeof types !== 'string') return together(types.map((type) => this.on(type, listener, context, ...details)));
    if (typeof listener !== 'function') return together([]);
    const shared = { dom: this.dom, wrap: one };
    if (types === 'key') {
      const [of, ...more] = details;
      return this.#kept(
        'key',
        subscribeToKeys({ ...shared, listener, keys: String(context), context: of, details: more }),
      );
    }
    if (types === 'hover' && typeof context === 'function') {
      return together([
        this.on('mouseenter', listener, details[0]),
        this.on('mouseleave', context as NodeListener, details[0]),
      ]);
    }
    return this.#kept(types, subscribe({ ...shared, type: types, listener, context, details }));
  }

  after(types: Types, listener?: NodeListener, context?: unknown, ...details: readonly unknown[]): Subscription {
    return this.on(types, listener, context, ...details);
  }

  once(type: string, listener: NodeListener, context?: unknown, ...details: readonly unknown[]): Subscription {
    const once = subscribe({ dom: this.dom, wrap: one, type, listener, context, details, once: true });
    return this.#kept(type, once);
  }

  delegate(
    types: string | readonly string[],
    listener: NodeListener,
    within: string,
    context?: unknown,
    ...details: readonly unknown[]
  ): Subscription {
    const each = typeof types === 'string' ? [types] : types;
    return together(
      each.map((type) =>
        this.#kept(type, subscribe({ dom: this.dom, wrap: one, type, listener, context, details, within })),
      ),
    );
  }

  /** Ends what a name or a group such as `mine|*` stands for, or one subscription. */
  detach(type?: string | Subscription): this {
    if (typeof type === 'object') type.detach();
    else {
      const wanted = type === undefined ? undefined : namesOf(type);
      for (const [known, subscriptions] of this.#subscriptions) {
        if (isMeant(namesOf(known), wanted)) for (const subscription of subscriptions) subscription.detach();
      }
    }
    return this;
  }

  detachAll(): this {
    return this.detach();
  }

  purge(): this {
    return this.detach();
  }

  fire(type: string, detail?: object): boolean {
    return this.dom.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), detail));
  }

  simulate(type: string): void {
    if (type === 'click') this.element.click();
    else this.fire(type);
  }

  #kept(type: string, subscription: Subscription): Subscription {
    const known = this.#subscriptions.get(type) ?? new Set();
    this.#subscriptions.set(type, known.add(subscription));
    return subscription;
  }
}

/** Several nodes. Methods of a single one work on all of them. */
export class YNodeList {
  readonly doms: Dom[];

  constructor(doms: readonly Dom[]) {
    this.doms = [...doms];
    return new Proxy(this, {
      get: (list, name, proxy: YNodeList) => (name in list ? Reflect.get(list, name, list) : forAll(proxy, name)),
    });
  }

  /** Themes read this name. */
  // oxlint-disable-next-line no-underscore-dangle
  get _nodes(): readonly Dom[] {
    return this.doms;
  }

  item(index: number): YNode | null {
    return one(this.doms[index < 0 ? this.doms.length + index : index]);
  }

  size(): number {
    return this.doms.length;
  }

  isEmpty(): boolean {
    return this.doms.length === 0;
  }

  getDOMNodes(): Dom[] {
    return [...this.doms];
  }

  toArray(): YNode[] {
    return this.doms.map((dom) => one(dom)!);
  }

  each(callback: (this: unknown, node: YNode, index: number, list: YNodeList) => void, context?: unknown): this {
    for (const [index, node] of this.toArray().entries()) callback.call(context ?? node, node, index, this);
    return this;
  }

  forEach(callback: (node: YNode, index: number, list: YNodeList) => void, context?: unknown): this {
    return this.each(callback, context);
  }

  some(callback: (node: YNode, index: number, list: YNodeList) => unknown, context?: unknown): boolean {
    return this.toArray().some((node, index) => Boolean(callback.call(context ?? node, node, index, this)));
  }

  map<Result>(callback: (node: YNode, index: number) => Result): Result[] {
    return this.toArray().map((node, index) => callback(node, index));
  }

  filter(test: Test): YNodeList {
    return new YNodeList(this.doms.filter((dom) => passes(dom as Element, test)));
  }

  indexOf(node: unknown): number {
    const dom = domOf(node);
    return dom === undefined ? -1 : this.doms.indexOf(dom);
  }

  slice(start?: number, end?: number): YNodeList {
    return new YNodeList(this.doms.slice(start, end));
  }

  concat(other: unknown): YNodeList {
    return new YNodeList([...this.doms, ...all(other).doms]);
  }

  push(...added: readonly unknown[]): number {
    return this.doms.push(...added.flatMap((node) => domOf(node) ?? []));
  }

  pop(): YNode | null {
    return one(this.doms.pop());
  }

  shift(): YNode | null {
    return one(this.doms.shift());
  }

  unshift(...added: readonly unknown[]): number {
    return this.doms.unshift(...added.flatMap((node) => domOf(node) ?? []));
  }

  splice(...values: [number, number?]): YNodeList {
    return new YNodeList(this.doms.splice(values[0], values[1] ?? this.doms.length));
  }

  toFrag(): YNode | null {
    const fragment = document.createDocumentFragment();
    fragment.append(...this.doms.filter((dom) => dom instanceof Node));
    return one(fragment);
  }

  odd(): YNodeList {
    return new YNodeList(this.doms.filter((_, index) => index % 2 === 1));
  }

  even(): YNodeList {
    return new YNodeList(this.doms.filter((_, index) => index % 2 === 0));
  }

  /** The values of all nodes. */
  get(name: string): unknown {
    return name === 'length' ? this.size() : this.toArray().map((node) => node.get(name));
  }

  on(types: Types, listener?: NodeListener, context?: unknown, ...details: readonly unknown[]): Subscription {
    return together(this.toArray().map((node) => node.on(types, listener, context, ...details)));
  }
}

/** Methods that only ask return the answers; the others return the list. */
function forAll(list: YNodeList, name: string | symbol): unknown {
  const method: unknown = Reflect.get(YNode.prototype, name);
  if (typeof method !== 'function') return undefined;
  return (...args: readonly unknown[]) => {
    const results = list.toArray().map((node) => Reflect.apply(method, node, args) as unknown);
    return results.every((result, index) => result === list.item(index)) ? list : results;
  };
}

function wrapped(value: unknown): unknown {
  if (value instanceof NodeList || value instanceof HTMLCollection) return new YNodeList([...value]);
  return value instanceof Node || value === window ? one(value) : value;
}

function passes(element: Element, test: Test | undefined): boolean {
  if (test === undefined) return true;
  if (typeof test === 'function') return test(one(element)!);
  try {
    return element instanceof Element && element.matches(test);
  } catch {
    return false;
  }
}

function partsOf(content: Content): Node[] {
  if (content instanceof YNodeList) return content.doms.filter((dom) => dom instanceof Node);
  if (typeof content === 'string') return [...fragmentOf(content).childNodes];
  const dom = domOf(content);
  return dom instanceof Node ? [dom] : [];
}

function overlap(one: DOMRect, other: DOMRect): DOMRect | undefined {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return right < left || bottom < top ? undefined : new DOMRect(left, top, right - left, bottom - top);
}

export function region({ left, top, width, height }: DOMRect) {
  const [x, y] = [left + scrollX, top + scrollY];
  return { left: x, top: y, right: x + width, bottom: y + height, width, height, 0: x, 1: y };
}
