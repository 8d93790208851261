import {
  type Block,
  type BlockSettings,
  blockTypes,
  type Column,
  definitionOf,
  rowBlock,
  screenClasses,
  settingsOf,
} from '@awning/site-model';
import { blockComponents } from './components.ts';
import type { AreaAttributes, LayoutView } from './layout.ts';

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
  editedAs,
}: BlockAreaProps) {
  const isEdited = editedAs !== undefined;
  return (
    <div
      className={['sqs-layout', `sqs-grid-${columns}`, `columns-${columns}`, className].filter(Boolean).join(' ')}
      id={id}
      data-layout-label={label}
      data-type={type}
      data-updated-on={updatedOn}
      data-edit-area={editedAs}
    >
      {layout.content.map((block) =>
        block.type === rowBlock.name ? (
          <OwnRow key={block.props.id} row={block} isEdited={isEdited} />
        ) : (
          <Row key={block.props.id} columns={[{ span: columns, blocks: [block] }]} isEdited={isEdited} />
        ),
      )}
    </div>
  );
}

/** A row that an owner made. */
function OwnRow({ row, isEdited }: { readonly row: Block; readonly isEdited: boolean }) {
  const { columns, ...looks } = settingsOf(rowBlock, row);
  return <Row id={row.props.id} columns={columns} looks={rowClasses(looks)} isEdited={isEdited} />;
}

interface RowProps {
  /** Absent for a block that stands alone. */
  readonly id?: string;
  readonly columns: readonly Column[];
  readonly looks?: readonly string[];
  readonly isEdited: boolean;
}

function Row({ id, columns, looks = [], isEdited }: RowProps) {
  const isMarked = isEdited && id !== undefined;
  return (
    <div className={['row', 'sqs-row', ...looks].join(' ')} data-edit-row={isMarked ? id : undefined}>
      {columns.map((column, index) => (
        <div
          // Columns have no id, so they are keyed by index.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={`col sqs-col-${column.span} span-${column.span}`}
          data-edit-column={isMarked ? index : undefined}
        >
          {column.blocks.map((block) =>
            block.type === rowBlock.name ? (
              <OwnRow key={block.props.id} row={block} isEdited={isEdited} />
            ) : (
              <BlockFrame key={block.props.id} block={block} isEdited={isEdited} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

function BlockFrame({ block, isEdited }: { readonly block: Block; readonly isEdited: boolean }) {
  const { id, overrideHtml, at: _at, ...filled } = block.props;
  const definition = definitionOf(block.type);
  const screens = definition === undefined ? [] : screenClasses(definition, block);
  const Component = blockComponents[block.type];
  return (
    <div
      className={['sqs-block', `${block.type}-block`, `sqs-block-${block.type}`, ...screens].join(' ')}
      data-block-type={blockTypes.byName(block.type).code}
      id={`block-${id}`}
      data-edit-block={isEdited ? id : undefined}
    >
      {typeof overrideHtml === 'string' ? (
        // A theme replaces the markup of this type of block.
        <div className="sqs-block-content" dangerouslySetInnerHTML={{ __html: overrideHtml }} />
      ) : (
        <div className="sqs-block-content">
          {definition === undefined || Component === undefined ? null : (
            <Component {...filled} {...settingsOf(definition, block)} blockId={id} isEdited={isEdited} />
          )}
        </div>
      )}
    </div>
  );
}

/** A class for each setting that differs from how rows are by themselves. */
function rowClasses(looks: Omit<BlockSettings<typeof rowBlock>, 'columns'>): readonly string[] {
  const { tone, space, textSize, textAlignment, columnAlignment } = looks;
  return [
    ...(tone === 'none' ? [] : [`sqs-row--${tone}`]),
    ...(space === 'none' ? [] : [`sqs-row--space-${space}`]),
    ...(textSize === 'large' ? ['sqs-row--large'] : []),
    ...(textAlignment === 'center' ? ['sqs-row--center'] : []),
    ...(columnAlignment === 'middle' ? ['sqs-row--middle'] : []),
  ];
}
