import { Button, Group, Stack } from '@mantine/core';
import { call } from '../api/client.ts';
import { recordStyle } from '../kit/records.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { securityTexts } from './messages.ts';
import { type OpenSession, sessionsQuery } from './queries.ts';
import style from './security.module.css';

export function SessionLine({ session }: { readonly session: OpenSession }) {
  const words = useTexts(securityTexts);
  const format = useFormat();
  const device = session.device || words.unknownDevice;
  const end = useChange({
    change: () => call('DELETE /api/team/sessions/:id', { params: { id: session.id } }),
    stale: sessionsQuery.queryKey,
    success: words.sessionEnded,
    reasons: words.reasons,
  });
  return (
    <div className={`${recordStyle['line']} ${style['session']}`}>
      <Stack gap={0} miw={0}>
        <Group gap={8}>
          <strong>{device}</strong>
          {session.isCurrent && <StatusBadge tone="good">{words.thisBrowser}</StatusBadge>}
        </Group>
        <span className={recordStyle['quiet']}>
          {words.lastUse(format.moment(session.lastSeenAt), session.network)}
        </span>
        <span className={recordStyle['quiet']}>{words.signedIn(format.moment(session.createdAt))}</span>
      </Stack>
      {!session.isCurrent && (
        <Button
          size="xs"
          variant="default"
          className={style['end'] ?? ''}
          loading={end.isPending}
          onClick={() => end.mutate(undefined)}
          aria-label={words.endSession(device)}
        >
          {words.signOut}
        </Button>
      )}
    </div>
  );
}
