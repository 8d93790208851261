import { Anchor, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Card } from '../kit/card.tsx';
import { BarList } from '../kit/chart/bar-list.tsx';
import { ChartOrTable } from '../kit/chart/chart-or-table.tsx';
import { NumberTable } from '../kit/chart/number-table.tsx';
import { Empty } from '../kit/empty.tsx';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { Loaded } from '../kit/loaded.tsx';
import { type StockRow, stockQuery } from '../stock/queries.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { salesTexts } from './messages.ts';

const MAX_ROWS = 5;

/** Variants that are low or sold out, the newest first. */
export function LowStock() {
  const words = useTexts(salesTexts);
  const rows = usePagedRows(stockQuery({ stock: 'low' }));
  const few = rows.data?.slice(0, MAX_ROWS);
  return few === undefined ? (
    <Card title={words.lowStock}>
      <Loaded query={rows}>{() => null}</Loaded>
    </Card>
  ) : (
    <LowRows rows={few} />
  );
}

function LowRows({ rows }: { readonly rows: readonly StockRow[] }) {
  const words = useTexts(salesTexts);
  const format = useFormat();
  if (rows.length === 0) {
    return (
      <Card title={words.lowStock}>
        <Empty title={words.noneLow}>{words.noneLowText}</Empty>
      </Card>
    );
  }
  const nameOf = ({ title, choice }: StockRow) => (choice === '' ? title : `${title}, ${choice}`);
  const hrefOf = ({ productId }: StockRow) => `/config/commerce/products/${productId}`;
  const leftOf = ({ onHand, reserved }: StockRow) => Math.max(0, onHand - reserved);
  const all = (
    <Anchor component={Link} to="/config/commerce/inventory?stock=low" size="sm">
      {words.allLow}
    </Anchor>
  );
  return (
    <ChartOrTable
      title={words.lowStock}
      chart={
        <Stack gap="md">
          <BarList
            label={words.lowStock}
            rows={rows.map((row) => ({
              key: row.id,
              label: nameOf(row),
              href: hrefOf(row),
              value: leftOf(row),
              text: leftOf(row) === 0 ? words.soldOut : words.left(format.number(leftOf(row))),
            }))}
          />
          {all}
        </Stack>
      }
      table={
        <Stack gap="md">
          <NumberTable
            label={words.lowStock}
            head={[words.product, words.inStock, words.warnAt]}
            rows={rows.map((row) => ({
              key: row.id,
              name: <Link to={hrefOf(row)}>{nameOf(row)}</Link>,
              cells: [format.number(leftOf(row)), row.warnAt === null ? '–' : format.number(row.warnAt)],
            }))}
          />
          {all}
        </Stack>
      }
    />
  );
}
