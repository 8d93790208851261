import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { singleQuery } from '../kit/document/single.ts';
import { useTexts } from '../texts/texts.ts';
import { areasQuery } from './queries.ts';
import { themeSettingsTexts } from './settings-messages.ts';
import { themeSettingsKind } from './theme-settings-kind.ts';
import { placeOf, typedThemeSettings } from './typed-theme-settings.ts';

const MAX_NAMED = 5;

/** What is stored for menus and areas of another theme and has no place in the theme of the website yet. */
export function HiddenAreas({ name }: { readonly name: string }) {
  const words = useTexts(themeSettingsTexts);
  const { data: found } = useQuery(areasQuery(name));
  const { data: settings } = useQuery(singleQuery(themeSettingsKind));
  if (!found || !settings) return null;
  const { areas } = typedThemeSettings(settings.body, name);
  const hidden = found.kept.filter((area) => placeOf(areas, area) === undefined);
  if (hidden.length === 0) return null;
  const names = hidden.map((area) => words.areaName[area.kind](area.name));
  return (
    <Text size="sm" mt="sm" style={{ overflowWrap: 'anywhere' }}>
      {words.hiddenAreas(names.length > MAX_NAMED ? `${names.slice(0, MAX_NAMED).join(', ')} …` : names.join(', '))}
    </Text>
  );
}
