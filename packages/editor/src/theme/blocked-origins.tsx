import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { singleQuery } from '../kit/document/single.ts';
import { useTexts } from '../texts/texts.ts';
import { originsQuery } from './queries.ts';
import { themeSettingsTexts } from './settings-messages.ts';
import { themeSettingsKind } from './theme-settings-kind.ts';

/** The other servers that the theme of the website wants to load from and that the owner has not allowed. */
export function BlockedOrigins({ name }: { readonly name: string }) {
  const words = useTexts(themeSettingsTexts);
  const { data: named } = useQuery(originsQuery(name));
  const { data: settings } = useQuery(singleQuery(themeSettingsKind));
  if (!named || !settings) return null;
  const allowed = settings.body.themes[name]?.origins ?? [];
  const blocked = named.origins.filter(({ origin }) => !allowed.includes(origin));
  if (blocked.length === 0) return null;
  const servers = blocked.map(({ origin }) => origin.replace('https://', ''));
  return (
    <Text size="sm" mt="sm" style={{ overflowWrap: 'anywhere' }}>
      {words.blocked(servers.join(', '))}
    </Text>
  );
}
