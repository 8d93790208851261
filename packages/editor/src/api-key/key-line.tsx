import { Badge, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Ask } from '../kit/ask.tsx';
import { recordStyle } from '../kit/records.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useChange } from '../kit/use-change.ts';
import { useNow } from '../kit/use-now.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import style from './key-line.module.css';
import { apiKeyTexts } from './messages.ts';
import { type ApiKey, apiKeysQuery } from './queries.ts';
import { rightTexts } from './right-texts.ts';

const SHOWN_RIGHTS = 4;

export function KeyLine({ apiKey }: { readonly apiKey: ApiKey }) {
  const words = useTexts(apiKeyTexts);
  const rights = useTexts(rightTexts);
  const format = useFormat();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const revocation = useChange({
    change: () => call('DELETE /api/team/api-keys/:id', { params: { id: apiKey.id } }),
    stale: apiKeysQuery.queryKey,
    success: words.revoked,
    reasons: words.reasons,
  });
  const { expiresAt, lastUsedAt, createdAt } = apiKey;
  const isExpired = expiresAt !== null && new Date(expiresAt) <= now;
  const further = apiKey.rights.length - SHOWN_RIGHTS;
  return (
    <div className={`${recordStyle['line']} ${style['line']}`}>
      <Stack gap={2} miw={0}>
        <Group gap="xs" wrap="nowrap">
          <strong className={recordStyle['cut']}>{apiKey.name}</strong>
          <code className={style['hint']}>…{apiKey.hint}</code>
          {isExpired && <StatusBadge tone="quiet">{words.expired}</StatusBadge>}
        </Group>
        <span className={recordStyle['quiet']}>{words.madeBy(apiKey.memberName, format.day(createdAt))}</span>
        <span className={recordStyle['quiet']}>
          {[
            lastUsedAt === null ? words.neverUsed : words.lastUsed(format.moment(lastUsedAt)),
            expiresAt === null ? words.noEnd : words.ends(format.day(expiresAt)),
          ].join(' · ')}
        </span>
      </Stack>
      <Group gap={6}>
        {apiKey.rights.slice(0, SHOWN_RIGHTS).map((right) => (
          <Badge key={right} variant="default" tt="none" fw={500}>
            {rights[right]}
          </Badge>
        ))}
        {further > 0 && <span className={recordStyle['quiet']}>{words.further(further)}</span>}
      </Group>
      <Button size="xs" variant="default" className={style['action'] ?? ''} onClick={() => setAsking(true)}>
        {words.revoke}
      </Button>
      <Ask
        isOpen={isAsking}
        title={words.revokeTitle(apiKey.name)}
        action={words.revoke}
        isBusy={revocation.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => revocation.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {words.revokeText}
      </Ask>
    </div>
  );
}
