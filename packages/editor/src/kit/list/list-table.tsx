import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/texts.ts';
import { Icon } from '../icon.tsx';
import { kitTexts } from '../messages.ts';
import { type Column, nextSort, sortDirection } from './columns.ts';
import style from './list-table.module.css';
import type { Selection } from './use-selection.ts';

export interface ListRow {
  readonly id: string;
}

export interface ListTableProps<Row extends ListRow> {
  /** What is listed, for people who hear the table. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** What a row is called, where its checkbox stands alone. */
  readonly nameOf: (row: Row) => string;
  /** Where a row leads. */
  readonly hrefOf?: ((row: Row) => string | undefined) | undefined;
  readonly selection?: Selection<Row> | undefined;
  readonly sort?: string | undefined;
  readonly onSort?: ((sort: string | undefined) => void) | undefined;
}

/** A table whose rows are links. On a phone each row is a card with two facts. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { label, rows, columns, selection } = props;
  return (
    <table className={style['table']} aria-label={label}>
      <thead className={style['head']}>
        <tr>
          {selection && <SelectAll selection={selection} />}
          {columns.map((column) => (
            <Heading key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.id} row={row} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function SelectAll<Row extends ListRow>({ selection }: { readonly selection: Selection<Row> }) {
  const words = useTexts(kitTexts);
  return (
    <th scope="col" className={style['tick']}>
      <Checkbox
        size="xs"
        aria-label={words.selectAll}
        checked={selection.isAll}
        indeterminate={!selection.isAll && selection.rows.length > 0}
        onChange={selection.toggleAll}
      />
    </th>
  );
}

interface HeadingProps<Row> {
  readonly column: Column<Row>;
  readonly sort: string | undefined;
  readonly onSort: ((sort: string | undefined) => void) | undefined;
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const direction = sortDirection(column, sort);
  const isHidden = column.role === 'picture';
  return (
    <th
      scope="col"
      aria-sort={direction}
      data-number={column.isNumber}
      className={isHidden ? style['picture'] : undefined}
    >
      {direction !== undefined && onSort ? (
        <UnstyledButton
          className={style['sort'] ?? ''}
          data-direction={direction}
          onClick={() => onSort(nextSort(column, sort))}
        >
          {column.title}
          <Icon name={direction === 'descending' ? 'down' : 'up'} size={14} />
        </UnstyledButton>
      ) : isHidden ? (
        <VisuallyHidden>{column.title}</VisuallyHidden>
      ) : (
        column.title
      )}
    </th>
  );
}

interface TableRowProps<Row extends ListRow> extends ListTableProps<Row> {
  readonly row: Row;
}

function TableRow<Row extends ListRow>({ row, columns, selection, nameOf, hrefOf }: TableRowProps<Row>) {
  const words = useTexts(kitTexts);
  const href = hrefOf?.(row);
  const isSelected = selection?.has(row) ?? false;
  return (
    <tr className={style['row']} data-link={href !== undefined} data-selected={isSelected}>
      {selection && (
        <td className={style['tick']}>
          <Checkbox
            size="xs"
            aria-label={words.selectRow(nameOf(row))}
            checked={isSelected}
            onChange={() => selection.toggle(row)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={style[column.role]} data-number={column.isNumber} data-date={column.isDate}>
          {column.role === 'title' && href !== undefined ? (
            <Link to={href} className={style['link']}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
