import type { GalleryBehaviour } from '@awning/site-model';
import { type Strip, startStrip } from './strip.ts';

const started = new WeakSet<Element>();

/** Brings the galleries of the page to life that are not yet; a script of a theme may have added some. */
export function startGalleries(): void {
  for (const container of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
    if (started.has(container)) continue;
    started.add(container);
    startGallery(container);
  }
}

function startGallery(container: HTMLElement): void {
  const list = container.querySelector<HTMLElement>('.sqs-gallery');
  if (list === null) return;
  const behaviour = JSON.parse(container.dataset['gallery'] ?? '{}') as GalleryBehaviour;
  const isMoving = list.matches('.sqs-gallery-design-slideshow, .sqs-gallery-design-slider');
  const strip = isMoving ? startStrip(container, list, behaviour) : undefined;
  if (behaviour.lightbox !== undefined) enlargeOnClick(list, behaviour, behaviour.lightbox, strip);
}

/** A link opened in a new tab stays a link. */
function enlargeOnClick(list: HTMLElement, { texts }: GalleryBehaviour, theme: 'dark' | 'light', strip?: Strip): void {
  const slides = [...list.children];
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('.image-slide-anchor') : null;
    if (link === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    strip?.hold();
    const index = slides.findIndex((slide) => slide.contains(link));
    void import('./lightbox.ts').then(({ openLightbox }) =>
      openLightbox({ slides, index, theme, texts, onClose: () => strip?.release() }),
    );
  });
}
