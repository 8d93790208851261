import { blockTypes } from '@awning/site-model';
import type { ComponentType } from 'react';
import { ButtonBlock } from '../button/button-block.tsx';
import { FormBlock } from '../form/form-block.tsx';
import { GalleryBlock } from '../gallery/gallery-block.tsx';
import { HorizontalruleBlock } from '../horizontalrule/horizontalrule-block.tsx';
import { HtmlBlock } from '../html/html-block.tsx';
import { ImageBlock } from '../image/image-block.tsx';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { QuoteBlock } from '../quote/quote-block.tsx';
import { SpacerBlock } from '../spacer/spacer-block.tsx';
import { SummaryBlock } from '../summary/summary-block.tsx';
import type { AreaAttributes, BlockView, ColumnView, LayoutView } from './layout.ts';

export interface BlockAreaProps extends AreaAttributes {
  readonly layout: LayoutView;
}

/** A block area with the grid classes that themes style (THEME-FORMAT section 8). */
export function BlockArea({
  layout,
  id,
  label,
  className,
  columns = 12,
  updatedOn,
  type = 'block-field',
}: BlockAreaProps) {
  return (
    <div
      className={['sqs-layout', `sqs-grid-${columns}`, `columns-${columns}`, className].filter(Boolean).join(' ')}
      id={id}
      data-layout-label={label}
      data-type={type}
      data-updated-on={updatedOn}
    >
      {layout.content.map((block) =>
        block.type === 'row' ? (
          <Row key={block.props.id} columns={columnsOf(block)} />
        ) : (
          <Row key={block.props.id} columns={[{ span: columns, blocks: [block] }]} />
        ),
      )}
    </div>
  );
}

function Row({ columns }: { readonly columns: readonly ColumnView[] }) {
  return (
    <div className="row sqs-row">
      {columns.map((column, index) => (
        // Columns have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={`col sqs-col-${column.span} span-${column.span}`}>
          {column.blocks.map((block) =>
            block.type === 'row' ? (
              <Row key={block.props.id} columns={columnsOf(block)} />
            ) : (
              <BlockFrame key={block.props.id} block={block} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

function BlockFrame({ block }: { readonly block: BlockView }) {
  const { id, overrideHtml, ...settings } = block.props;
  const Block = components[block.type];
  return (
    <div
      className={`sqs-block ${block.type}-block sqs-block-${block.type}`}
      data-block-type={blockTypes.byName(block.type).code}
      id={`block-${id}`}
    >
      {typeof overrideHtml === 'string' ? (
        // A theme replaces the markup of this type of block.
        <div className="sqs-block-content" dangerouslySetInnerHTML={{ __html: overrideHtml }} />
      ) : (
        <div className="sqs-block-content">{Block === undefined ? null : <Block {...settings} />}</div>
      )}
    </div>
  );
}

function columnsOf(row: BlockView): readonly ColumnView[] {
  return (row.props['columns'] as readonly ColumnView[] | undefined) ?? [];
}

/** Names of Appendix E. A block whose type is not here leaves an empty frame. */
const components: Readonly<Record<string, ComponentType<Record<string, unknown>> | undefined>> = {
  html: HtmlBlock as ComponentType<Record<string, unknown>>,
  image: ImageBlock as ComponentType<Record<string, unknown>>,
  button: ButtonBlock as ComponentType<Record<string, unknown>>,
  spacer: SpacerBlock as ComponentType<Record<string, unknown>>,
  quote: QuoteBlock as ComponentType<Record<string, unknown>>,
  horizontalrule: HorizontalruleBlock,
  gallery: GalleryBlock as ComponentType<Record<string, unknown>>,
  form: FormBlock as ComponentType<Record<string, unknown>>,
  newsletter: NewsletterBlock as ComponentType<Record<string, unknown>>,
  'summary-v2': SummaryBlock as ComponentType<Record<string, unknown>>,
};
