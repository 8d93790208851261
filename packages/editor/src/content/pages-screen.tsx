import type { ComponentProps } from 'react';
import { useShownLanguages } from '../app/session.ts';
import { CreateLink, ListActions, useTrashAct } from '../kit/document/actions.tsx';
import { LanguageStates } from '../kit/fields/language-states.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { StatusBadge, type Tone } from '../kit/status-badge.tsx';
import { navigationTexts } from '../navigation/messages.ts';
import { usePageMenus } from '../navigation/use-page-menus.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { pageTexts } from './messages.ts';
import { pageKind } from './page-kind.ts';
import { type ListedPage, pageChoices, pagePath, pagesQuery } from './queries.ts';

export function PagesScreen() {
  const words = useTexts(pageTexts);
  const address = useListAddress(pageChoices);
  const pages = usePagedRows(pagesQuery(address.asked));
  const trash = useTrashAct(pageKind);
  const create = <CreateLink listPath={pagePath}>{words.create}</CreateLink>;
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      actions={<ListActions listPath={pagePath}>{create}</ListActions>}
      address={address}
      query={pages}
      columns={useColumns()}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => `${pagePath}/${id}`}
      search={{ label: words.search, hint: words.searchHint }}
      filters={[{ name: 'status', label: words.status, options: words.statuses }]}
      bulkActs={[trash]}
      empty={{ title: words.empty, text: words.emptyText, action: create }}
    />
  );
}

const tones: Readonly<Record<ListedPage['facts']['status'], Tone>> = {
  published: 'good',
  Draft: 'quiet',
  Disabled: 'quiet',
};

function useColumns(): readonly Column<ListedPage>[] {
  const words = useTexts(pageTexts);
  const menuWords = useTexts(navigationTexts);
  const menusOf = usePageMenus();
  const format = useFormat();
  const [, ...others] = useShownLanguages();
  const languages: Column<ListedPage> = {
    key: 'languages',
    title: words.languages,
    role: 'detail',
    cell: ({ facts }) => (
      <Gaps languages={others.map(({ code, name }) => ({ name, state: facts.languages[code] ?? 'missing' }))} />
    ),
  };
  return [
    { key: 'title', title: words.name, role: 'title', cell: ({ title }) => title },
    {
      key: 'status',
      title: words.status,
      role: 'fact',
      cell: ({ facts: { status } }) => <StatusBadge tone={tones[status]}>{words.statuses[status]}</StatusBadge>,
    },
    {
      key: 'address',
      title: words.address,
      role: 'fact',
      cell: ({ facts: { slug, isHomepage } }) => (isHomepage ? words.homepage : `/${slug}`),
    },
    {
      key: 'menus',
      title: menuWords.inMenus,
      role: 'detail',
      cell: ({ id }) => {
        const menus = menusOf?.(id);
        if (menus === undefined) return '';
        return menus.length > 0 ? menus.join(', ') : <StatusBadge tone="quiet">{menuWords.notLinked}</StatusBadge>;
      },
    },
    ...(others.length > 0 ? [languages] : []),
    {
      key: 'changed',
      title: words.changed,
      role: 'detail',
      isDate: true,
      cell: ({ changedAt }) => (changedAt === null ? '' : format.day(changedAt)),
    },
  ];
}

/** The languages in which something is to be written. */
function Gaps({ languages }: ComponentProps<typeof LanguageStates>) {
  const words = useTexts(pageTexts);
  const gaps = languages.filter(({ state }) => state !== 'complete');
  return gaps.length === 0 ? words.allLanguages : <LanguageStates languages={gaps} />;
}
