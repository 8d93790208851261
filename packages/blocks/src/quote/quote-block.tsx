import type { BlockSettings, quoteBlock } from '@awning/site-model';
import { type Edited, textMark } from '../layout/text-mark.ts';

export function QuoteBlock({ quote, source, isEdited }: BlockSettings<typeof quoteBlock> & Edited) {
  return (
    <figure>
      {/* Cleaned when it was saved. */}
      <blockquote
        data-animation-role="quote"
        dangerouslySetInnerHTML={{ __html: quote }}
        {...textMark(isEdited, 'quote')}
      />
      {source ? (
        <figcaption className="source" {...textMark(isEdited, 'source')}>
          {source}
        </figcaption>
      ) : null}
    </figure>
  );
}
