import { type TeamRoleName, teamRoles } from '@awning/site-model';
import { Group } from '@mantine/core';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useTexts } from '../texts/texts.ts';
import { roleTexts } from './role-texts.ts';

/** Every role by number, with its words, in the order of the numbers. */
export function useRoles(): readonly { readonly code: number; readonly name: string; readonly may: string }[] {
  const words = useTexts(roleTexts);
  return teamRoles.members.map(({ code, name }) => ({ code, ...words[name as TeamRoleName] }));
}

export function RoleNames({ roles }: { readonly roles: readonly number[] }) {
  const all = useRoles();
  return (
    <Group gap={6}>
      {all
        .filter(({ code }) => roles.includes(code))
        .map(({ code, name }) => (
          <StatusBadge key={code} tone="quiet">
            {name}
          </StatusBadge>
        ))}
    </Group>
  );
}
