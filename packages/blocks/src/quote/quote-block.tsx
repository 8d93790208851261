import type { BlockSettings, quoteBlock } from '@awning/site-model';

export function QuoteBlock({ quote, source }: BlockSettings<typeof quoteBlock>) {
  return (
    <figure>
      {/* Cleaned when it was saved. */}
      <blockquote data-animation-role="quote" dangerouslySetInnerHTML={{ __html: quote }} />
      {source ? <figcaption className="source">{source}</figcaption> : null}
    </figure>
  );
}
