import { Group, Paper, Text } from '@mantine/core';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { changeInPercent } from './change.ts';
import { salesTexts } from './messages.ts';
import type { Period } from './queries.ts';

/** The sum of some days beside as many days before. */
export function PeriodTile({ period: { days, now, before } }: { readonly period: Period }) {
  const words = useTexts(salesTexts);
  const format = useFormat();
  const length = days as keyof typeof words.periods;
  const percent = changeInPercent(now.net.value, before.net.value);
  return (
    <Paper component="section" withBorder p="lg" radius="lg" style={{ borderColor: 'var(--awning-line)' }}>
      <Text component="h3" fw={600} c="var(--awning-quiet)" size="sm">
        {words.periods[length]}
      </Text>
      <Text fz="1.75rem" fw={650} lh={1.3} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {format.money(now.net)}
      </Text>
      <Text>{words.orders(now.orders)}</Text>
      <Group gap={6} mt="xs">
        <Text size="sm" c="var(--awning-quiet)">
          {words.before[length]}: {format.money(before.net)}
        </Text>
        {percent !== undefined && (
          <Text size="sm" fw={600} c={percent < 0 ? 'var(--mantine-color-error)' : 'var(--awning-accent)'}>
            {words.change(`${percent > 0 ? '+' : ''}${format.number(percent)}`)}
          </Text>
        )}
      </Group>
    </Paper>
  );
}
