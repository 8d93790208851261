import { Button, Select, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSession } from '../app/session.ts';
import { Empty } from '../kit/empty.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { useFirstPage, usePagedRows } from '../kit/list/use-paged-rows.ts';
import { Page } from '../kit/page.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { kindTexts, languagesTexts } from './messages.ts';
import {
  type ListedTranslation,
  languagesPath,
  listedStates,
  type TranslatedKind,
  translationAddress,
  translationChoices,
  translationsQuery,
} from './queries.ts';
import { translationTexts } from './translation-messages.ts';
import style from './translations-screen.module.css';

/** What is left to translate into a language, whatever kind of document it is in. */
export function TranslationsScreen() {
  const words = useTexts(translationTexts);
  const { add } = useTexts(languagesTexts);
  const { languages } = useSession().website;
  const others = languages.slice(1);
  if (others.length > 0) return <List others={others} />;
  return (
    <Page title={words.title} lead={words.lead}>
      <Empty
        title={words.noLanguage}
        action={
          <Button component={Link} to={languagesPath}>
            {add}
          </Button>
        }
      >
        {words.noLanguageText}
      </Empty>
    </Page>
  );
}

interface ListProps {
  /** At least one. */
  readonly others: readonly { readonly code: string; readonly name: string }[];
}

function List({ others }: ListProps) {
  const words = useTexts(translationTexts);
  const kinds = useTexts(kindTexts);
  const common = useTexts(commonTexts);
  const address = useListAddress(translationChoices);
  const { kind, state = 'missing' } = address.asked;
  const language = (others.find(({ code }) => code === address.asked.language) ?? others[0])!.code;
  const wanted = { language, state, kind };
  const query = translationsQuery(wanted);
  const rows = usePagedRows(query);
  const isComplete = useFirstPage(query)?.isComplete !== false;
  // Both are always chosen, so the list is narrowed by the kind alone.
  const narrowed = { ...address, asked: kind === undefined ? {} : { kind } };
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      actions={
        <Button component={Link} to={languagesPath} variant="default">
          {words.toLanguages}
        </Button>
      }
      address={narrowed}
      query={rows}
      columns={useColumns()}
      nameOf={(row) => row.title ?? kinds[row.kind as TranslatedKind]}
      hrefOf={(row) => translationAddress(wanted, row)}
      empty={{ title: words.empty, text: words.emptyTexts[state] }}
    >
      <div className={style['choices']}>
        <Select
          label={words.language}
          data={others.map(({ code, name }) => ({ value: code, label: name }))}
          value={language}
          allowDeselect={false}
          onChange={(value) => address.ask('language', value ?? '')}
        />
        <Select
          label={words.state}
          data={listedStates.map((one) => ({ value: one, label: words.states[one] }))}
          value={state}
          allowDeselect={false}
          onChange={(value) => address.ask('state', value ?? '')}
        />
        <Select
          label={words.kind}
          data={[
            { value: '', label: common.all },
            ...Object.entries(kinds).map(([value, label]) => ({ value, label })),
          ]}
          value={kind ?? ''}
          allowDeselect={false}
          onChange={(value) => address.ask('kind', value ?? '')}
        />
      </div>
      {!isComplete && (
        <Text component="output" size="sm" c="var(--awning-quiet)">
          {words.counting}
        </Text>
      )}
    </ListScreen>
  );
}

function useColumns(): readonly Column<ListedTranslation>[] {
  const words = useTexts(translationTexts);
  const kinds = useTexts(kindTexts);
  return [
    {
      key: 'name',
      title: words.name,
      role: 'title',
      cell: ({ title, kind }) => (title ?? kinds[kind as TranslatedKind]) || words.untitled,
    },
    { key: 'kind', title: words.kind, role: 'fact', cell: ({ kind }) => kinds[kind as TranslatedKind] },
    {
      key: 'state',
      title: words.state,
      role: 'fact',
      cell: ({ missing, changed }) => (
        <span className={style['states']}>
          {missing > 0 && <StatusBadge tone="quiet">{words.missing(missing)}</StatusBadge>}
          {changed > 0 && <StatusBadge tone="open">{words.changed(changed)}</StatusBadge>}
          {missing + changed === 0 && <StatusBadge tone="good">{words.complete}</StatusBadge>}
        </span>
      ),
    },
  ];
}
