import { imageLoader } from '../image-loader.ts';
import { Base } from '../y/base.ts';
import { domOf, select } from '../y/dom.ts';
import { all } from '../y/node.ts';

const ACTIVE = 'sqs-active-slide';
const DEFAULT_TIMEOUT_MS = 5000;
const MIN_SWIPE = 40;

interface GalleryElements {
  readonly next?: unknown;
  readonly previous?: unknown;
  readonly controls?: unknown;
  readonly currentIndex?: unknown;
  readonly totalSlides?: unknown;
}

/** `Y.Squarespace.Gallery` and `Gallery2`: moves through the slides of a container that the theme has drawn. */
export class Gallery extends Base {
  readonly #slides: readonly HTMLElement[];
  readonly #ending = new AbortController();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(config: Readonly<Record<string, unknown>> = {}) {
    super(config);
    const container = domOf(config['container'] ?? config['element']);
    this.#slides = slidesOf(config, container instanceof HTMLElement ? container : undefined);
    const { next, previous } = this.#elements();
    this.#listen(next, () => this.#step(1));
    this.#listen(previous, () => this.#step(-1));
    for (const [index, control] of this.#controls().entries()) this.#listen(control, () => this.#go(index));
    if (container instanceof HTMLElement) this.#swipe(container);
    if (config['autoplay'] === true) this.#play(container instanceof HTMLElement ? container : undefined);
    this.#show(Number(config['currentIndex'] ?? 0) || 0);
  }

  override set(name: string, value: unknown): this {
    if (name === 'currentIndex') {
      this.#go(Number(value) || 0);
      return this;
    }
    return super.set(name, value);
  }

  next(): this {
    return this.#step(1);
  }

  previous(): this {
    return this.#step(-1);
  }

  /** After the container has changed its size. */
  refresh(): this {
    this.#show(this.#current());
    return this;
  }

  override destructor(): void {
    clearInterval(this.#timer);
    this.#ending.abort();
  }

  #elements(): GalleryElements {
    return this.get('elements') ?? {};
  }

  /** One for each slide; a theme names them, or the element that they are in. */
  #controls(): readonly Element[] {
    const named = elementsOf(this.#elements().controls);
    return named.length === 1 && this.#slides.length > 1 ? [...named[0]!.children] : named;
  }

  #current(): number {
    return Number(this.get('currentIndex') ?? 0) || 0;
  }

  #step(by: number): this {
    return this.#go(this.#current() + by);
  }

  #go(index: number): this {
    const { length } = this.#slides;
    if (length === 0) return this;
    const isWithin = index >= 0 && index < length;
    if (!isWithin && this.get('loop') === false) return this;
    this.#show(((index % length) + length) % length);
    return this;
  }

  #show(index: number): void {
    const slide = this.#slides[index];
    if (slide === undefined) return;
    const isStacked = (this.get('design') ?? 'stacked') === 'stacked';
    for (const [at, one] of this.#slides.entries()) {
      one.classList.toggle(ACTIVE, at === index);
      if (isStacked) one.style.display = at === index ? '' : 'none';
    }
    for (const image of select(slide, 'img[data-src]')) imageLoader.load(image, { load: true });
    if (!isStacked) slide.scrollIntoView({ block: 'nearest', inline: 'center' });
    const { currentIndex, totalSlides } = this.#elements();
    for (const counter of elementsOf(currentIndex)) counter.textContent = String(index + 1);
    for (const counter of elementsOf(totalSlides)) counter.textContent = String(this.#slides.length);
    for (const [at, control] of this.#controls().entries()) control.classList.toggle(ACTIVE, at === index);
    super.set('currentIndex', index);
    this.fire('itemChange', { newVal: index });
  }

  #listen(target: unknown, listener: () => void): void {
    for (const element of elementsOf(target)) {
      const onClick = (event: Event) => {
        event.preventDefault();
        listener();
      };
      element.addEventListener('click', onClick, { signal: this.#ending.signal });
    }
  }

  /** A finger that moves sideways turns the page. */
  #swipe(container: HTMLElement): void {
    let from: number | undefined;
    const { signal } = this.#ending;
    container.addEventListener('touchstart', ({ touches }) => (from = touches[0]?.clientX), { signal, passive: true });
    container.addEventListener(
      'touchend',
      ({ changedTouches }) => {
        const moved = from === undefined ? 0 : (changedTouches[0]?.clientX ?? from) - from;
        from = undefined;
        if (Math.abs(moved) >= MIN_SWIPE) this.#step(moved < 0 ? 1 : -1);
      },
      { signal, passive: true },
    );
  }

  /** Nothing moves by itself while it is looked at, or for visitors who want no motion. */
  #play(container: HTMLElement | undefined): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const options = (this.get('autoplayOptions') ?? {}) as { readonly timeout?: number };
    this.#timer = setInterval(() => {
      if (container?.matches(':hover, :focus-within') !== true && !document.hidden) this.#step(1);
    }, options.timeout ?? DEFAULT_TIMEOUT_MS);
  }
}

/** The slides are named, or they are several `element`s, or whatever is in the container. */
function slidesOf(config: Readonly<Record<string, unknown>>, container: HTMLElement | undefined): HTMLElement[] {
  const { slides, element } = config;
  if (typeof slides === 'string') return select(container ?? document, slides) as HTMLElement[];
  const elements = config['container'] === undefined ? [] : elementsOf(element);
  if (slides === undefined && elements.length > 1) return elements;
  return slides === undefined ? ([...(container?.children ?? [])] as HTMLElement[]) : elementsOf(slides);
}

function elementsOf(value: unknown): HTMLElement[] {
  return value == null
    ? []
    : all(value)
        .getDOMNodes()
        .filter((dom) => dom instanceof HTMLElement);
}
