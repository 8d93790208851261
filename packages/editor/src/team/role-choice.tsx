import { Checkbox, Stack } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import { teamTexts } from './messages.ts';
import { useRoles } from './role-names.tsx';

interface RoleChoiceProps {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly error?: string | undefined;
}

/** Rights of several roles add up, so each can be ticked on its own. */
export function RoleChoice({ value, onChange, error }: RoleChoiceProps) {
  const words = useTexts(teamTexts);
  return (
    <Checkbox.Group label={words.roles} value={[...value]} onChange={onChange} error={error}>
      <Stack gap="sm" mt="xs" mb="xs">
        {useRoles().map(({ code, name, may }) => (
          <Checkbox key={code} value={String(code)} label={name} description={may} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
