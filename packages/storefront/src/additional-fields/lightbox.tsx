import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface LightboxProps {
  readonly title: string;
  readonly closeText: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Storefront specification section 9. */
const resizeDelayMs = 100;

/**
 * A modal dialog: the page behind does not scroll, the focus stays inside and returns afterwards. The button, Escape and a click
 * outside close it (D-153).
 */
export function Lightbox({ title, closeText, onClose, children }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  const isTall = useTallness(content);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element !== null && !element.open) {
      element.showModal();
      // The focus goes to the first question, not to the close button.
      element.querySelector<HTMLElement>('form :is(input, select, textarea):not([type="hidden"])')?.focus();
    }
    document.documentElement.classList.add('lightbox-open');
    return () => {
      document.documentElement.classList.remove('lightbox-open');
      element?.close();
      (opener as HTMLElement | null)?.focus();
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog hears keys and clicks for what is in it
    <dialog
      ref={dialog}
      className="lightbox"
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => keepFocusInside(event, dialog.current)}
      onClick={(event) => event.target === dialog.current && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div ref={content} className={isTall ? 'lightbox-content lightbox-content--tall' : 'lightbox-content'}>
        <div className="lightbox-head">
          <h2 className="lightbox-title" id={`${id}-title`}>
            {title}
          </h2>
          <button type="button" className="lightbox-close" aria-label={closeText} onClick={onClose}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path
                d="M5 5l14 14M19 5 5 19"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinecap="round"
              />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Whether the content is taller than the window: then it is aligned to the top instead of the middle. */
function useTallness(content: { readonly current: HTMLElement | null }): boolean {
  const [isTall, setTall] = useState(false);
  useEffect(() => {
    const measure = () => setTall((content.current?.scrollHeight ?? 0) > window.innerHeight);
    let timer: number | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = window.setTimeout(measure, resizeDelayMs);
    };
    measure();
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, [content]);
  return isTall;
}

/** Tab moves from the last element to the first, and back; browsers would include their own toolbars. */
function keepFocusInside(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  if (event.key !== 'Tab' || dialog === null) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled, [type="hidden"]') && element.offsetParent !== null,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement === leaving) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
