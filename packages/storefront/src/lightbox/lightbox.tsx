import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { afterResize, isTallerThanWindow, keepFocusInside, openModal } from './modal.ts';

export interface LightboxProps {
  readonly title: string;
  readonly closeText: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog: the page behind does not scroll, the focus stays inside and returns afterwards. The button, Escape and a click
 * outside close it (D-153).
 */
export function Lightbox({ title, closeText, onClose, children }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const close = openModal(element);
    // The focus goes to the first question, not to the close button.
    element.querySelector<HTMLElement>('form :is(input, select, textarea):not([type="hidden"])')?.focus();
    return close;
  }, []);
  // After the effect that opens it: a closed dialog has no height.
  const isTall = useTallness(content);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog hears keys and clicks for what is in it
    <dialog
      ref={dialog}
      className="lightbox"
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => keepFocusInside(event, event.currentTarget)}
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

function useTallness(content: { readonly current: HTMLElement | null }): boolean {
  const [isTall, setTall] = useState(false);
  useEffect(() => {
    const measure = () => setTall(content.current !== null && isTallerThanWindow(content.current));
    measure();
    return afterResize(measure);
  }, [content]);
  return isTall;
}
