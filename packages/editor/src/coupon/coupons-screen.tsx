import { useSession } from '../app/session.ts';
import { CreateLink, ListActions, useTrashAct } from '../kit/document/actions.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useNow } from '../kit/use-now.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { couponKind } from './coupon-kind.ts';
import { couponStatus, couponTones } from './coupon-status.ts';
import { discountText } from './discount-text.ts';
import { couponTexts } from './messages.ts';
import { couponChoices, couponsQuery, type ListedCoupon } from './queries.ts';

export function CouponsScreen() {
  const words = useTexts(couponTexts);
  const address = useListAddress(couponChoices);
  const coupons = usePagedRows(couponsQuery(address.asked));
  const trash = useTrashAct(couponKind);
  const create = <CreateLink listPath={couponKind.listPath}>{words.create}</CreateLink>;
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      actions={<ListActions listPath={couponKind.listPath}>{create}</ListActions>}
      address={address}
      query={coupons}
      columns={useColumns()}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => `${couponKind.listPath}/${id}`}
      search={{ label: words.search, hint: words.searchHint }}
      filters={[
        { name: 'status', label: words.status, options: words.statuses },
        { name: 'kind', label: words.kind, options: words.kinds },
      ]}
      bulkActs={[trash]}
      empty={{ title: words.empty, text: words.emptyText, action: create }}
    />
  );
}

function useColumns(): readonly Column<ListedCoupon>[] {
  const words = useTexts(couponTexts);
  const format = useFormat();
  const { website } = useSession();
  const now = useNow();
  return [
    { key: 'code', title: words.code, role: 'title', sort: { up: 'code', down: '-code' }, cell: ({ title }) => title },
    {
      key: 'discount',
      title: words.discount,
      role: 'fact',
      cell: ({ facts }) => discountText(facts, format, words, website.currency),
    },
    {
      key: 'status',
      title: words.status,
      role: 'fact',
      cell: ({ facts }) => {
        const status = couponStatus(facts, now);
        return <StatusBadge tone={couponTones[status]}>{words.statuses[status]}</StatusBadge>;
      },
    },
    {
      key: 'ends',
      title: words.ends,
      role: 'detail',
      isDate: true,
      sort: { up: 'ends', down: '-ends' },
      cell: ({ facts: { endsAt } }) => (endsAt === null ? words.noEnd : format.moment(endsAt)),
    },
    {
      key: 'uses',
      title: words.uses,
      role: 'detail',
      isNumber: true,
      sort: { up: 'uses', down: '-uses' },
      cell: ({ facts: { uses, limitTotal } }) =>
        limitTotal === null ? format.number(uses) : words.usesOf(format.number(uses), format.number(limitTotal)),
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
