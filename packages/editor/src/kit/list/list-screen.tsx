import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Card } from '../card.tsx';
import { Empty } from '../empty.tsx';
import { Loaded } from '../loaded.tsx';
import { kitTexts } from '../messages.ts';
import { Page } from '../page.tsx';
import { More } from '../records.tsx';
import { type BulkAct, BulkBar } from './bulk-bar.tsx';
import { type Column, checkColumns } from './columns.ts';
import { isNarrowed } from './list-address.ts';
import { type ListRow, ListTable } from './list-table.tsx';
import { type ListFilter, ListToolbar } from './list-toolbar.tsx';
import { ListWaiting } from './list-waiting.tsx';
import type { ListAddress } from './use-list-address.ts';
import { type Selection, useSelection } from './use-selection.ts';
import { useSteadyRows } from './use-steady-rows.ts';

interface ListScreenProps<Row extends ListRow> {
  readonly title: string;
  readonly lead?: string;
  readonly back?: ReactNode;
  /** The primary action of the list. */
  readonly actions?: ReactNode;
  readonly address: ListAddress;
  readonly query: PagedQuery<Row>;
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly hrefOf?: (row: Row) => string | undefined;
  readonly search?: { readonly label: string; readonly hint?: string };
  readonly filters?: readonly ListFilter[];
  /** What can be done with several rows at once; without any, nothing can be selected. */
  readonly bulkActs?: readonly BulkAct<Row>[];
  /** Says what will be here, and offers the first step. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** Draws the rows instead of the table, such as pictures side by side. */
  readonly draw?: ((rows: readonly Row[], selection: Selection<Row>) => ReactNode) | undefined;
  readonly children?: ReactNode;
  /** Below the list, such as a worked example of its rules. */
  readonly footer?: ReactNode;
}

/** A query of `usePagedRows`. */
export interface PagedQuery<Row> {
  readonly data: readonly Row[] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  /** Whether the rows are those of the question before, while the next are on their way. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Every list of the back office: title and primary action, search and filters, a table whose rows are links, acts for several rows. */
export function ListScreen<Row extends ListRow>(props: ListScreenProps<Row>) {
  const { title, lead, back, actions, address, columns, search, filters = [], bulkActs = [], children } = props;
  checkColumns(columns);
  const { query, props: steady } = useSteadyRows(props.query);
  const selection = useSelection(query.data ?? []);
  return (
    <Page title={title} {...(lead === undefined ? {} : { lead })} back={back} actions={actions}>
      {children}
      <ListToolbar label={title} address={address} search={search} filters={filters} columns={columns} />
      <Card isFlush>
        <div {...steady}>
          <Loaded query={query} as="list" waiting={<ListWaiting />}>
            {(rows) =>
              rows.length === 0 ? (
                <NoRows {...props} />
              ) : props.draw ? (
                props.draw(rows, selection)
              ) : (
                <ListTable
                  label={title}
                  rows={rows}
                  columns={columns}
                  nameOf={props.nameOf}
                  hrefOf={props.hrefOf}
                  selection={bulkActs.length > 0 ? selection : undefined}
                  sort={(address.asked as { readonly sort?: string }).sort}
                  onSort={(sort) => address.ask('sort', sort)}
                />
              )
            }
          </Loaded>
        </div>
      </Card>
      <More query={query} />
      {props.footer}
      <BulkBar selection={selection} acts={bulkActs} />
    </Page>
  );
}

function NoRows<Row extends ListRow>({
  address,
  empty,
  query,
}: Pick<ListScreenProps<Row>, 'address' | 'empty' | 'query'>) {
  const words = useTexts(kitTexts);
  if (query.hasNextPage) return <Empty title={words.noneFoundYet}>{words.noneFoundYetText}</Empty>;
  if (!isNarrowed(address.asked)) {
    return (
      <Empty title={empty.title} action={empty.action}>
        {empty.text}
      </Empty>
    );
  }
  return (
    <Empty
      title={words.noneFound}
      action={
        <Button variant="default" onClick={address.clear}>
          {words.showAll}
        </Button>
      }
    >
      {words.noneFoundText}
    </Empty>
  );
}
