/**
 * Resolves when the popup interrupts nothing: the visitor is not typing, no other dialog is open, and the page is being
 * looked at.
 */
export function whenUndisturbed(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      // After a `focusout` the next field has not got the focus yet.
      setTimeout(() => {
        if (isDisturbed()) return;
        for (const [target, event] of changes) target.removeEventListener(event, look, true);
        resolve();
      });
    };
    for (const [target, event] of changes) target.addEventListener(event, look, true);
    look();
  });
}

/** `close` of a dialog does not bubble, so all of them are heard on the way down. */
const changes = [
  [document, 'focusout'],
  [document, 'close'],
  [document, 'visibilitychange'],
] as const;

function isDisturbed(): boolean {
  const isTyping = document.activeElement?.matches('input, select, textarea, [contenteditable]') === true;
  return isTyping || document.hidden || document.querySelector('dialog[open]') !== null;
}
