import { Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { BarChart } from '../kit/chart/bar-chart.tsx';
import { ChartOrTable } from '../kit/chart/chart-or-table.tsx';
import { NumberTable } from '../kit/chart/number-table.tsx';
import { type Format, formatFor, useFormat } from '../texts/format.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { salesTexts } from './messages.ts';
import { PeriodTile } from './period-tile.tsx';
import type { CurrencySales, Sales } from './queries.ts';

/** What was sold today, in 7 and in 30 days, and on each day. */
export function SalesOverview({ sales }: { readonly sales: Sales }) {
  const words = useTexts(salesTexts);
  const [chosen, setChosen] = useState<string>();
  const shown = sales.currencies.find(({ currency }) => currency === chosen) ?? sales.currencies[0];
  if (!shown) return null;
  return (
    <Stack gap="md">
      {sales.currencies.length > 1 && (
        <Group>
          <SegmentedControl
            aria-label={words.currency}
            value={shown.currency}
            onChange={setChosen}
            data={sales.currencies.map(({ currency }) => currency)}
          />
        </Group>
      )}
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        {shown.periods.map((period) => (
          <PeriodTile key={period.days} period={period} />
        ))}
      </SimpleGrid>
      <Text size="sm" c="var(--awning-quiet)">
        {words.lead} {sales.hasTestPayments && words.withoutTests} {!sales.isComplete && words.counting}
      </Text>
      {hasSales(shown) && <DailySales sales={shown} />}
    </Stack>
  );
}

/** A chart without bars says no more than the sums above it. */
function hasSales({ days }: CurrencySales): boolean {
  return days.some(({ orders, net, before }) => orders > 0 || Number(net.value) !== 0 || Number(before.value) !== 0);
}

function DailySales({ sales: { currency, days, periods } }: { readonly sales: CurrencySales }) {
  const words = useTexts(salesTexts);
  const format = useFormat();
  const dates = useDayFormat();
  const month = periods.at(-1);
  const best = days.reduce((first, second) => (Number(second.net.value) > Number(first.net.value) ? second : first));
  const summary =
    month === undefined
      ? ''
      : words.summary(
          format.money(month.now.net),
          format.money(month.before.net),
          `${dates.day(best.day)}, ${format.money(best.net)}`,
        );
  return (
    <ChartOrTable
      title={words.byDay}
      chart={
        <Stack gap="xs">
          <BarChart
            summary={summary}
            scaleText={(value) => format.money({ decimalValue: String(value), currencyCode: currency })}
            points={days.map(({ day, net, before }) => ({
              key: day,
              label: dates.short(day),
              value: Number(net.value),
              before: Number(before.value),
              text: format.money(net),
            }))}
          />
          <Text size="sm" c="var(--awning-quiet)">
            {words.legend}
          </Text>
        </Stack>
      }
      table={
        <NumberTable
          label={words.byDay}
          head={[words.day, words.orderCount, words.net, words.daysBefore]}
          rows={days.toReversed().map(({ day, orders, net, before }) => ({
            key: day,
            name: dates.day(day),
            cells: [format.number(orders), format.money(net), format.money(before)],
          }))}
        />
      }
    />
  );
}

/** A day has no time and so no time zone. */
function useDayFormat(): Pick<Format, 'day'> & { readonly short: (day: string) => string } {
  const language = useLanguage();
  const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const long = formatFor(language, 'UTC');
  return { day: (day) => long.day(day), short: (day) => short.format(new Date(day)) };
}
