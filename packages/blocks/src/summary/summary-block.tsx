import type { BlockSettings, summaryV2Block } from '@awning/site-model';
import { NoPicture } from '../image/no-picture.tsx';
import type { Picture } from '../image/picture.ts';
import { PictureElement } from '../image/picture-element.tsx';

export interface SummaryItem {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  /** HTML, cleaned when it was saved. */
  readonly excerpt?: string;
  readonly mainImage?: Picture;
  /** The date for people, and for the `datetime` attribute. */
  readonly date?: { readonly text: string; readonly iso: string };
  /** The theme's HTML for the price and status of a product. */
  readonly priceHtml?: string;
  readonly statusHtml?: string;
}

interface SummaryBlockProps extends BlockSettings<typeof summaryV2Block> {
  readonly items?: readonly SummaryItem[];
}

export function SummaryBlock({ design, items = [], headingLevel }: SummaryBlockProps) {
  return (
    <div className={`summary-block-wrapper summary-design-${design} sqs-gallery-design-${design}`}>
      <ul className="summary-item-list" data-count={items.length}>
        {items.map((item) => (
          <li className="summary-item" key={item.id}>
            <SummaryEntry item={item} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SummaryEntryProps {
  readonly item: SummaryItem;
  readonly headingLevel: 2 | 3;
}

/** One link per entry, on the title, so that a screen reader reads it once; the theme stretches it over the whole card. */
function SummaryEntry({ item, headingLevel }: SummaryEntryProps) {
  const Heading = `h${headingLevel}` as const;
  const isProduct = item.priceHtml !== undefined;
  return (
    <article className={isProduct ? 'summary-item-record-type-store-item' : 'summary-item-record-type-text'}>
      {item.mainImage === undefined && !isProduct ? null : (
        <div className="summary-thumbnail-outer-container">
          <div className="summary-thumbnail-container">
            <div className="summary-thumbnail">
              {item.mainImage === undefined ? (
                <NoPicture size={32} />
              ) : (
                <PictureElement
                  className="summary-thumbnail-image"
                  picture={{ ...item.mainImage, altText: '' }}
                  sizes="(min-width: 1024px) 30vw, (min-width: 600px) 50vw, 100vw"
                />
              )}
            </div>
            {item.statusHtml ? <div dangerouslySetInnerHTML={{ __html: item.statusHtml }} /> : null}
          </div>
        </div>
      )}
      <div className="summary-content">
        {item.date === undefined ? null : (
          <div className="summary-metadata-container">
            <time className="summary-metadata-item summary-metadata-item--date" dateTime={item.date.iso}>
              {item.date.text}
            </time>
          </div>
        )}
        <Heading className="summary-title">
          <a href={item.fullUrl} className="summary-title-link">
            {item.title}
          </a>
        </Heading>
        {item.priceHtml ? <div className="summary-price" dangerouslySetInnerHTML={{ __html: item.priceHtml }} /> : null}
        {item.excerpt ? <div className="summary-excerpt" dangerouslySetInnerHTML={{ __html: item.excerpt }} /> : null}
      </div>
    </article>
  );
}
