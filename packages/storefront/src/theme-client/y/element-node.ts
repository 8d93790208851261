import type { Dom } from './dom.ts';

/** The part of a node that concerns its element alone: classes, attributes, data, styles, and what the browser does with it. */
export class ElementNode {
  readonly dom: Dom;
  readonly #data = new Map<string, unknown>();

  constructor(dom: Dom) {
    this.dom = dom;
  }

  /** Themes read this name. */
  // oxlint-disable-next-line no-underscore-dangle
  get _node(): Dom {
    return this.dom;
  }

  protected get element(): HTMLElement {
    return this.dom as HTMLElement;
  }

  getDOMNode(): Dom {
    return this.dom;
  }

  addClass(name: string): this {
    this.element.classList.add(...words(name));
    return this;
  }

  removeClass(name: string): this {
    this.element.classList.remove(...words(name));
    return this;
  }

  hasClass(name: string): boolean {
    return this.element.classList.contains(name);
  }

  toggleClass(name: string, isOn?: boolean): this {
    for (const word of words(name)) this.element.classList.toggle(word, isOn);
    return this;
  }

  replaceClass(old: string, name: string): this {
    return this.removeClass(old).addClass(name);
  }

  /** An empty text if there is none. */
  getAttribute(name: string): string {
    return this.element.getAttribute(name) ?? '';
  }

  setAttribute(name: string, value: unknown): this {
    this.element.setAttribute(name, String(value));
    return this;
  }

  removeAttribute(name: string): this {
    this.element.removeAttribute(name);
    return this;
  }

  hasAttribute(name: string): boolean {
    return this.element.hasAttribute(name);
  }

  getData(name?: string): unknown {
    if (name === undefined) return Object.assign({}, this.element.dataset, Object.fromEntries(this.#data));
    return this.#data.has(name) ? this.#data.get(name) : (this.element.getAttribute(`data-${name}`) ?? undefined);
  }

  setData(name: string, value: unknown): this {
    this.#data.set(name, value);
    return this;
  }

  clearData(name?: string): this {
    if (name === undefined) this.#data.clear();
    else this.#data.delete(name);
    return this;
  }

  getStyle(name: string): string {
    return this.element.style.getPropertyValue(property(name)) || this.getComputedStyle(name);
  }

  getComputedStyle(name: string): string {
    return getComputedStyle(this.element).getPropertyValue(property(name));
  }

  setStyle(name: string, value: string | number | null): this {
    const hasUnit = typeof value !== 'number' || unitless.has(property(name));
    this.element.style.setProperty(property(name), hasUnit ? String(value ?? '') : `${value}px`);
    return this;
  }

  setStyles(styles: Readonly<Record<string, string | number | null>>): this {
    for (const [name, value] of Object.entries(styles)) this.setStyle(name, value);
    return this;
  }

  show(): this {
    this.element.style.display = '';
    this.element.hidden = false;
    return this;
  }

  hide(): this {
    this.element.style.display = 'none';
    return this;
  }

  toggleView(isOn?: boolean): this {
    return (isOn ?? this.getComputedStyle('display') === 'none') ? this.show() : this.hide();
  }

  /** Runs the change as a transition of the browser, and then the callback. */
  transition(settings: Readonly<Record<string, unknown>>, callback?: () => void): this {
    const { duration = 0.5, easing = 'ease', delay = 0, ...styles } = settings;
    const keyframe = Object.fromEntries(
      Object.entries(styles).map(([name, to]) => [name, String((to as { value?: unknown }).value ?? to)]),
    );
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const times = { duration: isStill ? 0 : Number(duration) * 1000, delay: isStill ? 0 : Number(delay) * 1000 };
    const animation = this.element.animate(keyframe, { ...times, easing: easingOf(String(easing)) });
    const end = () => {
      this.setStyles(keyframe);
      callback?.call(this);
    };
    animation.finished.then(end, () => undefined);
    return this;
  }

  focus(): this {
    this.element.focus();
    return this;
  }

  blur(): this {
    this.element.blur();
    return this;
  }

  click(): this {
    this.element.click();
    return this;
  }

  submit(): this {
    (this.dom as HTMLFormElement).submit();
    return this;
  }

  reset(): this {
    (this.dom as HTMLFormElement).reset();
    return this;
  }

  select(): this {
    (this.dom as HTMLInputElement).select();
    return this;
  }

  scrollIntoView(alignToTop?: boolean): this {
    this.element.scrollIntoView(alignToTop);
    return this;
  }

  /** Plugins of the library are not here; the node stays as it is. */
  plug(): this {
    return this;
  }

  unplug(): this {
    return this;
  }
}

function words(name: string): string[] {
  return name.split(/\s+/).filter((word) => word !== '');
}

/** `marginLeft` and `margin-left` are the same. */
function property(name: string): string {
  return name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const unitless: ReadonlySet<string> = new Set([
  'opacity',
  'z-index',
  'font-weight',
  'line-height',
  'zoom',
  'flex',
  'order',
]);

function easingOf(name: string): string {
  return /^(?:linear|ease|ease-in|ease-out|ease-in-out|cubic-bezier\([\d., -]+\))$/.test(name) ? name : 'ease';
}
