import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useSession } from '../app/session.ts';
import { Ask } from '../kit/ask.tsx';
import { recordStyle } from '../kit/records.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import style from './line.module.css';
import { teamTexts } from './messages.ts';
import { type TeamMember, teamQuery } from './queries.ts';
import { RoleNames } from './role-names.tsx';
import { RolesDialog } from './roles-dialog.tsx';

export function MemberLine({ member }: { readonly member: TeamMember }) {
  const words = useTexts(teamTexts);
  const session = useSession();
  const [open, setOpen] = useState<'roles' | 'remove'>();
  const close = () => setOpen(undefined);
  const removal = useChange({
    change: () => call('DELETE /api/team/members/:id', { params: { id: member.id } }),
    stale: teamQuery.queryKey,
    success: words.removed,
    reasons: words.reasons,
  });
  const isYou = member.id === session.member.id;
  return (
    <div className={`${recordStyle['line']} ${style['line']}`}>
      <Stack gap={0} miw={0}>
        <Group gap={8}>
          <strong>{member.name}</strong>
          {member.isOwner && <StatusBadge tone="good">{words.owner}</StatusBadge>}
          {member.hasSecondFactor && <StatusBadge tone="quiet">{words.hasSecondFactor}</StatusBadge>}
          {isYou && <StatusBadge tone="open">{words.you}</StatusBadge>}
        </Group>
        <span className={`${recordStyle['quiet']} ${recordStyle['cut']}`}>{member.email}</span>
      </Stack>
      <RoleNames roles={member.roles} />
      {!member.isOwner && !isYou && (
        <Group gap="xs" wrap="nowrap" className={style['actions'] ?? ''}>
          <Button size="xs" variant="default" onClick={() => setOpen('roles')}>
            {words.changeRoles}
          </Button>
          <Button size="xs" variant="subtle" color="red" onClick={() => setOpen('remove')}>
            {words.remove}
          </Button>
        </Group>
      )}
      <RolesDialog member={member} isOpen={open === 'roles'} onClose={close} />
      <Ask
        isOpen={open === 'remove'}
        title={words.removeTitle(member.name)}
        action={words.remove}
        isBusy={removal.isPending}
        onClose={close}
        onConfirm={() => removal.mutate(undefined, { onSettled: close })}
      >
        {words.removeText}
      </Ask>
    </div>
  );
}
