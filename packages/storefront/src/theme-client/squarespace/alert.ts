import { widgetTexts } from '../messages.ts';
import { Base } from '../y/base.ts';
import { button, openDialog } from './dialog.ts';

interface Strings {
  readonly title?: string;
  readonly message?: string;
  readonly confirm?: string;
}

/** `Y.Squarespace.Widgets.Alert`: a message that the visitor confirms. Its texts are shown as text, never as HTML. */
export class Alert extends Base {
  readonly #dialog: HTMLDialogElement;

  constructor(config: Readonly<Record<string, unknown>> = {}) {
    super(config);
    const { title, message, confirm } = stringsOf(config);
    const text = document.createElement('p');
    text.className = 'awning-dialog-text';
    text.textContent = message ?? '';
    const heading = document.createElement('h2');
    heading.className = 'awning-dialog-title';
    heading.textContent = title ?? '';
    const ok = button(confirm ?? widgetTexts().confirm, confirm ?? widgetTexts().confirm, () => this.close());
    ok.className = 'sqs-button-element--primary';
    const parts = [...(title ? [heading] : []), text, ok];
    this.#dialog = openDialog('awning-dialog', title || message || '', parts, () => this.fire('confirm'));
  }

  open(): this {
    return this;
  }

  close(): this {
    this.#dialog.close();
    return this;
  }

  override destructor(): void {
    this.close();
  }
}

function stringsOf(config: Readonly<Record<string, unknown>>): Strings {
  const { title, message, confirm } = { ...(config['strings'] as Strings | undefined) };
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    title: text(title ?? config['headerText'] ?? config['title']) ?? '',
    message: text(message ?? config['message'] ?? config['content'] ?? config['text']) ?? '',
    ...(confirm === undefined ? {} : { confirm }),
  };
}
