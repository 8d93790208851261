import { domOf } from './y/dom.ts';

interface LoadConfig {
  /** `false` only places the picture; `viewport` waits until it comes near the window. */
  readonly load?: boolean | 'viewport';
  /** How the picture fits its container; without it, it keeps the theme's own size. */
  readonly mode?: 'fill' | 'fit' | null;
  readonly useAdvancedPositioning?: boolean;
  readonly dimensions?: Partial<Size>;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The widths that the server offers. */
const offeredWidths = [100, 300, 500, 750, 1000, 1500, 2500];

/** `ImageLoader`: loads the picture of `data-src` at the fitting width. Returns whether there is one. */
export const imageLoader = {
  load(image: unknown, config: LoadConfig = {}): boolean {
    const element = domOf(image);
    if (!(element instanceof HTMLImageElement)) return false;
    const source = element.dataset['src'] ?? element.dataset['image'];
    if (source === undefined || source === '') return false;
    if (config.mode === 'fill' || config.mode === 'fit') place(element, config.mode, config.dimensions);
    if (config.load === false) return true;
    element.loading = config.load === 'viewport' ? 'lazy' : 'eager';
    show(element, source, wantedWidth(element, config.dimensions?.width));
    return true;
  },
};

/** Loads every picture of a part of the page that a script would have to load; those far away only when they come near. */
export function loadImages(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    if (image.hasAttribute('src')) continue;
    imageLoader.load(image, { load: 'viewport' });
  }
}

function show(image: HTMLImageElement, source: string, wanted: number): void {
  const address = new URL(source, document.baseURI);
  const width = offeredWidths.find((offered) => offered >= wanted) ?? offeredWidths.at(-1)!;
  // Only pictures of this website are offered in several widths.
  if (address.origin === location.origin && !address.searchParams.has('format')) {
    address.searchParams.set('format', `${width}w`);
    image.dataset['imageResolution'] = `${width}w`;
  }
  if (image.src === address.href) return;
  const settle = () => {
    image.classList.remove('loading');
    image.dataset['load'] = 'true';
  };
  image.classList.add('loading');
  image.addEventListener('load', settle, { once: true });
  image.addEventListener('error', settle, { once: true });
  image.src = address.href;
}

/** The width in device pixels; a picture that is cropped to fill its container is wider than that. */
function wantedWidth(image: HTMLImageElement, given: number | undefined): number {
  const box = given ?? (image.clientWidth || image.parentElement?.clientWidth || innerWidth);
  return box * Math.min(devicePixelRatio, 2);
}

/** Sizes the picture inside its container, around its focal point. */
function place(image: HTMLImageElement, mode: 'fill' | 'fit', given: Partial<Size> = {}): void {
  const container = image.parentElement;
  const natural = naturalSize(image);
  if (container === null || natural === undefined) return;
  const width = given.width ?? container.clientWidth;
  const height = given.height ?? container.clientHeight;
  if (width === 0 || height === 0) return;
  const scales = [width / natural.width, height / natural.height] as const;
  const scale = mode === 'fill' ? Math.max(...scales) : Math.min(...scales);
  const [drawnWidth, drawnHeight] = [natural.width * scale, natural.height * scale];
  const { x, y } = focalPoint(image);
  if (getComputedStyle(image).position === 'static') image.style.position = 'relative';
  Object.assign(image.style, {
    width: `${drawnWidth}px`,
    height: `${drawnHeight}px`,
    maxWidth: 'none',
    left: `${offset(width, drawnWidth, x)}px`,
    top: `${offset(height, drawnHeight, y)}px`,
  });
  if (mode === 'fill' && getComputedStyle(container).overflow === 'visible') container.style.overflow = 'hidden';
}

/** The focal point comes to the middle of the container, as far as the picture covers it. */
function offset(available: number, drawn: number, focus: number): number {
  if (drawn <= available) return (available - drawn) / 2;
  return Math.min(0, Math.max(available - drawn, available / 2 - drawn * focus));
}

function naturalSize({ dataset, naturalWidth, naturalHeight }: HTMLImageElement): Size | undefined {
  const [width = 0, height = 0] = (dataset['imageDimensions'] ?? '').split('x').map(Number);
  if (width > 0 && height > 0) return { width, height };
  return naturalWidth > 0 ? { width: naturalWidth, height: naturalHeight } : undefined;
}

function focalPoint({ dataset }: HTMLImageElement): { x: number; y: number } {
  const [x = Number.NaN, y = Number.NaN] = (dataset['imageFocalPoint'] ?? '').split(',').map(Number);
  return Number.isNaN(x) || Number.isNaN(y) ? { x: 0.5, y: 0.5 } : { x, y };
}
