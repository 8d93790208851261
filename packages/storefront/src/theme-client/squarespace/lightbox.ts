import { imageLoader } from '../image-loader.ts';
import { widgetTexts } from '../messages.ts';
import { Base } from '../y/base.ts';
import { domOf } from '../y/dom.ts';
import { all, YNodeList } from '../y/node.ts';
import { button, closeButton, openDialog } from './dialog.ts';

interface Picture {
  readonly source: string;
  readonly description: string;
}

/** `Y.Squarespace.Lightbox` and `Lightbox2`: pictures over the page, one at a time. */
export class Lightbox extends Base {
  readonly #pictures: readonly Picture[];
  #index: number;
  #dialog: HTMLDialogElement | undefined;
  readonly #image = document.createElement('img');

  constructor(config: Readonly<Record<string, unknown>> = {}) {
    super(config);
    this.#pictures = picturesOf(config['set'] ?? config['content'] ?? config['images'] ?? config['slides']);
    this.#index = Number(config['currentSetIndex'] ?? config['currentIndex'] ?? 0) || 0;
  }

  override render(): this {
    if (this.#dialog !== undefined || this.#pictures.length === 0) return this;
    const words = widgetTexts();
    const close = closeButton(() => this.close());
    const steps =
      this.#pictures.length === 1
        ? []
        : [button(words.previous, '‹', () => this.#step(-1)), button(words.next, '›', () => this.#step(1))];
    this.#dialog = openDialog('sqs-lightbox awning-lightbox', words.pictures, [this.#image, close, ...steps], () => {
      this.#dialog = undefined;
      this.fire('close');
    });
    Object.assign(this.#dialog.style, frame);
    Object.assign(this.#image.style, { maxWidth: '90vw', maxHeight: '85vh', objectFit: 'contain' });
    for (const control of [close, ...steps]) Object.assign(control.style, controlStyle);
    Object.assign(close.style, { top: '16px', right: '16px' });
    for (const [at, side] of ['left', 'right'].entries()) {
      Object.assign(steps[at]?.style ?? {}, { [side]: '16px', top: 'calc(50vh - 22px)' });
    }
    this.#dialog.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowLeft') this.#step(-1);
      if (key === 'ArrowRight') this.#step(1);
    });
    this.#show();
    return this;
  }

  open(): this {
    return this.render();
  }

  show(): this {
    return this.render();
  }

  close(): this {
    this.#dialog?.close();
    return this;
  }

  hide(): this {
    return this.close();
  }

  override destructor(): void {
    this.close();
  }

  #step(by: number): void {
    const { length } = this.#pictures;
    this.#index = (this.#index + by + length) % length;
    this.#show();
  }

  #show(): void {
    const { source, description } = this.#pictures[this.#index] ?? this.#pictures[0]!;
    this.#image.alt = description;
    this.#image.dataset['src'] = source;
    imageLoader.load(this.#image, { load: true, dimensions: { width: innerWidth } });
    this.fire('itemChange', { newVal: this.#index });
  }
}

const frame = {
  display: 'grid',
  placeItems: 'center',
  position: 'fixed',
  inset: '0',
  width: '100vw',
  height: '100vh',
  maxWidth: 'none',
  maxHeight: 'none',
  border: '0',
  padding: '0',
  background: 'rgba(0, 0, 0, .9)',
};

const controlStyle = {
  position: 'fixed',
  width: '44px',
  height: '44px',
  border: '0',
  color: '#fff',
  background: 'rgba(0, 0, 0, .5)',
  font: '28px/1 sans-serif',
  cursor: 'pointer',
};

/** Pictures as themes name them: nodes, elements, addresses, or objects with one of these as `content`. */
function picturesOf(set: unknown): Picture[] {
  const entries: unknown[] =
    set instanceof YNodeList || typeof set === 'string' ? all(set).toArray() : Array.isArray(set) ? set : [set];
  return entries.flatMap((entry) => {
    const { content = entry, assetUrl } = Object(entry) as { readonly content?: unknown; readonly assetUrl?: unknown };
    if (typeof assetUrl === 'string') return [{ source: assetUrl, description: '' }];
    const element = domOf(content);
    if (!(element instanceof Element)) return [];
    const image = element.matches('img') ? element : (element.querySelector('img') ?? element);
    const source = ['data-src', 'data-image', 'src', 'href'].map((name) => image.getAttribute(name)).find(Boolean);
    return source == null ? [] : [{ source, description: image.getAttribute('alt') ?? '' }];
  });
}
