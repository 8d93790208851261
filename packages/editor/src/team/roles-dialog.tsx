import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { teamTexts } from './messages.ts';
import { type TeamMember, teamQuery } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';

interface RolesDialogProps {
  readonly member: TeamMember;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function RolesDialog({ member, isOpen, onClose }: RolesDialogProps) {
  const words = useTexts(teamTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`${words.changeRoles}: ${member.name}`}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <RolesForm member={member} onClose={onClose} />
    </Modal>
  );
}

function RolesForm({ member, onClose }: Omit<RolesDialogProps, 'isOpen'>) {
  const words = useTexts(teamTexts);
  const common = useTexts(commonTexts);
  const [roles, setRoles] = useState(() => member.roles.map(String));
  const change = useChange({
    change: () =>
      call('PUT /api/team/members/:id/roles', { params: { id: member.id }, body: { roles: roles.map(Number) } }),
    stale: teamQuery.queryKey,
    success: words.rolesChanged,
    reasons: words.reasons,
  });
  const isEmpty = roles.length === 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) change.mutate(undefined, { onSuccess: onClose });
      }}
    >
      <RoleChoice value={roles} onChange={setRoles} error={isEmpty ? words.rolesMissing : undefined} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" loading={change.isPending} disabled={isEmpty}>
          {common.save}
        </Button>
      </Group>
    </form>
  );
}
