export interface HtmlBlockProps {
  readonly html?: string;
}

/** The owner's text. It was cleaned when it was saved. */
export function HtmlBlock({ html = '' }: HtmlBlockProps) {
  return <div className="sqs-html-content" dangerouslySetInnerHTML={{ __html: html }} />;
}
