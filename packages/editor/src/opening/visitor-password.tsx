import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { PasswordField } from '../kit/fields/password-field.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { openingTexts } from './messages.ts';
import { openingKey, shopQuery } from './queries.ts';

/** The password with which visitors pass the lock screen. */
export function VisitorPassword({ hasPassword }: { readonly hasPassword: boolean }) {
  const { visitorPassword: words } = useTexts(openingTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const change = useChange({
    change: async (password: string | null) => {
      queries.setQueryData(shopQuery.queryKey, await call('PUT /api/opening/visitor-password', { body: { password } }));
      setTyped('');
    },
    success: common.saved,
    stale: openingKey,
    reasons: words.reasons,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(typed);
      }}
    >
      <Stack gap="xs">
        <Text size="sm">{hasPassword ? words.isSet : words.isNotSet}</Text>
        <Group align="flex-start">
          <PasswordField
            label={hasPassword ? words.another : words.password}
            description={common.passwordHint}
            autoComplete="new-password"
            style={{ flex: '1 1 260px' }}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={fieldProblems(change.error, words.reasons)['password']}
          />
          <Button type="submit" variant="default" mt={25} loading={change.isPending}>
            {hasPassword ? words.change : words.set}
          </Button>
        </Group>
        {hasPassword && (
          <Group>
            <Button size="xs" variant="default" disabled={change.isPending} onClick={() => change.mutate(null)}>
              {words.remove}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
