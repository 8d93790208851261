import { FORM_SENT_EVENT } from '../form/form-sent-event.ts';
import { afterResize, isTallerThanWindow, keepFocusInside, openModal } from '../lightbox/modal.ts';
import { afterClosing, afterSending, isHidden, readMemory, writeMemory } from './popup-memory.ts';
import { whenDue } from './when-due.ts';
import { whenUndisturbed } from './when-undisturbed.ts';

/** Opens the popup of the page when its time has come, unless this browser has seen enough of it. */
export async function startPopup(): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-popup]');
  if (!dialog) return;
  const rules = rulesOf(dialog);
  if (rules.isPreview) {
    openPopup(dialog, () => undefined);
    return;
  }
  const storage = usableStorage();
  // Where nothing can be remembered, it would come back on every page.
  const isOver = () => storage === undefined || isHidden(readMemory(storage), rules, Date.now());
  dialog.dataset['awake'] = isOver() ? 'hidden' : 'waiting';
  if (storage === undefined || isOver()) return;
  const { version } = rules;
  await whenDue(rules);
  dialog.dataset['awake'] = 'due';
  await whenUndisturbed();
  // Another tab may have closed it meanwhile.
  if (isOver()) return;
  addEventListener(FORM_SENT_EVENT, () => {
    if (dialog.open) writeMemory(storage, afterSending(readMemory(storage), version));
  });
  openPopup(dialog, () => writeMemory(storage, afterClosing(readMemory(storage), version, Date.now())));
}

function rulesOf({ dataset }: HTMLElement) {
  const { version, delay, scroll, days, preview } = dataset;
  return {
    version: Number(version),
    delaySeconds: Number(delay),
    scrollPercent: scroll === undefined ? undefined : Number(scroll),
    daysHidden: days === undefined ? undefined : Number(days),
    isPreview: preview !== undefined,
  };
}

/** Undefined where the browser keeps nothing. */
function usableStorage(): Storage | undefined {
  try {
    const probe = 'awning-probe';
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return undefined;
  }
}

function openPopup(dialog: HTMLDialogElement, onClose: () => void): void {
  const content = dialog.querySelector('.lightbox-content');
  nameByHeading(dialog);
  const closeModal = openModal(dialog);
  const measure = () => {
    if (content) content.classList.toggle('lightbox-content--tall', isTallerThanWindow(content));
  };
  measure();
  const endMeasuring = afterResize(measure);
  dialog.querySelector('.lightbox-close')?.addEventListener('click', closeModal);
  dialog.addEventListener('keydown', (event) => keepFocusInside(event, dialog));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) closeModal();
    // Whoever follows a link in it has read it.
    if (target instanceof Element && target.closest('a[href]')) onClose();
  });
  // Also after Escape, which closes a dialog by itself.
  dialog.addEventListener('close', () => {
    endMeasuring();
    closeModal();
    onClose();
  });
}

/** The owner's own heading says more than our word for it. */
function nameByHeading(dialog: HTMLElement): void {
  const heading = dialog.querySelector('h1, h2, h3');
  if (!heading) return;
  heading.id ||= 'awning-popup-title';
  dialog.setAttribute('aria-labelledby', heading.id);
}
