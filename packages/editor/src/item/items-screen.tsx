import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { collectionPath, collectionsQuery } from '../collection/queries.ts';
import { CreateLink, ListActions } from '../kit/document/actions.tsx';
import { Icon } from '../kit/icon.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { useItemActs } from './bulk/use-item-acts.tsx';
import { itemTones } from './item-state.ts';
import { itemTexts } from './messages.ts';
import { itemChoices, itemPath, itemsQuery, type ListedItem } from './queries.ts';

export function ItemsScreen() {
  const words = useTexts(itemTexts);
  const address = useListAddress(itemChoices);
  const items = usePagedRows(itemsQuery(address.asked));
  const { data: pages = [] } = useQuery(collectionsQuery);
  const { acts, dialog } = useItemActs(pages);
  const { collectionId } = address.asked;
  const create = (
    <Button
      component={Link}
      to={`${itemPath}/new`}
      search={(collectionId === undefined ? {} : { collectionId }) as never}
      leftSection={<Icon name="plus" size={18} />}
    >
      {words.create}
    </Button>
  );
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      actions={
        <ListActions listPath={itemPath}>
          <Button component={Link} to={collectionPath} variant="default" leftSection={<Icon name="grid" size={18} />}>
            {words.toPages}
          </Button>
          {create}
        </ListActions>
      }
      address={address}
      query={items}
      columns={useColumns(pages)}
      nameOf={({ title }) => title || words.untitled}
      hrefOf={({ id }) => `${itemPath}/${id}`}
      search={{ label: words.search, hint: words.searchHint }}
      filters={[
        ...(pages.length > 1
          ? [
              {
                name: 'collectionId',
                label: words.collection,
                options: Object.fromEntries(pages.map(({ id, title }) => [id, title])),
              },
            ]
          : []),
        { name: 'status', label: words.status, options: words.statuses },
      ]}
      bulkActs={acts}
      footer={dialog}
      empty={
        pages.length > 0
          ? { title: words.empty, text: words.emptyText, action: create }
          : {
              title: words.noPages,
              text: words.noPagesText,
              action: <CreateLink listPath={collectionPath}>{words.makePage}</CreateLink>,
            }
      }
    />
  );
}

function useColumns(pages: readonly { readonly id: string; readonly title: string }[]): readonly Column<ListedItem>[] {
  const words = useTexts(itemTexts);
  const format = useFormat();
  return [
    { key: 'title', title: words.name, role: 'title', cell: ({ title }) => title || words.untitled },
    {
      key: 'status',
      title: words.status,
      role: 'fact',
      cell: ({ facts: { status } }) => <StatusBadge tone={itemTones[status]}>{words.statuses[status]}</StatusBadge>,
    },
    {
      key: 'collection',
      title: words.collection,
      role: 'fact',
      cell: ({ facts: { collectionId } }) => pages.find(({ id }) => id === collectionId)?.title ?? '',
    },
    {
      key: 'publishAt',
      title: words.publishAt,
      role: 'detail',
      isDate: true,
      cell: ({ facts: { publishAt } }) => format.day(publishAt),
    },
  ];
}
