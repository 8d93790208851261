import type { BlockSettings, newsletterBlock } from '@awning/site-model';
import { FormBlock } from '../form/form-block.tsx';
import { type Edited, textMark } from '../layout/text-mark.ts';

interface NewsletterBlockProps extends BlockSettings<typeof newsletterBlock>, Edited {
  readonly islandHtml?: string;
}

/** A newsletter form below the block's own text. */
export function NewsletterBlock({ title, description, islandHtml, isEdited }: NewsletterBlockProps) {
  return islandHtml === undefined ? null : (
    <div className="newsletter-block-wrapper">
      {title === '' && description === '' ? null : (
        <div className="newsletter-form-header">
          {title === '' ? null : (
            <h2 className="newsletter-form-header-title" {...textMark(isEdited, 'title')}>
              {title}
            </h2>
          )}
          {description === '' ? null : (
            // Cleaned when it was saved.
            <div
              className="newsletter-form-header-description"
              dangerouslySetInnerHTML={{ __html: description }}
              {...textMark(isEdited, 'description')}
            />
          )}
        </div>
      )}
      <FormBlock islandHtml={islandHtml} />
    </div>
  );
}
