import type { BlockSettings, htmlBlock } from '@awning/site-model';
import { type Edited, textMark } from '../layout/text-mark.ts';

/** The owner's text, cleaned when it was saved. */
export function HtmlBlock({ html, isEdited }: BlockSettings<typeof htmlBlock> & Edited) {
  return (
    <div className="sqs-html-content" dangerouslySetInnerHTML={{ __html: html }} {...textMark(isEdited, 'html')} />
  );
}
