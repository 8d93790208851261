import { NativeSelect, Stack, Text } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import type { KeptArea, ThemeArea } from './queries.ts';
import { themeSettingsTexts } from './settings-messages.ts';
import { type AreaChoices, placeOf, withPlace } from './typed-theme-settings.ts';

interface AreasFieldsProps {
  readonly theme: string;
  /** What is stored for areas that the theme does not have. */
  readonly kept: readonly KeptArea[];
  readonly areas: readonly ThemeArea[];
  readonly value: AreaChoices;
  readonly onChange: (value: AreaChoices) => void;
}

/** Where the theme shows what belonged to menus and areas of another theme. */
export function AreasFields({ theme, kept, areas, value, onChange }: AreasFieldsProps) {
  const words = useTexts(themeSettingsTexts);
  return (
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
  );
}
