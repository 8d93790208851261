import { Group, Text } from '@mantine/core';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { contrastLevels, contrastOn } from './contrast.ts';
import { themeSettingsTexts } from './settings-messages.ts';

interface ContrastLineProps {
  readonly colour: string;
  readonly ground: { readonly title: string; readonly colour: string };
}

/** How well a colour is read on another one; nothing where the theme works one of them out. */
export function ContrastLine({ colour, ground }: ContrastLineProps) {
  const words = useTexts(themeSettingsTexts);
  const language = useLanguage();
  const contrast = contrastOn(colour, ground.colour);
  if (contrast === undefined) return null;
  const level = contrast >= contrastLevels.good ? 'good' : contrast >= contrastLevels.large ? 'open' : 'bad';
  // Rounded up, 4.49 would look as if it were enough.
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.floor(contrast * 10) / 10);
  return (
    <Group gap={6} data-contrast>
      <StatusBadge tone={level}>{words.contrastLevels[level]}</StatusBadge>
      <Text size="xs" c="var(--awning-quiet)">
        {words.contrast(digits, ground.title)}
      </Text>
    </Group>
  );
}
