import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { Card } from '../kit/card.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Record, Records } from '../kit/records.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { securityTexts } from './messages.ts';
import { sessionsQuery } from './queries.ts';
import { SessionLine } from './session-line.tsx';

export function SessionsCard() {
  const words = useTexts(securityTexts);
  const sessions = useQuery(sessionsQuery);
  const endOthers = useChange({
    change: () => call('DELETE /api/team/sessions', {}),
    stale: sessionsQuery.queryKey,
    success: words.othersEnded,
  });
  const hasOthers = (sessions.data?.sessions.length ?? 0) > 1;
  return (
    <Card title={words.sessions} isFlush>
      <Text px="lg" mb="sm">
        {words.sessionsText}
      </Text>
      <Loaded query={sessions}>
        {({ sessions: open }) => (
          <Records label={words.sessions}>
            {open.map((session) => (
              <Record key={session.id}>
                <SessionLine session={session} />
              </Record>
            ))}
          </Records>
        )}
      </Loaded>
      {hasOthers && (
        <Group px="lg" pb="lg" pt="sm">
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate(undefined)}>
            {words.endOthers}
          </Button>
        </Group>
      )}
    </Card>
  );
}
