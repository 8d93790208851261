import { useQuery } from '@tanstack/react-query';
import { CreateLink, ListActions, useTrashAct } from '../../kit/document/actions.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { usePagedRows } from '../../kit/list/use-paged-rows.ts';
import { areasText } from '../place/place-text.ts';
import { ProblemList } from '../problem-list.tsx';
import { zonesWith } from './priced-zone.ts';
import { problemTexts } from './problem-texts.ts';
import { type ListedZone, type ShippingRules, shippingRulesQuery, zoneChoices, zonesQuery } from './queries.ts';
import { ShippingExample } from './shipping-example.tsx';
import { UntaxedNote } from './untaxed-note.tsx';
import { useShippingPlace } from './use-shipping-place.ts';
import { zoneKind } from './zone-kind.ts';

export function ZonesScreen() {
  const place = useShippingPlace();
  const address = useListAddress(zoneChoices);
  const zones = usePagedRows(zonesQuery(address.asked));
  const { data: rules } = useQuery(shippingRulesQuery);
  const trash = useTrashAct(zoneKind);
  const columns = useColumns(rules);
  const { words } = place;
  const create = <CreateLink listPath={zoneKind.listPath}>{words.create}</CreateLink>;
  const priced = rules && zonesWith(rules, undefined, place);
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      actions={<ListActions listPath={zoneKind.listPath}>{create}</ListActions>}
      address={address}
      query={zones}
      columns={columns}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => `${zoneKind.listPath}/${id}`}
      search={{ label: words.search }}
      bulkActs={[trash]}
      footer={rules && priced && <ShippingExample zones={priced} startCountry={rules.storeCountry} />}
      empty={{ title: words.empty, text: words.emptyText, action: create }}
    >
      {rules && priced && (
        <>
          <UntaxedNote zones={priced} rules={rules} />
          <ProblemList title={words.cannotWork} problems={problemTexts({ zones: priced, rules }, place)} />
        </>
      )}
    </ListScreen>
  );
}

function useColumns(rules: ShippingRules | undefined): readonly Column<ListedZone>[] {
  const { words, placeWords, format, language, primary } = useShippingPlace();
  const bodyOf = (id: string) => rules?.zones.find((zone) => zone.id === id)?.body;
  return [
    { key: 'name', title: words.name, role: 'title', cell: ({ title }) => title },
    {
      key: 'places',
      title: words.places,
      role: 'fact',
      cell: ({ id }) => areasText(bodyOf(id)?.areas ?? [], placeWords, language),
    },
    {
      key: 'options',
      title: words.options,
      role: 'fact',
      cell: ({ id }) => (bodyOf(id)?.options ?? []).map(({ texts }) => texts[primary] ?? '').join(' · '),
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
