import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Ask } from '../kit/ask.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { BlockedOrigins } from './blocked-origins.tsx';
import { Findings } from './findings.tsx';
import { HiddenAreas } from './hidden-areas.tsx';
import { themeTexts } from './messages.ts';
import { type Theme, themesQuery } from './queries.ts';
import { themeSettingsTexts } from './settings-messages.ts';
import style from './theme-line.module.css';

interface ThemeLineProps {
  readonly theme: Theme;
  readonly isChosen: boolean;
}

export function ThemeLine({ theme: { name, title, author, source }, isChosen }: ThemeLineProps) {
  const words = useTexts(themeTexts);
  const settings = useTexts(themeSettingsTexts);
  const queries = useQueryClient();
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const choose = useChange({
    change: async () => {
      queries.setQueryData(themesQuery.queryKey, await call('PUT /api/website/theme', { body: { name } }));
      await queries.invalidateQueries({ queryKey: ['theme-findings', name] });
    },
    stale: ['overview'],
    success: isChosen ? words.reloaded(title) : words.used(title),
    reasons: words.reasons,
  });
  const remove = useChange({
    change: async () => {
      queries.setQueryData(themesQuery.queryKey, await call('DELETE /api/website/themes/:name', { params: { name } }));
    },
    success: words.removed(title),
    reasons: words.reasons,
  });
  return (
    <div className={style['line']}>
      <Group gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        {isChosen && <StatusBadge tone="good">{words.inUse}</StatusBadge>}
      </Group>
      <Text size="sm" c="var(--awning-quiet)" style={{ overflowWrap: 'anywhere' }}>
        {[words.sources[source], ...(author === '' ? [] : [words.by(author)])].join(' · ')}
      </Text>
      <Group gap="xs" mt={8}>
        {isChosen && (
          <Button
            size="xs"
            component={Link}
            to="/config/settings/theme/settings"
            aria-label={settings.adjustName(title)}
          >
            {settings.adjust}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          loading={choose.isPending}
          onClick={() => choose.mutate()}
          aria-label={isChosen ? words.reloadName(title) : words.chooseName(title)}
        >
          {isChosen ? words.reload : words.use}
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-expanded={isChecked}
          onClick={() => setChecked(!isChecked)}
          aria-label={isChecked ? words.hideCheck : words.checkName(title)}
        >
          {isChecked ? words.hideCheck : words.check}
        </Button>
        {source === 'uploaded' && !isChosen && (
          <Button size="xs" variant="default" onClick={() => setAsking(true)} aria-label={words.removeName(title)}>
            {words.remove}
          </Button>
        )}
      </Group>
      {isChosen && <BlockedOrigins name={name} />}
      {isChosen && <HiddenAreas name={name} />}
      {isChecked && <Findings name={name} title={title} />}
      <Ask
        isOpen={isAsking}
        title={words.removeQuestion(title)}
        action={words.remove}
        isBusy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {words.removeText}
      </Ask>
    </div>
  );
}
