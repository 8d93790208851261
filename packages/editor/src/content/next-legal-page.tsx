import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../app/session.ts';
import { checklistAfter } from '../opening/queries.ts';
import { useTexts } from '../texts/texts.ts';
import type { OpenPage } from './edited-page.ts';
import { pageTexts } from './messages.ts';

/** After an unfinished legal page has been finished: the way to the next one. */
export function NextLegalPage({ page: { id, version } }: { readonly page: OpenPage }) {
  const words = useTexts(pageTexts);
  const isAllowed = useCan()('settings.manage');
  const [wasUnfinished, setWasUnfinished] = useState(false);
  const { data } = useQuery({ ...checklistAfter({ id, version }), enabled: isAllowed });
  const unfinished = data?.unfinishedPages ?? [];
  const isUnfinished = unfinished.some((each) => each.id === id);
  if (isUnfinished && !wasUnfinished) setWasUnfinished(true);
  const next = unfinished[0];
  if (!wasUnfinished || isUnfinished || !next) return null;
  return (
    <Text size="sm">
      {words.next}{' '}
      <Anchor component={Link} to={`/config/pages/${next.id}`} underline="always">
        {next.title}
      </Anchor>
    </Text>
  );
}
