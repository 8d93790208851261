import { Switch, Text } from '@mantine/core';
import { call } from '../api/client.ts';
import { useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { teamTexts } from './messages.ts';
import { teamQuery } from './queries.ts';

/** The owner decides; other administrators see what was decided. */
export function SecondFactorRule({ isNeeded }: { readonly isNeeded: boolean }) {
  const words = useTexts(teamTexts);
  const { member } = useSession();
  const change = useChange({
    change: (adminsNeedSecondFactor: boolean) =>
      call('PUT /api/team/second-factor-rule', { body: { adminsNeedSecondFactor } }),
    stale: teamQuery.queryKey,
    reasons: words.reasons,
  });
  if (!member.isOwner && !isNeeded) return null;
  return (
    <Card title={words.secondFactor}>
      {member.isOwner ? (
        <Switch
          label={words.adminsNeed}
          description={words.adminsNeedText}
          checked={change.isPending ? change.variables : isNeeded}
          disabled={change.isPending}
          onChange={(event) => change.mutate(event.currentTarget.checked)}
        />
      ) : (
        <Text>{words.adminsNeedIt}</Text>
      )}
    </Card>
  );
}
