import { type GalleryBehaviour, galleryPosition } from '@awning/site-model';
import { type Tween, tween } from '../tween/tween.ts';
import { type Autoplay, startAutoplay } from './autoplay.ts';
import { drawIcon, iconButton } from './icon-button.ts';
import { createStatus } from './status.ts';
import { type Alignment, nearestSlide, scrollOf } from './strip-position.ts';

const ACTIVE = 'sqs-active-slide';

export interface Strip {
  /** While a lightbox is open, nothing moves behind it. */
  readonly hold: () => void;
  readonly release: () => void;
}

/** Arrows, keys, autoplay, thumbnails and dots of a slideshow or slider, which its visitors can already scroll. */
export function startStrip(container: HTMLElement, list: HTMLElement, behaviour: GalleryBehaviour): Strip {
  const slides = [...list.children] as HTMLElement[];
  const links = [...container.querySelectorAll<HTMLElement>('[data-slide]')];
  const status = createStatus();
  const { texts, seconds } = behaviour;
  let active = 0;
  let movement: Tween | undefined;

  const places = () => {
    const start = list.getBoundingClientRect().left - list.scrollLeft;
    const alignment = alignmentOf(container);
    return slides.map((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      return scrollOf({ left: left - start, width }, alignment, list.clientWidth, list.scrollWidth);
    });
  };

  function show(index: number): void {
    active = index;
    for (const [at, slide] of slides.entries()) slide.classList.toggle(ACTIVE, at === index);
    for (const link of links) {
      const isActive = Number(link.dataset['slide']) === index;
      if (isActive) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      if (isActive) keepInStrip(link);
    }
  }

  function move(index: number): void {
    const next = (index + slides.length) % slides.length;
    const start = list.scrollLeft;
    const distance = (places()[next] ?? 0) - start;
    movement?.stop();
    show(next);
    // Snapping would work against the movement.
    list.style.scrollSnapType = 'none';
    const own = tween((progress) => list.scrollTo({ left: start + distance * progress, behavior: 'instant' }));
    movement = own;
    void snapAfter(own);
  }

  async function snapAfter(own: Tween): Promise<void> {
    await own.finished;
    if (movement !== own) return;
    movement = undefined;
    list.style.removeProperty('scroll-snap-type');
  }

  function moveForVisitor(index: number): void {
    move(index);
    autoplay?.restart();
    const image = slides[active]?.querySelector('img');
    status.textContent = [galleryPosition(texts, active, slides.length), image?.alt ?? ''].filter(Boolean).join(': ');
  }

  const autoplay =
    seconds === undefined || slides.length < 2
      ? undefined
      : startAutoplay(seconds * 1000, () => move(active + 1), isMotionUnwanted() ? ['visitor'] : []);

  list.addEventListener('scroll', () => {
    if (movement === undefined) show(nearestSlide(places(), list.scrollLeft, active));
  });
  // A finger takes over.
  list.addEventListener('pointerdown', () => {
    movement?.stop();
    autoplay?.restart();
  });
  container.addEventListener('keydown', (event) => {
    const target = targetOfKey(event, active, slides.length);
    if (target === undefined) return;
    event.preventDefault();
    moveForVisitor(target);
  });
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      moveForVisitor(Number(link.dataset['slide']));
    });
  }
  const stage = list.parentElement;
  if (behaviour.hasControls && slides.length > 1) {
    stage?.append(
      iconButton('previous', texts.previous, () => moveForVisitor(active - 1)),
      iconButton('next', texts.next, () => moveForVisitor(active + 1)),
    );
  }
  if (autoplay !== undefined) {
    const name = () => (autoplay.isHeldFor('visitor') ? 'play' : 'pause');
    const button = iconButton(name(), texts[name()], () => {
      if (autoplay.isHeldFor('visitor')) autoplay.release('visitor');
      else autoplay.hold('visitor');
      drawIcon(button, name(), texts[name()]);
    });
    button.classList.add('gallery-button--autoplay');
    stage?.append(button);
    holdWhileUsed(container, autoplay);
  }
  container.append(status);
  // Somebody may have scrolled, or followed a thumbnail's link, before the script was there.
  show(nearestSlide(places(), list.scrollLeft, 0));
  return {
    hold: () => autoplay?.hold('lightbox'),
    release: () => autoplay?.release('lightbox'),
  };
}

/** Nothing moves by itself while it is pointed at, has the focus, or is out of sight. */
function holdWhileUsed(container: HTMLElement, autoplay: Autoplay): void {
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  container.addEventListener('pointerenter', (event) => isMouse(event) && autoplay.hold('pointer'));
  container.addEventListener('pointerleave', (event) => isMouse(event) && autoplay.release('pointer'));
  container.addEventListener('focusin', () => autoplay.hold('focus'));
  container.addEventListener('focusout', (event) => {
    if (!container.contains(event.relatedTarget as Node | null)) autoplay.release('focus');
  });
  const look = () => (document.hidden ? autoplay.hold('hidden') : autoplay.release('hidden'));
  document.addEventListener('visibilitychange', look);
  look();
}

function alignmentOf({ classList }: HTMLElement): Alignment {
  if (classList.contains('sqs-gallery-active-center')) return 'center';
  return classList.contains('sqs-gallery-active-right') ? 'right' : 'left';
}

function targetOfKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, active: number, count: number) {
  if (altKey || ctrlKey || metaKey) return undefined;
  return { ArrowLeft: active - 1, ArrowRight: active + 1, Home: 0, End: count - 1 }[key];
}

/** Scrolls the strip of thumbnails alone, never the page. */
function keepInStrip(link: HTMLElement): void {
  const strip = link.closest('ol');
  if (strip === null) return;
  const [inner, outer] = [link.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right) {
    strip.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2 });
  }
}

function isMotionUnwanted(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
