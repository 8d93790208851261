import type { BlockSettings, newsletterBlock } from '@awning/site-model';
import { FormBlock } from '../form/form-block.tsx';

interface NewsletterBlockProps extends BlockSettings<typeof newsletterBlock> {
  readonly islandHtml?: string;
}

/** A newsletter form below the block's own text. */
export function NewsletterBlock({ title, description, islandHtml }: NewsletterBlockProps) {
  return islandHtml === undefined ? null : (
    <div className="newsletter-block-wrapper">
      {title === '' && description === '' ? null : (
        <div className="newsletter-form-header">
          {title === '' ? null : <h2 className="newsletter-form-header-title">{title}</h2>}
          {description === '' ? null : (
            // Cleaned when it was saved.
            <div className="newsletter-form-header-description" dangerouslySetInnerHTML={{ __html: description }} />
          )}
        </div>
      )}
      <FormBlock islandHtml={islandHtml} />
    </div>
  );
}
