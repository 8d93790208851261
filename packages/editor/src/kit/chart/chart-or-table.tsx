import { Group, SegmentedControl, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Card } from '../card.tsx';
import { kitTexts } from '../messages.ts';

interface ChartOrTableProps {
  readonly title: string;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

/** A card with a chart, and the same numbers as a table at the press of a switch. */
export function ChartOrTable({ title, chart, table }: ChartOrTableProps) {
  const words = useTexts(kitTexts);
  const [shown, setShown] = useState('chart');
  return (
    <Card>
      <Group justify="space-between" mb="md" gap="sm">
        <Title order={2}>{title}</Title>
        <SegmentedControl
          size="xs"
          aria-label={words.shownAs(title)}
          value={shown}
          onChange={setShown}
          data={[
            { value: 'chart', label: words.chart },
            { value: 'table', label: words.table },
          ]}
        />
      </Group>
      {shown === 'chart' ? chart : table}
    </Card>
  );
}
