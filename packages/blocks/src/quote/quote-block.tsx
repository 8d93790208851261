export interface QuoteBlockProps {
  readonly quote?: string;
  readonly source?: string;
}

export function QuoteBlock({ quote = '', source }: QuoteBlockProps) {
  return (
    <figure>
      {/* Cleaned when it was saved. */}
      <blockquote data-animation-role="quote" dangerouslySetInnerHTML={{ __html: quote }} />
      {source ? <figcaption className="source">{source}</figcaption> : null}
    </figure>
  );
}
