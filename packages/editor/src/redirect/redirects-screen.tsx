import { CreateLink, ListActions, useTrashAct } from '../kit/document/actions.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { AutomaticCard } from './automatic-card.tsx';
import { redirectTexts } from './messages.ts';
import { type ListedRedirect, redirectChoices, redirectPath, redirectsQuery } from './queries.ts';
import { redirectKind } from './redirect-kind.ts';

export function RedirectsScreen() {
  const words = useTexts(redirectTexts);
  const address = useListAddress(redirectChoices);
  const redirects = usePagedRows(redirectsQuery(address.asked));
  const trash = useTrashAct(redirectKind);
  const create = <CreateLink listPath={redirectPath}>{words.create}</CreateLink>;
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      actions={<ListActions listPath={redirectPath}>{create}</ListActions>}
      address={address}
      query={redirects}
      columns={useColumns()}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => `${redirectPath}/${id}`}
      search={{ label: words.search, hint: words.searchHint }}
      bulkActs={[trash]}
      empty={{ title: words.empty, text: words.emptyText, action: create }}
      footer={<AutomaticCard search={address.asked.search} />}
    />
  );
}

function useColumns(): readonly Column<ListedRedirect>[] {
  const words = useTexts(redirectTexts);
  const format = useFormat();
  return [
    { key: 'from', title: words.from, role: 'title', cell: ({ title }) => title },
    { key: 'to', title: words.to, role: 'fact', cell: ({ facts: { target } }) => target },
    {
      key: 'duration',
      title: words.duration,
      role: 'detail',
      cell: ({ facts: { status } }) => words.durations[status],
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
