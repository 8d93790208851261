import { itemPath } from '../item/queries.ts';
import { BackLink } from '../kit/back-link.tsx';
import { CreateLink, ListActions, useTrashAct } from '../kit/document/actions.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { collectionKind } from './collection-kind.ts';
import { kindName } from './kind-name.ts';
import { collectionTexts } from './messages.ts';
import { collectionChoices, collectionListQuery, collectionPath, type ListedCollection } from './queries.ts';

export function CollectionsScreen() {
  const words = useTexts(collectionTexts);
  const address = useListAddress(collectionChoices);
  const collections = usePagedRows(collectionListQuery(address.asked));
  const trash = useTrashAct(collectionKind);
  const create = <CreateLink listPath={collectionPath}>{words.create}</CreateLink>;
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      back={<BackLink to={itemPath}>{words.toPosts}</BackLink>}
      actions={<ListActions listPath={collectionPath}>{create}</ListActions>}
      address={address}
      query={collections}
      columns={useColumns()}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => `${collectionPath}/${id}`}
      search={{ label: words.search, hint: words.searchHint }}
      filters={[{ name: 'status', label: words.status, options: words.statuses }]}
      bulkActs={[trash]}
      empty={{ title: words.empty, text: words.emptyText, action: create }}
    />
  );
}

function useColumns(): readonly Column<ListedCollection>[] {
  const words = useTexts(collectionTexts);
  const format = useFormat();
  return [
    { key: 'title', title: words.name, role: 'title', cell: ({ title }) => title },
    {
      key: 'status',
      title: words.status,
      role: 'fact',
      cell: ({ facts: { status } }) => (
        <StatusBadge tone={status === 'published' ? 'good' : 'quiet'}>{words.statuses[status]}</StatusBadge>
      ),
    },
    { key: 'kind', title: words.kind, role: 'detail', cell: ({ facts: { typeName } }) => kindName(typeName, words) },
    {
      key: 'address',
      title: words.address,
      role: 'fact',
      cell: ({ facts: { slug, isHomepage } }) => (isHomepage ? words.homepage : `/${slug}`),
    },
    {
      key: 'changed',
      title: words.changed,
      role: 'detail',
      isDate: true,
      cell: ({ changedAt }) => (changedAt === null ? '' : format.day(changedAt)),
    },
  ];
}
