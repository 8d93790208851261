import { useEffect, useId, useRef } from 'react';

export interface AlertDialogProps {
  readonly title?: string;
  readonly text: string;
  readonly confirmText: string;
  readonly onConfirm: () => void;
  /** With it the dialog asks a question; Escape and this button mean no. */
  readonly cancel?: { readonly text: string; readonly onCancel: () => void };
}

/** A modal message. The browser keeps the focus inside and restores it when the dialog closes. */
export function AlertDialog({ title, text, confirmText, onConfirm, cancel }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="awning-dialog"
      role="alertdialog"
      aria-labelledby={title === undefined ? `${id}-text` : `${id}-title`}
      aria-describedby={title === undefined ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        (cancel?.onCancel ?? onConfirm)();
      }}
    >
      {title === undefined ? null : (
        <h2 className="awning-dialog-title" id={`${id}-title`}>
          {title}
        </h2>
      )}
      <p className="awning-dialog-text" id={`${id}-text`}>
        {text}
      </p>
      <div className="awning-dialog-buttons">
        {cancel === undefined ? null : (
          <button type="button" className="sqs-button-element--secondary" onClick={cancel.onCancel}>
            {cancel.text}
          </button>
        )}
        <button type="button" className="sqs-button-element--primary" onClick={onConfirm}>
          {confirmText}
        </button>
      </div>
    </dialog>
  );
}
