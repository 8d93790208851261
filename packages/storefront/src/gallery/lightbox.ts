import { type GalleryTexts, galleryPosition } from '@awning/site-model';
import { afterResize, isTallerThanWindow, keepFocusInside, openModal } from '../lightbox/modal.ts';
import { screenKind } from '../screen/breakpoints.ts';
import { tween } from '../tween/tween.ts';
import { iconButton } from './icon-button.ts';
import { createStatus } from './status.ts';

interface LightboxOptions {
  /** The elements of a gallery, each with a picture and perhaps a caption. */
  readonly slides: readonly Element[];
  readonly index: number;
  readonly theme: 'dark' | 'light';
  readonly texts: GalleryTexts;
  readonly onClose: () => void;
}

/** The pictures of a gallery over the page, one at a time. */
export function openLightbox({ slides, index, theme, texts, onClose }: LightboxOptions): void {
  const dialog = document.createElement('dialog');
  dialog.className = `lightbox gallery-lightbox gallery-lightbox--${theme}`;
  dialog.setAttribute('aria-label', texts.pictures);
  const content = document.createElement('figure');
  const counter = document.createElement('p');
  counter.className = 'gallery-lightbox-counter';
  // Screen readers hear the number with the text of the picture.
  counter.setAttribute('aria-hidden', 'true');
  const status = createStatus();
  let at = index;

  function show(next: number): void {
    at = (next + slides.length) % slides.length;
    const slide = slides[at]!;
    const picture = enlarged(slide);
    const caption = slide.querySelector('figcaption')?.cloneNode(true);
    content.replaceChildren(picture, ...(caption === undefined ? [] : [caption]));
    counter.textContent = `${at + 1} / ${slides.length}`;
    const words = [
      picture.alt,
      ...[...(caption?.childNodes ?? [])].map(({ textContent }) => textContent?.trim() ?? ''),
    ];
    status.textContent = [galleryPosition(texts, at, slides.length), ...new Set(words.filter(Boolean))].join(': ');
    tween((progress) => {
      picture.style.opacity = String(progress);
    }, FADE_MS);
    measure();
    picture.addEventListener('load', measure);
    // On a phone one picture ahead is enough.
    const ahead = screenKind(innerWidth) === 'mobile' ? [1] : [1, -1];
    for (const step of ahead) enlarged(slides[(at + step + slides.length) % slides.length]!);
  }

  function measure(): void {
    content.className = 'lightbox-content gallery-lightbox-content';
    content.classList.toggle('lightbox-content--tall', isTallerThanWindow(content));
  }

  const endMeasuring = afterResize(measure);
  const close = () => {
    endMeasuring();
    closeModal();
    dialog.remove();
    onClose();
  };
  const step = (by: number) => () => show(at + by);
  const controls =
    slides.length === 1
      ? []
      : [iconButton('previous', texts.previous, step(-1)), iconButton('next', texts.next, step(1)), counter];
  dialog.append(iconButton('close', texts.close, close), content, ...controls, status);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === content) close();
  });
  dialog.addEventListener('keydown', (event) => {
    keepFocusInside(event, dialog);
    if (event.key === 'ArrowLeft') show(at - 1);
    if (event.key === 'ArrowRight') show(at + 1);
  });
  listenToSwipes(dialog, (by) => slides.length > 1 && show(at + by));
  document.body.append(dialog);
  const closeModal = openModal(dialog);
  show(index);
}

const FADE_MS = 150;

/** The same picture in the width of the window; browsers take the file that fits. */
function enlarged(slide: Element): HTMLImageElement {
  const shown = slide.querySelector('img');
  const picture = new Image();
  if (shown === null) return picture;
  picture.alt = shown.alt;
  for (const name of ['width', 'height']) picture.setAttribute(name, shown.getAttribute(name) ?? '');
  picture.sizes = '100vw';
  picture.srcset = shown.srcset;
  picture.src = shown.src;
  return picture;
}

const MIN_SWIPE_PX = 40;

/** A finger or pen that moves to the side further than up or down. */
function listenToSwipes(dialog: HTMLElement, onSwipe: (by: 1 | -1) => void): void {
  let start: PointerEvent | undefined;
  dialog.addEventListener('pointerdown', (event) => {
    start = event.pointerType === 'mouse' ? undefined : event;
  });
  dialog.addEventListener('pointerup', (event) => {
    if (start === undefined || event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    start = undefined;
    if (Math.abs(x) >= MIN_SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  });
}
