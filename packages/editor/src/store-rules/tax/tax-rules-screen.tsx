import { useQuery } from '@tanstack/react-query';
import { CreateLink, ListActions, useTrashAct } from '../../kit/document/actions.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { usePagedRows } from '../../kit/list/use-paged-rows.ts';
import { useFormat } from '../../texts/format.ts';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { placeTexts } from '../place/messages.ts';
import { areaText, countryText } from '../place/place-text.ts';
import { ProblemList } from '../problem-list.tsx';
import { rulesWith } from './applied-rule.ts';
import { taxTexts } from './messages.ts';
import { problemTexts } from './problem-texts.ts';
import { allTaxRulesQuery, type ListedTaxRule, type TaxRules, taxChoices, taxRulesQuery } from './queries.ts';
import { TaxExample } from './tax-example.tsx';
import { taxRuleKind } from './tax-rule-kind.ts';

export function TaxRulesScreen() {
  const words = useTexts(taxTexts);
  const address = useListAddress(taxChoices);
  const listed = usePagedRows(taxRulesQuery(address.asked));
  const { data: all } = useQuery(allTaxRulesQuery);
  const trash = useTrashAct(taxRuleKind);
  const columns = useColumns(all);
  const create = <CreateLink listPath={taxRuleKind.listPath}>{words.create}</CreateLink>;
  const rules = all && rulesWith(all, undefined);
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      actions={<ListActions listPath={taxRuleKind.listPath}>{create}</ListActions>}
      address={address}
      query={listed}
      columns={columns}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => `${taxRuleKind.listPath}/${id}`}
      search={{ label: words.search }}
      bulkActs={[trash]}
      footer={rules && <TaxExample rules={rules} startCountry={all.storeCountry} />}
      empty={{ title: words.empty, text: words.emptyText, action: create }}
    >
      {rules && <ProblemList title={words.cannotWork} problems={problemTexts({ rules, all }, words)} />}
    </ListScreen>
  );
}

function useColumns(all: TaxRules | undefined): readonly Column<ListedTaxRule>[] {
  const words = useTexts(taxTexts);
  const placeWords = useTexts(placeTexts);
  const format = useFormat();
  const language = useLanguage();
  const placeOf = ({ id, facts: { country } }: ListedTaxRule) => {
    const area = all?.rules.find((rule) => rule.id === id)?.body.area;
    if (area) return areaText(area, placeWords, language);
    return country === null ? placeWords.everywhere : countryText(country, language);
  };
  return [
    { key: 'name', title: words.name, role: 'title', cell: ({ title }) => title },
    { key: 'place', title: words.place, role: 'fact', cell: placeOf },
    {
      key: 'percent',
      title: words.percent,
      role: 'fact',
      isNumber: true,
      cell: ({ facts: { percent } }) => format.percent(percent),
    },
    { key: 'class', title: words.taxClass, role: 'detail', cell: ({ facts: { taxClass } }) => taxClass },
    {
      key: 'inclusive',
      title: words.inclusive,
      role: 'detail',
      cell: ({ facts: { inclusive } }) => (inclusive ? words.inclusives.yes : words.inclusives.no),
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
