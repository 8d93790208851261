import { Button, Stack } from '@mantine/core';
import { call } from '../api/client.ts';
import { recordStyle } from '../kit/records.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import style from './line.module.css';
import { teamTexts } from './messages.ts';
import { type Invitation, teamQuery } from './queries.ts';
import { RoleNames } from './role-names.tsx';

export function InvitationLine({ invitation }: { readonly invitation: Invitation }) {
  const words = useTexts(teamTexts);
  const format = useFormat();
  const withdrawal = useChange({
    change: () => call('DELETE /api/team/invitations/:id', { params: { id: invitation.id } }),
    stale: teamQuery.queryKey,
    success: words.withdrawn,
    reasons: words.reasons,
  });
  return (
    <div className={`${recordStyle['line']} ${style['line']}`}>
      <Stack gap={0} miw={0}>
        <strong className={recordStyle['cut']}>{invitation.email}</strong>
        <span className={recordStyle['quiet']}>{words.validUntil(format.day(invitation.expiresAt))}</span>
      </Stack>
      <RoleNames roles={invitation.roles} />
      <Button
        size="xs"
        variant="default"
        className={style['actions'] ?? ''}
        loading={withdrawal.isPending}
        onClick={() => withdrawal.mutate(undefined)}
      >
        {words.withdraw}
      </Button>
    </div>
  );
}
