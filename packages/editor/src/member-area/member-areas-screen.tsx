import { CreateLink, ListActions, useTrashAct } from '../kit/document/actions.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { memberAreaKind } from './member-area-kind.ts';
import { memberAreaTexts } from './messages.ts';
import { areaChoices, areasQuery, type ListedArea } from './queries.ts';

export function MemberAreasScreen() {
  const words = useTexts(memberAreaTexts);
  const address = useListAddress(areaChoices);
  const areas = usePagedRows(areasQuery(address.asked));
  const trash = useTrashAct(memberAreaKind);
  const create = <CreateLink listPath={memberAreaKind.listPath}>{words.create}</CreateLink>;
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      actions={<ListActions listPath={memberAreaKind.listPath}>{create}</ListActions>}
      address={address}
      query={areas}
      columns={useColumns()}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => `${memberAreaKind.listPath}/${id}`}
      search={{ label: words.search, hint: words.searchHint }}
      bulkActs={[trash]}
      empty={{ title: words.empty, text: words.emptyText, action: create }}
    />
  );
}

function useColumns(): readonly Column<ListedArea>[] {
  const words = useTexts(memberAreaTexts);
  const format = useFormat();
  return [
    { key: 'name', title: words.name, role: 'title', cell: ({ title }) => title },
    {
      key: 'pages',
      title: words.pages,
      role: 'detail',
      isNumber: true,
      cell: ({ facts }) => format.number(facts.pageCount),
    },
    {
      key: 'members',
      title: words.members,
      role: 'fact',
      isNumber: true,
      cell: ({ facts }) => format.number(facts.memberCount),
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
