import { NativeSelect, Stack, Text } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { useTexts } from '../texts/texts.ts';
import type { KeptArea, ThemeArea } from './queries.ts';
import { themeSettingsTexts } from './settings-messages.ts';
import { type AreaChoices, placeOf, withPlace } from './typed-theme-settings.ts';

interface AreasCardProps {
  readonly theme: string;
  /** What is stored for areas that the theme does not have. */
  readonly kept: readonly KeptArea[];
  readonly areas: readonly ThemeArea[];
  readonly value: AreaChoices;
  readonly onChange: (value: AreaChoices) => void;
}

/** Where the theme shows what belonged to menus and areas of another theme. */
export function AreasCard({ theme, kept, areas, value, onChange }: AreasCardProps) {
  const words = useTexts(themeSettingsTexts);
  return (
    <Card title={words.areas}>
      <Stack>
        <Text>{words.areasText(theme)}</Text>
        {kept.map((area) => (
          <NativeSelect
            key={`${area.kind} ${area.name}`}
            label={words.keptArea[area.kind](area.name, area.parts)}
            value={placeOf(value, area) ?? ''}
            data={[
              { value: '', label: words.nowhere },
              ...areas
                .filter(({ kind }) => kind === area.kind)
                .map(({ name, title, isEmpty }) => ({ value: name, label: isEmpty ? title : words.insteadOf(title) })),
            ]}
            onChange={({ currentTarget }) => onChange(withPlace(value, area, currentTarget.value))}
          />
        ))}
      </Stack>
    </Card>
  );
}
