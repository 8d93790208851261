import { widgetTexts } from '../messages.ts';

/** A modal window of the browser, which keeps the focus inside and gives it back. Escape and its button close it. */
export function openDialog(className: string, label: string, parts: readonly Node[], onClose: () => void) {
  const dialog = document.createElement('dialog');
  dialog.className = className;
  dialog.setAttribute('aria-label', label);
  dialog.append(...parts);
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export function button(text: string, sign: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = sign;
  if (sign !== text) made.setAttribute('aria-label', text);
  made.addEventListener('click', onPress);
  return made;
}

export function closeButton(close: () => void): HTMLButtonElement {
  return button(widgetTexts().close, '×', close);
}
