import type { BlockSettings, htmlBlock } from '@awning/site-model';

/** The owner's text, cleaned when it was saved. */
export function HtmlBlock({ html }: BlockSettings<typeof htmlBlock>) {
  return <div className="sqs-html-content" dangerouslySetInnerHTML={{ __html: html }} />;
}
