import { Link } from '@tanstack/react-router';
import { Card } from '../kit/card.tsx';
import { BarList } from '../kit/chart/bar-list.tsx';
import { ChartOrTable } from '../kit/chart/chart-or-table.tsx';
import { NumberTable } from '../kit/chart/number-table.tsx';
import { Empty } from '../kit/empty.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { salesTexts } from './messages.ts';
import type { Sales } from './queries.ts';

type Seller = Sales['bestSellers'][number];

export function BestSellers({ sellers }: { readonly sellers: readonly Seller[] }) {
  const words = useTexts(salesTexts);
  const format = useFormat();
  if (sellers.length === 0) {
    return (
      <Card title={words.bestSellers}>
        <Empty title={words.noneSold}>{words.noneSoldText}</Empty>
      </Card>
    );
  }
  const hrefOf = ({ productId }: Seller) => `/config/commerce/products/${productId}`;
  return (
    <ChartOrTable
      title={words.bestSellers}
      chart={
        <BarList
          label={words.bestSellers}
          rows={sellers.map((seller) => ({
            key: seller.productId,
            label: seller.title ?? words.deleted,
            ...(seller.title === null ? {} : { href: hrefOf(seller) }),
            value: seller.units,
            text: words.sold(format.number(seller.units)),
          }))}
        />
      }
      table={
        <NumberTable
          label={words.bestSellers}
          head={[words.product, words.units, words.amount]}
          rows={sellers.map((seller) => ({
            key: seller.productId,
            name: seller.title === null ? words.deleted : <Link to={hrefOf(seller)}>{seller.title}</Link>,
            cells: [format.number(seller.units), seller.amounts.map((amount) => format.money(amount)).join(', ')],
          }))}
        />
      }
    />
  );
}
