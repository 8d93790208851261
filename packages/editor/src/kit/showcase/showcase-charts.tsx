import { SimpleGrid, Stack } from '@mantine/core';
import { BarChart } from '../chart/bar-chart.tsx';
import { BarList } from '../chart/bar-list.tsx';
import { ChartOrTable } from '../chart/chart-or-table.tsx';
import { NumberTable } from '../chart/number-table.tsx';
import { pots } from './samples.ts';

const days = Array.from({ length: 30 }, (_, place) => ({
  key: String(place),
  label: `Nov ${place + 1}`,
  value: ((place * 37) % 90) - (place % 11 === 5 ? 70 : 0),
  before: (place * 23) % 60,
  text: `${(place * 37) % 90} pots`,
}));

/** Numbers over time, some of them below zero, and numbers by name. */
export function ShowcaseCharts() {
  const few = pots.slice(0, 5);
  return (
    <Stack gap="lg" maw={1080} mx="auto" w="100%">
      <ChartOrTable
        title="Pots by day"
        chart={<BarChart summary="Pots thrown on 30 days." points={days} scaleText={String} />}
        table={
          <NumberTable
            label="Pots by day"
            head={['Day', 'Pots', 'Before']}
            rows={days.map(({ key, label, value, before }) => ({
              key,
              name: label,
              cells: [String(value), String(before)],
            }))}
          />
        }
      />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <ChartOrTable
          title="Pots by name"
          chart={
            <BarList
              label="Pots by name"
              rows={few.map(({ id, name, onHand }) => ({
                key: id,
                label: name,
                href: '/',
                value: onHand,
                text: `${onHand} left`,
              }))}
            />
          }
          table={
            <NumberTable
              label="Pots by name"
              head={['Pot', 'Left']}
              rows={few.map(({ id, name, onHand }) => ({ key: id, name, cells: [String(onHand)] }))}
            />
          }
        />
      </SimpleGrid>
    </Stack>
  );
}
